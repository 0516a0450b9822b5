import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { desktop, pageTests, phone, type Visit } from './browser.ts';
import { hurry } from './playing.ts';

const { visit } = pageTests(['--reveal-within', '15', '--bot-thinks', '20']);

async function openTable(page: Page): Promise<string> {
  await hurry(page);
  await page.reload();
  await page.getByRole('link', { name: /Play with friends/ }).click();
  await page.getByRole('button', { name: /A first game/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return await page.getByLabel('Invite').inputValue();
}

/** Somebody on a phone sits down at the table, and their browser promises a part. */
async function benAt(link: string, ann: Page): Promise<Visit> {
  const ben = await visit(phone);
  await ben.page.goto(link);
  await ben.page.reload();
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).tap();
  for (const page of [ann, ben.page]) await page.getByText(/a part of their own to the shuffle: Ann, Ben\./).waitFor();
  return ben;
}

const keptIn = (page: Page): Promise<{ part: string; fixed?: string[] }> =>
  page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('hanga-parts') ?? '{}'))[0] as { part: string });

/** Two people who leave have bots play on for them, to the end. */
async function leave(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByText('A bot is playing for you.').waitFor();
}

test('two browsers have a part in the shuffle each; one that was closed reveals when it is opened again', async () => {
  const ann = (await visit(desktop)).page;
  const link = await openTable(ann);
  const { page: first, context } = await benAt(link, ann);
  await expectAccessible(ann, 'a room with parts');
  await expectNoSidewaysScroll(first, 'a room with parts');
  const promised = await keptIn(first);
  await first.close();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.getByText('Still waiting for the part of the shuffle of: Ben.').waitFor();
  const ben = await context.newPage();
  await ben.goto(link);
  for (const page of [ann, ben]) await page.locator('.kanagawa').waitFor();
  const shown = await keptIn(ben);
  expect(shown.part).toBe(promised.part);
  expect(shown.fixed).toHaveLength(2);
  for (const page of [ann, ben]) await leave(page);
  for (const page of [ann, ben]) {
    await page.locator('.ending').waitFor();
    await page.locator('.ending').getByRole('link', { name: 'Check the shuffle' }).click();
    await page.getByText(/^Kanagawa: /).waitFor();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('The shuffle was fair.').waitFor();
    await page.getByText('each is the one that was promised. A part of their own was brought by: Ann, Ben.').waitFor();
    await page.getByText('The part that this browser drew is in it').waitFor();
    await page.getByText('The parts of the seed').click();
    await page.getByText('Ben, drawn by their browser').waitFor();
    expect(await page.locator('.shuffle-parts').textContent()).toContain(shown.part);
    await expectAccessible(page, 'a shuffle of parts');
    await expectNoSidewaysScroll(page, 'a shuffle of parts');
  }
  // What a browser remembers is stronger than what a server says: here, as if its part had been exchanged.
  await ben.evaluate(() => {
    const kept = localStorage.getItem('hanga-parts') ?? '';
    localStorage.setItem('hanga-parts', kept.replace(/"part":"../, '"part":"zz'));
  });
  await ben.getByRole('button', { name: 'Check' }).click();
  await ben.getByText('The part that this browser drew and showed is not in it.').waitFor();
  await ben.getByText('Something is wrong.').waitFor();
  for (const page of [ann, ben]) await page.context().close();
});

test('a browser that never comes back is named, and the game begins without its part', async () => {
  const ann = (await visit(desktop)).page;
  const link = await openTable(ann);
  const ben = await benAt(link, ann);
  await ben.context.close();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.getByText('Still waiting for the part of the shuffle of: Ben.').waitFor();
  await expectAccessible(ann, 'a room that waits for a part');
  const said = ann.getByRole('dialog', { name: 'The shuffle began anew' });
  await said.getByText('Ben did not reveal their part of the shuffle in time.').waitFor({ timeout: 60_000 });
  await expectAccessible(ann, 'who did not reveal');
  await said.getByRole('button', { name: 'All right' }).click();
  await ann.locator('.kanagawa').waitFor();
  await leave(ann);
  await ann.context().close();
});
