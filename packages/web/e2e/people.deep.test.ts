import type { GameRecord } from '@hanga/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { Person, playOn, seated } from '../../server/tests/support/person.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';
import { openTable } from './tables.ts';

const tests = pageTests();
const { visit } = tests;
const address = (): string => new URL(tests.address()).origin;

const open = async (page: Page, where: string): Promise<void> => {
  await page.goto(`${address()}/#/${where}`);
};
/** A refusal of the server is told on the console by the browser itself: that is no error of the page. */
const forgiveRefusals = (page: Page): void => {
  const others = consoleErrors(page).filter(error => !/Failed to load resource.*\b4\d\d\b/.test(error));
  consoleErrors(page).splice(0, Infinity, ...others);
};
const SOON = { timeout: 10_000 };
const leave = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};

/** A game between two people, played to its end without a browser. */
let game: { readonly id: string; readonly ann: Person; readonly record: GameRecord; readonly commitment: string };
beforeAll(async () => {
  const people = [await Person.called('Ann', address()), await Person.called('Ben', address())];
  const { id, places } = await seated(people, { name: 'Under the wave' });
  const commitment = places[0]?.table.commitment ?? '';
  await playOn(places, () => false);
  const ann = people[0] as Person;
  const record = await ann.get<GameRecord>(`/api/tables/${id}/record`);
  for (const person of people) person.close();
  game = { id, ann, record, commitment };
}, 120_000);

test('an account gathers tables across browsers: made in one, signed in to in another', async () => {
  const { page } = await visit(desktop);
  await open(page, 'me');
  await page.getByLabel('Name that others see').fill('Cho');
  await page.getByRole('button', { name: 'Choose this name' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cho' }).waitFor();
  await page.getByText('None of your games is under way.').waitFor();
  await page.getByLabel('Name that others see').fill('Chiyo');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await page.getByText('Your name has been changed.').waitFor();

  await page.getByRole('link', { name: 'Tables', exact: true }).click();
  await openTable(page, { players: 2, bots: [1], tableName: 'Evening game' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.kanagawa.yours').waitFor();

  await page.getByRole('link', { name: 'Chiyo' }).first().click();
  await page.getByText('Your turn', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Go on: Evening game' }).waitFor();
  const account = page.getByRole('form', { name: 'Create the account' });
  await account.getByLabel('Password').fill('short');
  await account.getByRole('button').click();
  expect(await account.getByLabel('Password').evaluate((field: HTMLInputElement) => field.validity.tooShort)).toBe(
    true,
  );
  await account.getByLabel('Password').fill('waves and foam');
  await account.getByRole('button').click();
  await page.getByText('You are signed in as Chiyo.').waitFor();
  await expectAccessible(page, 'my page, with an account');

  const other = (await visit(phone)).page;
  await open(other, 'me');
  await expectAccessible(other, 'my page, as nobody');
  await expectNoSidewaysScroll(other, 'my page, as nobody');
  const door = other.getByRole('form', { name: 'Sign in' });
  await door.getByLabel('Name').fill('chiyo');
  await door.getByLabel('Password').fill('not the password');
  await door.getByRole('button').tap();
  await other.getByText('Name and password do not match.').waitFor();
  await door.getByLabel('Password').fill('waves and foam');
  await door.getByRole('button').tap();
  await other.getByRole('heading', { level: 1, name: 'Chiyo' }).waitFor();
  await other.getByText('Your turn', { exact: true }).waitFor();
  await expectNoSidewaysScroll(other, 'my page');

  // The first page knows now whom to ask for.
  await open(other, '');
  await other.getByRole('heading', { name: 'It is your turn at one table' }).waitFor();
  await expectAccessible(other, 'the first page, with tables');
  await expectNoSidewaysScroll(other, 'the first page, with tables');
  await other.getByRole('link', { name: 'Go on: Evening game' }).tap();
  await other.locator('.kanagawa.yours').waitFor();

  // Without a network the first page says nothing of it, and nothing stands in the console.
  await other.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await other.context().setOffline(true);
  await other.goto(`${address()}/`);
  await other.getByRole('button', { name: /Play Kanagawa/ }).waitFor();
  await other.waitForTimeout(500);
  expect(await other.locator('.my-tables').count()).toBe(0);
  await other.context().setOffline(false);

  await open(other, 'me');
  await other.getByRole('button', { name: 'Sign out', exact: true }).tap();
  await other.getByLabel('Name that others see').waitFor();
  expect(await other.getByText('Evening game').count()).toBe(0);
  forgiveRefusals(other);
  await leave(page, other);
});

test('ratings, a profile and its games lead to each other; a stranger to nobody gets a sentence', async () => {
  for (const look of [desktop, phone]) {
    const { page } = await visit(look);
    await open(page, 'ratings/kanagawa');
    const rows = page.locator('.ratings tbody tr');
    await expect.poll(() => rows.count(), SOON).toBe(2);
    expect((await rows.locator('th').allTextContents()).sort()).toEqual(['Ann', 'Ben']);
    await expectAccessible(page, 'the ratings');
    await expectNoSidewaysScroll(page, 'the ratings');
    await page.getByRole('link', { name: 'Ann' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ann' }).waitFor();
    await page.getByText('1 game', { exact: true }).waitFor();
    const line = page.locator('.games li').filter({ hasText: 'Under the wave' });
    expect(await line.textContent()).toContain(game.record.result?.scores.join(' – '));
    await expectAccessible(page, 'a profile');
    await expectNoSidewaysScroll(page, 'a profile');
    await page.getByRole('link', { name: 'Watch again: Under the wave' }).click();
    await page.getByText(/^Move 0 of/).waitFor();
    await open(page, 'ratings/kaigan');
    await page.getByText('Nobody has finished a rated game yet.').waitFor();
    await open(page, 'players/nobody');
    await page.getByText('There is no such player.').waitFor();
    forgiveRefusals(page);
    await leave(page);
  }
});

const verdict = (page: Page) => page.locator('.verdict');
const give = (page: Page, record: object) =>
  page.getByLabel('Record of the game').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });

test('the shuffle of a table is checked in the browser, and tampering is told', async () => {
  const { page } = await visit(phone);
  await open(page, `table/${game.id}/replay`);
  // Until the game is there, the strip above it is another, with a menu of its own.
  await page.getByText(/^Move 0 of/).waitFor();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Check the shuffle' }).tap();
  const promise = page.getByLabel('Fingerprint shown at the start');
  await expect.poll(() => promise.inputValue(), SOON).toBe(game.commitment);
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.getByText('The shuffle was fair.').waitFor();
  expect(await page.locator('.found').textContent()).toContain(`all moves (${game.record.moves.length}) are legal`);
  await expectAccessible(page, 'a fair shuffle');
  await expectNoSidewaysScroll(page, 'a fair shuffle');

  // Another promise than the server's own: as noted by a player.
  await promise.fill('ab'.repeat(32));
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.getByText('The seed is not the one that was promised').waitFor();
  expect(await verdict(page).textContent()).toContain('Something is wrong');
  await expectAccessible(page, 'an unfair shuffle');
  await promise.fill('a promise');
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.getByText('This is not a SHA-256').waitFor();
  expect(await verdict(page).count()).toBe(0);

  // A record from a file: as it is, with another seed, with a move changed.
  await open(page, 'check');
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.getByText('Choose the record of a game first.').waitFor();
  await give(page, game.record);
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.getByText('not everything could be').waitFor();
  await promise.fill(game.commitment.toUpperCase());
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.getByText('The shuffle was fair.').waitFor();
  await give(page, { ...game.record, seed: '12'.repeat(32) });
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.getByText('The seed is not the one that was promised').waitFor();
  await page.getByText('the game does not go as recorded').waitFor();
  await give(page, { ...game.record, moves: game.record.moves.slice(1) });
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.getByText('the game does not go as recorded').waitFor();
  await page.getByText('The seed is the one that was promised').waitFor();
  await give(page, { pictures: 3 });
  await page.getByText('This is not a Hanga record').waitFor();
  await leave(page);
});

test('a table’s own end leads to the check, and the browser has noted the promise by itself', async () => {
  const { page, context } = await visit(desktop);
  const [name, value] = game.ann.cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: address() }]);
  await page.evaluate(
    ([id, commitment]) => localStorage.setItem('hanga-commitments', JSON.stringify({ [id]: commitment })),
    [game.id, game.commitment] as const,
  );
  // A link in a message has no #.
  await page.goto(`${address()}/table/${game.id}`);
  await page.locator('.ending').waitFor();
  expect(new URL(page.url()).hash).toBe(`#/table/${game.id}`);
  await page.locator('.ending').getByRole('link', { name: 'Check the shuffle' }).click();
  await page.getByText('This browser noted it by itself').waitFor();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('The shuffle was fair.').waitFor();
  await open(page, 'me');
  await page.getByRole('link', { name: 'Watch again: Under the wave' }).waitFor();
  await expectAccessible(page, 'my page, with history');
  await leave(page);
});

test('whoever wants to hear of their turn says how; nothing is on by itself', async () => {
  const { page, context } = await visit(desktop);
  await context.grantPermissions(['notifications'], { origin: address() });
  await open(page, 'me');
  await page.getByText('Choose a name first').waitFor();
  await page.getByLabel('Name that others see').fill('Dai');
  await page.getByRole('button', { name: 'Choose this name' }).click();
  const note = page.getByRole('checkbox', { name: /in another tab/ });
  await note.waitFor();
  for (const box of await page.locator('.news input[type=checkbox]').all()) expect(await box.isChecked()).toBe(false);
  await note.click();
  await page.getByText('Saved.').waitFor();
  expect(await note.isChecked()).toBe(true);

  const hook = page.getByRole('form', { name: 'Webhook' });
  await hook.getByRole('textbox').fill('http://127.0.0.1:9/hook');
  await hook.getByRole('button', { name: 'Save' }).click();
  await page.getByText('That address cannot be used.').waitFor();
  // E-mail is offered only by a server that can send any.
  expect(await page.getByRole('form', { name: 'E-mail' }).count()).toBe(0);
  await page.reload();
  await note.waitFor();
  expect(await note.isChecked()).toBe(true);
  await note.click();
  await page.getByText('Nothing more will be sent that way.').waitFor();
  forgiveRefusals(page);
  await leave(page);
});

test('a push wakes the service worker, which shows it and nothing else; answers of the server are never kept', async () => {
  const { page, context } = await visit(desktop);
  await context.grantPermissions(['notifications'], { origin: address() });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const url = `https://elsewhere.example/table/${game.id}`;
  const data = JSON.stringify({ title: 'Your turn', body: 'It is your turn at the table "Waves".', url });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: address(), registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then(worker => ({
        getNotifications: () => worker.getNotifications(),
      }));
      return (await getNotifications()).map(({ title, body, data: more }) => ({ title, body, more: more as unknown }));
    });
  await expect
    .poll(shown, SOON)
    .toEqual([{ title: 'Your turn', body: 'It is your turn at the table "Waves".', more: { table: game.id } }]);
  await open(page, 'tables');
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return requests.flat().map(({ url: each }) => new URL(each).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter(path => /^\/(api|socket)/.test(path))).toEqual([]);
  await leave(page);
});

test('the pages speak French too', async () => {
  const { page } = await visit({ ...desktop, locale: 'fr-FR' });
  await open(page, 'check');
  await page.getByRole('heading', { name: 'Vérifier un mélange' }).waitFor();
  await open(page, 'me');
  await page.getByRole('heading', { name: 'Un compte, si vous voulez' }).waitFor();
  await open(page, 'ratings/kanagawa');
  await page.getByRole('heading', { name: 'Classement : Kanagawa' }).waitFor();
  await leave(page);
});
