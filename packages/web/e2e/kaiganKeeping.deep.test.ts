import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { consoleErrors, pageTests } from './browser.ts';
import { byMouse, hurry, isOver, moveOf, playOn } from './playing.ts';

const { visit } = pageTests();
const play = /Play Kaigan/;
const record = fileURLToPath(new URL('../../../games/kaigan/records/3-players-covered.json', import.meta.url));

/** The last choice may still be on its way, and bots answer it: the move at which the table comes to rest. */
async function settled(page: Page): Promise<number> {
  for (let before = -1; ; ) {
    await page.locator('.kaigan.yours').waitFor();
    const move = await moveOf(page);
    if (move === before) return move;
    before = move;
    await page.waitForTimeout(1000);
  }
}

test('a killed tab resumes Kaigan at the same move', async () => {
  const { page, context } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: play }).click();
  await playOn(page, byMouse, 5, 20);
  const move = await settled(page);
  const url = page.url();
  // No goodbye: the renderer is gone at once.
  await page.goto('chrome://crash').catch(() => {});
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(url);
  await again.locator('.kaigan').waitFor();
  expect(await moveOf(again)).toBe(move);
  await context.close();
});

test('two people around one screen: covered whenever it passes on, and purses of others stay shut', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('radio', { name: 'Kaigan' }).check();
  const seats = page.locator('fieldset.seat');
  await seats.nth(0).getByLabel('Name').fill('Aiko');
  await seats.nth(1).getByLabel('Who plays').selectOption('');
  await seats.nth(1).getByLabel('Name').fill('Bunta');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.kaigan, .cover').first().waitFor();
  const covered = await playOn(page, byMouse, 7, 40);
  expect(covered).toBeGreaterThan(2);
  await page.locator('.kaigan, .cover button').first().waitFor();
  if (await page.locator('.cover button').isVisible()) await page.locator('.cover button').click();
  const purses = await page.locator('.kaigan .plate .count:last-child').allInnerTexts();
  expect(purses.map(text => text.includes('?'))).toEqual([false, true, true]);
  await playOn(page, byMouse, 8);
  expect(await isOver(page)).toBe(true);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('a replay of Kaigan: scrub, jump by the log, which lights what it touched, and play on from there', async () => {
  const { page, context } = await visit();
  await hurry(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(record);
  await page.waitForURL(/#\/replay\//);
  const at = (move: number): Promise<unknown> => page.getByText(new RegExp(`^Move ${move} of`)).waitFor();
  await at(0);
  await page.getByRole('slider').fill('60');
  await at(60);
  expect(await page.locator('.kaigan :is([data-choice], [data-drop], [data-then])').count()).toBe(0);
  await page.getByRole('button', { name: 'What happened' }).click();
  const line = page.getByRole('button', { name: /^Move 12:/ });
  await line.hover();
  await page.locator('.kaigan .lit').first().waitFor();
  await line.click();
  await page.keyboard.press('Escape');
  await at(12);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/game\/kaigan\//);
  await playOn(page, byMouse, 9, 6);
  expect(await moveOf(page)).toBeGreaterThan(12);
  expect(consoleErrors(page)).toEqual([]);
  await context.close();
});
