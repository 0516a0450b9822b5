import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from '../../server/tests/support/person.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { desktop, pageTests, phone } from './browser.ts';

const tests = pageTests();
const { visit } = tests;
const address = (): string => new URL(tests.address()).origin;

const french = { ...phone, locale: 'fr-FR' };
const open = async (page: Page, where: string): Promise<void> => {
  await page.goto(`${address()}${where}`);
};
const leave = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};

/** A game between two people, played to its end without a browser. */
let finished: { readonly id: string; readonly ann: Person };
beforeAll(async () => {
  const people = [await Person.called('Ann', address()), await Person.called('Ben', address())];
  const { id, places } = await seated(people, { name: 'Under the wave' });
  await playOn(places, () => false);
  await (places[0] as AtTable).soon('the ratings', ({ table }) => table.result?.ratings !== undefined);
  for (const person of people) person.close();
  finished = { id, ann: people[0] as Person };
}, 120_000);

test('a table by a preset, its link by QR code to a phone, name and time changed before the start', async () => {
  const host = (await visit(desktop)).page;
  await open(host, '/#/tables');
  // Tables stand before what opens one.
  await host.getByRole('heading', { name: 'Open a table' }).waitFor();
  const headings = await host.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Waiting for players')).toBeLessThan(headings.indexOf('Open a table'));
  await host.getByRole('button', { name: /Over days/ }).click();
  await host.getByLabel('Your name').fill('Marie');
  await host.getByRole('radiogroup', { name: 'Game' }).getByRole('radio', { name: 'Kaigan' }).check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByRole('textbox', { name: 'Invite' }).inputValue();
  expect(link).toMatch(new RegExp(`^${address()}/table/[\\w-]{22}$`));
  await host.getByRole('button', { name: 'Show a QR code' }).click();
  await host.getByRole('img', { name: /camera/ }).waitFor();
  await expectAccessible(host, 'the waiting room, with its code');

  // Whoever follows the link reads who invites to what.
  const guest = (await visit(french)).page;
  await guest.goto(link);
  await guest.getByText('Marie vous invite à une partie de Kaigan, 3 joueurs, sur plusieurs jours').waitFor();
  expect(new URL(guest.url()).hash).toMatch(/^#\/table\//);
  await expectNoSidewaysScroll(guest, 'the waiting room, as a guest');
  await expectAccessible(guest, 'the waiting room, as a guest');
  await guest.getByLabel('Votre nom').fill('Paul');
  await guest.getByRole('button', { name: 'S’asseoir', exact: true }).tap();
  await host.getByText('Paul').first().waitFor();

  await host.getByText('Name, time and options').click();
  const form = host.locator('details.more-choices form');
  await form.getByLabel('Name of the table').fill('Round the coast');
  await form.getByLabel('Time').selectOption({ label: '15 min + 15 s' });
  await form.getByRole('button', { name: 'Change it for everybody' }).click();
  await host.getByText('Changed: everybody here sees it.').waitFor();
  await guest.getByRole('heading', { level: 1, name: 'Round the coast' }).waitFor();
  await guest.getByText('Marie vous invite à une partie de Kaigan, 3 joueurs, en une séance').waitFor();
  expect(await guest.getByText('Nom, temps et options').count()).toBe(0);

  // In the lobby it stands with who is there; when it is full, nobody is asked to join.
  const stranger = (await visit(phone)).page;
  await open(stranger, '/#/tables');
  const line = stranger.getByRole('listitem').filter({ hasText: 'Round the coast' });
  await line.getByText('2 players here now').waitFor();
  await line.getByRole('link', { name: 'Join: Round the coast' }).waitFor();
  await expectNoSidewaysScroll(stranger, 'the lobby');
  await expectAccessible(stranger, 'the lobby');
  await host.getByRole('combobox', { name: 'Give seat 3 to a bot' }).selectOption({ index: 1 });
  await line.getByText('full').waitFor();
  expect(await line.getByRole('link', { name: /Join/ }).count()).toBe(0);
  await stranger.goto(link);
  await stranger.getByText('This table is full: every seat is taken.').waitFor();
  await leave(host, guest, stranger);
});

test('a link with a broken id says so at once', async () => {
  const { page } = await visit(phone);
  await open(page, '/#/table/cut-sho');
  await page.getByRole('alert').getByText('There is no such table.').waitFor();
  await open(page, '/table/AAAAAAAAAAAAAAAAAAAAAA');
  await page.getByRole('alert').getByText('There is no such table.').waitFor();
  await leave(page);
});

test('a profile shows works, results, scores and ratings; charts have tables; a work’s link leads to its game', async () => {
  for (const look of [desktop, french]) {
    const { page } = await visit(look);
    const isFrench = look === french;
    await open(page, `/#/players/${finished.ann.id}`);
    await page.getByRole('heading', { name: isFrench ? 'Plus belles œuvres' : 'Best works' }).waitFor();
    const work = page.locator('.works img').first();
    await work.scrollIntoViewIfNeeded();
    await expect
      .poll(() => work.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]), { timeout: 20_000 })
      .toEqual([true, 1200]);
    await page.getByRole('img', { name: isFrench ? /Classement au fil du temps/ : /Rating over time/ }).waitFor();
    const asTable = page.getByText(isFrench ? 'En tableau' : 'As a table');
    expect(await asTable.count()).toBe(2);
    for (const each of await asTable.all()) await each.click();
    await page
      .getByRole('link', { name: 'Player 2' })
      .or(page.getByRole('link', { name: 'Ben' }))
      .first()
      .waitFor();
    await expectAccessible(page, 'a profile');
    await expectNoSidewaysScroll(page, 'a profile');
    await leave(page);
  }
  const { page } = await visit(desktop);
  await open(page, `/table/${finished.id}/print/0`);
  expect(await page.title()).toContain('Kanagawa');
  await page.getByRole('heading', { name: 'Result' }).or(page.locator('.ending')).first().waitFor();
  await leave(page);
});
