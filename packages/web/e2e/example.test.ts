import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { browserAt, consoleErrors, desktop, phone } from './browser.ts';
import { byMouse, byTouch, hurry, isOver, moveOf, playOn } from './playing.ts';

const root = path.join(import.meta.dirname, '..');
let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    server: { port: 0 },
    logLevel: 'error',
  });
  await server.listen();
});
afterAll(() => server?.close());

const { visit } = browserAt(() => server.resolvedUrls?.local[0] ?? '');
const play = 'button[data-game=dochu]';

/** The page in development plays the games that are not in the product's list. */
test('games/_example is played to its end with the mouse, and on a phone by touch', async () => {
  for (const [options, hand] of [
    [desktop, byMouse],
    [phone, byTouch],
  ] as const) {
    const { page, context } = await visit(options);
    await hurry(page);
    await page.reload();
    await page.locator(play).click();
    await page.locator('.dochu [data-choice]').first().waitFor();
    await expectAccessible(page, 'the board');
    await expectNoSidewaysScroll(page, 'the board');
    await playOn(page, hand, 7);
    expect(await isOver(page)).toBe(true);
    expect(await page.locator('.scores tbody tr').count()).toBe(3);
    expect(consoleErrors(page)).toEqual([]);
    await context.close();
  }
});

test('a game without lessons offers none: no tutorial, no rules, no advice; and its move can be taken back', async () => {
  const { page, context } = await visit();
  await hurry(page);
  await page.reload();
  expect(await page.locator('a[href="#/learn/kaigan"]').count()).toBe(1);
  expect(await page.locator('a[href="#/learn/dochu"], a[href="#/rules/dochu"]').count()).toBe(0);
  await page.locator(play).click();
  await page.locator('.dochu .card[data-choice]').first().waitFor();
  expect(await page.locator('.strip-tools .tool').allTextContents()).not.toContain('Rules');
  expect(await page.locator('.strip-tools .tool').allTextContents()).not.toContain('Hint');

  // By keyboard alone: the focus is led from the card to the end of the turn.
  const before = await moveOf(page);
  await page.locator('.dochu .card[data-choice]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => moveOf(page)).toBe(before + 1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.dochu :is(.buy, .step)'))).toBe(true);
  await page.locator('.dochu .buttons .button').first().click();
  await expect.poll(() => moveOf(page)).toBe(before);
  await context.close();
});
