import { expect, test } from 'vitest';
import { consoleErrors, pageTests, phone } from './browser.ts';
import { hurry } from './playing.ts';
import { playAtTable } from './tables.ts';

const { visit } = pageTests();

test('a seat is taken up on another device by its code, and a stranger gets nowhere', async () => {
  const { page } = await visit();
  await hurry(page);
  await playAtTable(page, 'Cho');
  await page.getByRole('button', { name: 'Another device' }).click();
  const link = page.getByRole('dialog').locator('.address');
  await expect.poll(() => link.inputValue()).toMatch(/#\/code\/\w/);
  const other = (await visit(phone)).page;
  await other.goto(await link.inputValue());
  await other.locator('.kanagawa.yours').waitFor();
  // By hand, in a browser whose socket was opened as nobody: without loading the page anew.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Another device' }).click();
  const code = page.getByRole('dialog').locator('.code');
  await expect.poll(() => code.textContent()).toMatch(/^\w{4}-/);
  const tablet = (await visit()).page;
  await tablet.goto(`${tablet.url().split('#')[0]}#/tables`);
  await tablet.getByLabel('Code of your seat').fill((await code.textContent()) ?? '');
  await tablet.getByRole('button', { name: 'Take my seat here' }).click();
  await tablet.locator('.kanagawa.yours').waitFor();
  const stranger = (await visit()).page;
  await stranger.goto(`${stranger.url().split('#')[0]}#/code/AAAA-AAAA-AAAA`);
  await stranger.getByText('This code is not valid').waitFor();
  for (const each of [page, other, tablet, stranger]) {
    consoleErrors(each).length = 0;
    await each.context().close();
  }
});
