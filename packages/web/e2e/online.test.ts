import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';
import { byMouse, byTouch, chooseOne, dice, hurry, isOver } from './playing.ts';

const { visit, crashServer } = pageTests();

// A whole game by three browsers, a reload and a start of the server.
vi.setConfig({ testTimeout: 420_000 });

const movesIn = async (page: Page): Promise<number> =>
  Number((await page.locator('main.table').getAttribute('data-move')) ?? 0);

/** Broken sockets are told on the console by the browser itself: that is no error of the page. */
const ownErrors = (page: Page): string[] =>
  consoleErrors(page).filter(error => !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(error));

test('two browsers play a whole game through an invite link, one on a phone; one reloads, the server is killed, a third looks on', async () => {
  const ann = (await visit(desktop)).page;
  await hurry(ann);
  await ann.reload();
  await ann.getByRole('link', { name: /Play with friends/ }).click();
  await ann.getByRole('button', { name: /A first game/ }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
  await expectAccessible(ann, 'the lobby');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByLabel('Invite').inputValue();
  expect(link).toMatch(/\/table\/[\w-]{22}$/);
  await expectAccessible(ann, 'the waiting room');

  const ben = (await visit(phone)).page;
  await hurry(ben);
  await ben.goto(link);
  await ben.reload();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).tap();
  await ben.getByText('The host will start the game.').waitFor();
  await expectNoSidewaysScroll(ben, 'the waiting room');
  await ben.getByLabel('Message').fill('Good evening!');
  await ben.getByRole('button', { name: 'Send' }).tap();
  await ann.getByText('Good evening!').waitFor();
  await ann.getByRole('button', { name: 'Start the game' }).click();

  const eve = (await visit(desktop)).page;
  await eve.goto(link);
  await eve.reload();
  await eve.getByText('You are watching.').waitFor();
  await ann.locator('.kanagawa').waitFor();
  await ben.locator('.kanagawa').waitFor();

  const roll = dice(5);
  let [made, reloads, crashes] = [0, 0, 0];
  for (let idle = 0; !(await isOver(ann)) && idle < 600; ) {
    const didAnn = await chooseOne(ann, byMouse, roll);
    const didBen = await chooseOne(ben, byTouch, roll);
    if (didAnn || didBen) {
      made++;
      idle = 0;
    } else {
      idle++;
      await ann.waitForTimeout(50);
    }
    if (made > 15 && reloads === 0) {
      reloads++;
      const before = await movesIn(ann);
      await ann.reload();
      await ann.locator('.kanagawa').waitFor();
      expect(await movesIn(ann)).toBeGreaterThanOrEqual(before);
    }
    if (made > 30 && crashes === 0) {
      crashes++;
      const before = await movesIn(ben);
      await crashServer();
      expect(await movesIn(ben)).toBeGreaterThanOrEqual(before);
    }
    if (made % 10 === 0) expect(await eve.locator('[data-choice], [data-drop]').count(), 'a spectator chooses').toBe(0);
  }
  expect([reloads, crashes]).toEqual([1, 1]);
  for (const page of [ann, ben, eve]) await page.locator('.ending').waitFor();
  const totals = (page: Page): Promise<string[]> => page.locator('.ending tfoot td').allTextContents();
  expect(await totals(ben)).toEqual(await totals(ann));
  expect(await totals(eve)).toEqual(await totals(ann));
  await ann.getByRole('button', { name: 'Watch it again' }).click();
  await ann.getByText(/^Move 0 of/).waitFor();
  for (const page of [ann, ben, eve]) {
    expect(ownErrors(page)).toEqual([]);
    consoleErrors(page).length = 0;
    await page.context().close();
  }
});
