import type { Page } from 'playwright-core';

interface Wanted {
  readonly players: number;
  /** The bots from the second seat on, by their number in the list of levels; else seats are free. */
  readonly bots?: readonly number[];
  /** Of whoever has none yet. */
  readonly yourName?: string;
  readonly tableName?: string;
}

/** In the lobby: opens a table with every choice in sight. */
export async function openTable(page: Page, { players, bots = [], yourName, tableName }: Wanted): Promise<void> {
  await page.getByRole('button', { name: /Your own way/ }).click();
  if (yourName) await page.getByLabel('Your name').fill(yourName);
  await page
    .getByRole('radiogroup', { name: 'Players' })
    .getByRole('radio', { name: String(players) })
    .check();
  for (const [index, level] of bots.entries())
    await page.getByRole('combobox', { name: `Seat ${index + 2}` }).selectOption({ index: level });
  if (tableName) await page.getByLabel('Name of the table').fill(tableName);
  await page.getByRole('button', { name: 'Open the table' }).click();
}

/** A game of two against a bot, at a table of the server. */
export async function playAtTable(page: Page, yourName: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/tables`);
  await page.reload();
  await openTable(page, { players: 2, bots: [1], yourName });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.kanagawa.yours').waitFor();
}
