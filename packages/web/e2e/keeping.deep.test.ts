import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { consoleErrors, desktop, pageTests } from './browser.ts';
import { byMouse, hurry, isOver, moveOf, playOn } from './playing.ts';

const { visit } = pageTests();
const play = /Play Kanagawa/;
const record = fileURLToPath(new URL('../../../games/kanagawa/records/3-players-placed.json', import.meta.url));
const twoPlayers = new URL('../../../games/kanagawa/records/2-players-placed.json', import.meta.url);

test('a killed tab resumes at the same move', async () => {
  const { page, context, address } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: play }).click();
  await playOn(page, byMouse, 5, 30);
  await page.locator('.kanagawa.yours').waitFor();
  const move = await moveOf(page);
  const url = page.url();
  // No goodbye: the renderer is gone at once.
  await page.goto('chrome://crash').catch(() => {});
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(url);
  await again.locator('.kanagawa').waitFor();
  expect(await moveOf(again)).toBe(move);
  await again.goto(`${address}#/`);
  await again.getByRole('link', { name: 'Go on' }).click();
  await again.locator('.kanagawa').waitFor();
  expect(await moveOf(again)).toBe(move);
  await context.close();
});

test('the same game in two tabs: nothing is overwritten, and the second says so', async () => {
  const { page, context } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: play }).click();
  await page.locator('.kanagawa.yours').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.kanagawa.yours').waitFor();
  // A tab behind another draws when it pleases, and clicks there may wait for that.
  await page.bringToFront();
  await playOn(page, byMouse, 6, 6);
  await other.bringToFront();
  await playOn(other, byMouse, 6, 1);
  await other.getByRole('alert').filter({ hasText: 'another tab' }).waitFor();
  await context.close();
});

/** Two people around one screen; the first holds a card that lay face down, and may keep it. */
function beforeSecrets() {
  const { result: _, ...game } = JSON.parse(readFileSync(twoPlayers, 'utf8'));
  const players = [{ name: 'Aiko' }, { name: 'Bunta' }];
  const buffer = Buffer.from(JSON.stringify({ ...game, players, moves: game.moves.slice(0, 63) }));
  return { name: 'game.json', mimeType: 'application/json', buffer };
}

test('two people around one screen: covered when it passes on while somebody holds secrets', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(beforeSecrets());
  await page.locator('.kanagawa.yours').waitFor();
  await page.getByRole('button', { name: 'End turn' }).click();
  const cover = page.locator('.cover');
  await cover.getByText('Bunta').first().waitFor();
  let covered = 0;
  for (let part = 0; covered < 2 && !(await isOver(page)); part++) covered += await playOn(page, byMouse, 7 + part, 30);
  expect(covered).toBeGreaterThan(1);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('replay: scrub, step, jump by the log, link to a moment, and play on from there', async () => {
  const { page, context, address } = await visit({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
  await hurry(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(record);
  await page.waitForURL(/#\/replay\//);
  const at = (move: number): Promise<unknown> => page.getByText(new RegExp(`^Move ${move} of`)).waitFor();
  await at(0);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await at(1);
  await page.getByRole('slider').fill('40');
  await at(40);
  await page.getByRole('button', { name: 'What happened' }).click();
  await page.getByRole('button', { name: /^Move 12:/ }).click();
  await page.keyboard.press('Escape');
  await at(12);
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await context.browser()!.newPage();
  await guest.goto(link);
  await guest.getByText(/^Move 12 of/).waitFor();
  await guest.close();
  // Whoever comes back is where they were, with the eyes that they had.
  await page.getByLabel('Point of view').selectOption('Everything open');
  await page.waitForURL(/#\/replay\/[\w-]+\/12\/all$/);
  await page.goto(`${address}#/about`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await at(12);
  expect(await page.getByLabel('Point of view').inputValue()).toBe('all');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/game\//);
  await playOn(page, byMouse, 9, 10);
  expect(await moveOf(page)).toBeGreaterThan(12);
  await page.goto(`${address}#/`);
  await page.getByRole('heading', { name: 'Your gallery' }).waitFor();
  await page.getByRole('heading', { name: 'Go on playing' }).waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await context.close();
});

test('after one visit it plays without a network', async () => {
  const { page, context, address } = await visit();
  await hurry(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(address);
  await page.getByRole('button', { name: play }).click();
  await playOn(page, byMouse, 10, 20);
  await page.locator('.kanagawa').waitFor();
  for (const other of ['rules', 'about', 'learn']) {
    await page.goto(`${address}#/${other}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(consoleErrors(page)).toEqual([]);
  await context.close();
});
