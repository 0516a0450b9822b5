import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAWINGS } from '../playing.ts';
import { pageServer } from '../server.ts';
import {
  deal,
  expectNoErrors,
  fill,
  hurry,
  isOver,
  moveOf,
  play,
  press,
  settledMove,
  waitFor,
  waitUntilGone,
} from './playing.ts';
import type { Tab } from './tab.ts';

/** What a browser besides Chromium must be able to do: by real clicks, through one tab of it. */
export function wholeGames(open: () => Promise<Tab>): void {
  const { address } = pageServer();
  let tab: Tab;
  beforeAll(async () => {
    tab = await open();
    await hurry(tab, address());
  });
  afterAll(() => tab?.close());

  for (const game of ['kanagawa', 'kaigan']) {
    test(`a whole game of ${game} to the count, kept over a reload`, async () => {
      await deal(tab, address(), game);
      await play(tab, 1, 8);
      await waitFor(tab, `.${game}.yours`);
      const before = await settledMove(tab);
      expect(before).toBeGreaterThanOrEqual(8);
      await tab.open(await tab.evaluate(() => location.href.replace(/[?]?#/, `?${Date.now()}#`)));
      await waitFor(tab, `.${game}.yours`);
      expect(await moveOf(tab)).toBe(before);
      // The press prints in this browser, too.
      await waitUntilGone(tab, DRAWINGS);
      await play(tab, 2);
      expect(await isOver(tab)).toBe(true);
      await waitFor(tab, '.ending tfoot');
      await expectNoErrors(tab);
    });
  }

  test('a table of the server opens, and moves arrive', async () => {
    await tab.open(`${address()}?online#/tables`);
    await press(tab, 'button', 'Your own way');
    await fill(tab, 'Your name', 'Ann');
    await press(tab, '.choice-of-few', '2');
    await fill(tab, 'Seat 2', 1);
    await press(tab, 'button', 'Open the table');
    await press(tab, 'button', 'Start the game');
    await waitFor(tab, '.kanagawa');
    await play(tab, 4, 8);
    expect(await moveOf(tab)).toBeGreaterThanOrEqual(8);
    await expectNoErrors(tab);
  });
}
