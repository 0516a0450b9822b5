import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';

const { visit } = pageTests();
const record = fileURLToPath(new URL('../../../games/kanagawa/records/3-players-placed.json', import.meta.url));

test('the first screen: accessible, no sideways scroll, no error, on desktop and phone', async () => {
  for (const device of [desktop, phone]) {
    const { page } = await visit(device);
    await page.getByRole('heading', { name: 'Hanga', level: 1 }).waitFor();
    await expectNoSidewaysScroll(page, 'home');
    await expectAccessible(page, 'home');
    expect(consoleErrors(page)).toEqual([]);
    await page.context().close();
  }
});

const readingPages = ['rules', 'about', 'learn', 'learn/kanagawa/yokai', 'rules/kaigan', 'learn/kaigan'];
test.each(readingPages)('the page "%s" is accessible and fits, in both languages', async name => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const { page, address } = await visit({ ...phone, locale });
    await page.goto(`${address}#/${name}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectNoSidewaysScroll(page, name);
    await expectAccessible(page, `${name} ${locale}`);
    expect(consoleErrors(page)).toEqual([]);
    await page.context().close();
  }
});

test('the language follows the browser and is switched at any time', async () => {
  const { page } = await visit({ ...desktop, locale: 'fr-CA' });
  await page.getByRole('button', { name: /Jouer à Kanagawa/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: /Play Kanagawa/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Play Kanagawa/ }).waitFor();
  await page.context().close();
});

test('a record is opened from a file, kept, saved again, and removed', async () => {
  const { page, address } = await visit();
  await page.locator('input[type=file]').setInputFiles(record);
  await page.waitForURL(/#\/replay\//);
  await page.getByText(/^Move 0 of/).waitFor();
  await page.goto(`${address}#/`);
  const game = page.getByRole('listitem').filter({ hasText: 'Aiko, Bunta, Chiyo' });
  await game.waitFor();
  const saving = page.waitForEvent('download');
  await game.getByRole('button', { name: 'Save the record' }).click();
  const saved = await (await saving).path();
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual(JSON.parse(readFileSync(record, 'utf8')));
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await game.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await game.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await game.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a damaged file gets a clear sentence, by the button and by drag and drop', async () => {
  const { page } = await visit();
  const damaged = { name: 'x.json', mimeType: 'application/json', buffer: readFileSync(record).subarray(0, 900) };
  await page.locator('input[type=file]').setInputFiles(damaged);
  await page.getByRole('alert').filter({ hasText: 'damaged' }).waitFor();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"game":"go"}'], 'go.json'));
    return transfer;
  });
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await page.getByRole('alert').filter({ hasText: 'not a Hanga record' }).waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('an address that leads nowhere says so', async () => {
  const { page, address } = await visit();
  await page.goto(`${address}#/nowhere`);
  await page.getByText('There is nothing at this address.').waitFor();
  const home = page.getByRole('link', { name: 'To the home page' });
  await home.click();
  await page.getByRole('button', { name: /Play Kanagawa/ }).waitFor();
  await page.goto(`${address}#/game/kanagawa/none`);
  await page.getByRole('alert').filter({ hasText: 'not in this browser' }).waitFor();
  await home.waitFor();
  await page.goto(`${address}#/shared/broken/3`);
  await page.getByRole('alert').filter({ hasText: 'cannot be read' }).waitFor();
  await home.waitFor();
  await page.context().close();
});
