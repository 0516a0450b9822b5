import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { type AtTable, Person, seated } from '../../server/tests/support/person.ts';
import { expectAccessible } from './axe.ts';
import { desktop, pageTests, phone } from './browser.ts';
import { hurry, moveOf } from './playing.ts';

/** Everybody is waited for a second. */
const tests = pageTests(['--least-patience', '1']);
const address = (): string => new URL(tests.address()).origin;

// A whole game among three, with two browsers.
vi.setConfig({ testTimeout: 300_000 });

/** A browser of somebody who also plays without one. */
async function browserOf(person: Person, look = desktop): Promise<Page> {
  const { page, context } = await tests.visit(look);
  const [name, value] = person.cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: address() }]);
  await hurry(page);
  return page;
}

const openTable = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${address()}/table/${id}`);
  await page.locator('.table-top').waitFor();
};

/** Plays one seat at random until the game is over. */
async function playSeat(place: AtTable): Promise<void> {
  for (;;) {
    await place.soon('a question, or the end', ({ state, table }) => state.legal.length > 0 || !!table.result, 120_000);
    if (place.table.result) return;
    const { legal, seq } = place.state;
    const why = await place.subscription.move(legal[Math.floor(Math.random() * legal.length)] as object);
    if (why && why.kind !== 'stale') throw new Error(`refused: ${JSON.stringify(why)}`);
    await place.until(here => here.state.seq > seq || !!here.table.result);
  }
}

test('two others let a bot play for who has vanished; a table that waits is one click away; result and rating tell', async () => {
  const people = await Promise.all(['Ann', 'Ben', 'Cid'].map(name => Person.called(name, address())));
  const { id, places } = await seated(people, { patience: 1, botLevel: 'random' });
  const slow = places[0]!.state.toAct[0] as number;
  const [first, second] = [0, 1, 2].filter(seat => seat !== slow) as [number, number];
  const vanished = slow === 0 ? 'Ann' : `Player ${slow + 1}`;
  people[slow]!.close();

  // Another table of theirs, at which one of them is asked.
  const pair = [people[first]!, people[second]!];
  const other = await seated(pair);
  const asked = other.places[0]!.state.toAct[0] as number;

  const pages = [await browserOf(pair[0]!), await browserOf(pair[1]!, { ...phone, locale: 'fr-FR' })] as const;
  for (const page of pages) await openTable(page, id);
  const [english, french] = pages;

  await pages[asked]!.locator('.next-table').click();
  await pages[asked]!.waitForURL(url => url.hash === `#/table/${other.id}`);
  await pages[asked]!.locator('.table-top.yours').waitFor();
  await openTable(pages[asked]!, id);

  await english.getByText(`${vanished} has kept the table waiting for`).waitFor();
  await expectAccessible(english, 'a seat that may be given away');
  await english.getByRole('button', { name: 'Let a bot play', exact: true }).click();
  await english.getByText('1 of 2 want a bot to play.').waitFor();
  // Whoever voted is not asked again.
  await english.getByRole('button', { name: 'Let a bot play', exact: true }).waitFor({ state: 'detached' });
  await french.locator('.notes .note button').tap();
  await english
    .locator('.plate .name')
    .filter({ hasText: vanished })
    .filter({ hasText: 'a bot is playing' })
    .first()
    .waitFor();
  await english.getByText('has kept the table waiting').waitFor({ state: 'detached' });

  await Promise.all([playSeat(places[first]!), playSeat(places[second]!)]);
  await english.locator('.afterwards').getByText(`The others let a bot play for ${vanished}.`).waitFor();
  await english.getByText(/^Your rating: [\d.]+ → [\d.]+ \([+\-−]?\d+\.\d\)$/).waitFor();
  await french.getByText(/^Votre classement/).waitFor();

  // A link to one print leads to it, and to no other.
  await english.goto(`${address()}/table/${id}/print/1`);
  await english.locator('.finished-print').nth(1).waitFor();
  const focused = (): Promise<number> =>
    english.evaluate(() => {
      const print = document.activeElement?.closest('.finished-print');
      return [...document.querySelectorAll('.finished-print')].findIndex(each => each === print);
    });
  await expect.poll(focused, { timeout: 20_000 }).toBe(1);
  // What is above it may still come and move it.
  await expect
    .poll(
      async () => {
        const seen = await english.locator('.finished-print .unrolled').nth(1).boundingBox();
        const middle = seen ? seen.y + seen.height / 2 : -1;
        return middle > 0 && middle < desktop.viewport!.height;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  for (const page of pages) await page.context().close();
  for (const person of people) person.close();
});

test.each(['kanagawa', 'kaigan'])('%s: what is shown and not stored is taken back, and a pause is said', async game => {
  const people = await Promise.all(['Ann', 'Ben', 'Cid'].map(name => Person.called(name, address())));
  const { id, places } = await seated(people, { game });
  const mine = places[0]!.state.toAct[0] as number;
  const [host, me] = [places[0]!, places[mine]!];
  const page = await browserOf(people[mine]!);
  // Moves can be stopped on their way to the server, as a bad line stops them.
  let isStopped = false;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/socket$/, (route: WebSocketRoute) => {
    const server = route.connectToServer();
    route.onMessage(message => {
      if (isStopped && String(message).includes('"move"')) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  const letGo = (): void => {
    isStopped = false;
    for (const send of held.splice(0)) send();
  };
  await openTable(page, id);
  const choice = page.locator('.table-top [data-choice]:not([aria-pressed=true])').first();
  await choice.waitFor();
  // What foresees one's moves is there.
  await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBeGreaterThan(0);

  const before = await moveOf(page);
  const ahead = page.locator('main.table[data-ahead]');
  const choose = async (): Promise<void> => {
    await expect
      .poll(
        async () => {
          if ((await ahead.count()) === 0 && held.length === 0)
            await page.locator('[data-choice], [data-drop]').first().click();
          return ahead.count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
  };
  isStopped = true;
  await choose();
  expect(await moveOf(page)).toBeGreaterThan(before);
  // Nobody else has seen it.
  expect(host.state.move).toBe(before);
  expect(await host.do({ kind: 'pause' })).toBeUndefined();
  await ahead.waitFor({ state: 'detached' });
  expect(await moveOf(page)).toBe(before);
  letGo();
  await page.getByText('The server did not take that move: it is taken back. The game is paused.').waitFor();
  await page.locator('.prompt .ask').getByText('The game is paused.', { exact: true }).waitFor();
  expect(await page.locator('[data-choice], [data-drop], [data-then]').count(), 'a paused game is played').toBe(0);
  expect(await host.do({ kind: 'resume' })).toBeUndefined();
  await choice.waitFor();
  expect(await page.locator('.prompt .ask').textContent()).not.toContain('paused');

  // Another device of the same seat is faster.
  await me.until(({ state }) => state.legal.length > 0);
  isStopped = true;
  await choose();
  expect(await me.subscription.move(me.state.legal.at(-1) as object)).toBeUndefined();
  letGo();
  await page.getByText('The server did not take that move: it is taken back.', { exact: true }).waitFor();
  await expect.poll(() => moveOf(page)).toBe(me.state.move);
  await ahead.waitFor({ state: 'detached' });

  expect(await host.do({ kind: 'end' })).toBeUndefined();
  await page.locator('.prompt .ask').getByText('The game was ended without a result.').waitFor();
  await page.context().close();
  for (const person of people) person.close();
});

test('the hours of the night are kept with the account, and shown', async () => {
  const page = await browserOf(await Person.called('Ann', address()));
  await page.goto(`${address()}/#/me`);
  await page.reload();
  const night = page.getByRole('group', { name: 'Your nights' });
  await night.getByLabel('from').fill('22:30');
  await night.getByLabel('to').fill('22:30');
  expect(await night.getByRole('button', { name: 'Keep these hours' }).isEnabled(), 'a night of a day').toBe(false);
  await night.getByLabel('to').fill('06:15');
  await night.getByRole('button', { name: 'Keep these hours' }).click();
  await night.getByText('Your clock rests from 22:30 to 06:15').waitFor();
  await page.reload();
  await night.getByText('Your clock rests from 22:30 to 06:15').waitFor();
  expect(await night.getByLabel('from').inputValue()).toBe('22:30');
  await expectAccessible(page, 'the hours of the night');
  await night.getByRole('button', { name: 'No nights' }).click();
  await night.getByText('Your clock rests from').waitFor({ state: 'detached' });
  await page.context().close();
});
