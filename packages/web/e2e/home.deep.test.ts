import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pack } from '../src/records.ts';
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

test('what is wrong with a record is told wherever it comes from: a file, an address, the check of a shuffle', async () => {
  const { page, address } = await visit();
  const { result: _, ...played } = JSON.parse(readFileSync(record, 'utf8'));
  const impossible = { ...played, moves: played.moves.toSpliced(3, 1) };
  const later = { ...played, rules: 9 };
  const give = (given: object): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(given)),
    });
  for (const [given, sentence] of [
    [impossible, /^Move \d+, by seat \d, is illegal\.$/],
    [later, /version 9 of the rules/],
  ] as const) {
    await page.goto(`${address}#/`);
    await give(given);
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    await page.goto(`${address}#/shared/${await pack(given)}/3`);
    await page.getByRole('link', { name: 'To the home page' }).waitFor();
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  }
  await page.goto(`${address}#/check`);
  await give(impossible);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText(/Move \d+, by seat \d, is illegal/).waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('a worker that cannot be had is told of, and the record is not kept', async () => {
  const { page, address } = await visit();
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor() {
        super('/assets/none.js', { type: 'module' });
      }
    };
  });
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'could not be played again' });
  await page.locator('input[type=file]').setInputFiles(record);
  await failed.waitFor();
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.locator('.kept-game').count()).toBe(0);
  await page.goto(`${address}#/check`);
  await page.locator('input[type=file]').setInputFiles(record);
  await page.getByRole('button', { name: 'Check' }).click();
  await failed.waitFor();
  // The browser itself complains of the file that is not there.
  consoleErrors(page).length = 0;
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
