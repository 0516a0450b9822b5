import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { consoleErrors, desktop, pageTests } from './browser.ts';
import { hurry } from './playing.ts';
import { openTable } from './tables.ts';

// The table in words, by the key S, wherever there is a table.
const { visit, address } = pageTests();

async function told(page: Page): Promise<string> {
  await page.keyboard.press('s');
  const status = page.getByRole('region', { name: 'The table in words' }).getByRole('status');
  await expect.poll(() => status.textContent()).toMatch(/\w/);
  return (await status.textContent()) ?? '';
}

test('a replay is told', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  const file = new URL('../../../games/kanagawa/records/2-players-placed.json', import.meta.url);
  const record = { name: 'game.json', mimeType: 'application/json', buffer: readFileSync(file) };
  await page.locator('input[type=file]').setInputFiles(record);
  // A finished game opens as a replay.
  await page.getByText(/^Move \d+ of/).waitFor();
  expect(await told(page)).toMatch(/Round \d+, row \d of 3, \d+ cards? in the deck/);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ['kanagawa/lesson', /Round 1, row 1 of 3/],
  ['kanagawa/try-brushes', /Round \d, row \d of 3/],
  ['kaigan/lesson', /Round 1 of 5/],
])('a lesson is told: %s', async (part, words) => {
  const { page } = await visit();
  const [game, piece] = part.split('/');
  await page.goto(`${address()}#/learn/${game}${piece === 'lesson' ? '' : `/${piece}`}`);
  if (piece === 'lesson') await page.locator('main a[href*="/learn/"]').first().click();
  await page.locator('.table-top').waitFor();
  expect(await told(page)).toMatch(words);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('who only looks on is told the same table', async () => {
  const ann = (await visit(desktop)).page;
  await ann.getByRole('link', { name: /Play with friends/ }).click();
  await openTable(ann, { players: 2, yourName: 'Ann' });
  const link = await ann.getByLabel('Invite').inputValue();
  const ben = (await visit(desktop)).page;
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.locator('.kanagawa').waitFor();
  const eve = (await visit(desktop)).page;
  await eve.goto(link);
  await eve.getByText('You are watching.').waitFor();
  await eve.locator('.kanagawa').waitFor();
  const words = await told(eve);
  expect(words).toMatch(/Round 1, row 1 of 3/);
  expect(words).toMatch(/Ann: print of 1 section/);
  expect(words).toMatch(/Ben: print of 1 section/);
  for (const page of [ann, ben, eve]) await page.context().close();
});
