import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageServer } from '../server.ts';
import { expectNoErrors, isOver, moveOf, openHurried, play, press, waitFor } from './playing.ts';
import type { Tab } from './tab.ts';

/** Whole games in a browser besides Chromium: by real clicks, through one tab of it. */
export function wholeGames(open: () => Promise<Tab>): void {
  const { address } = pageServer();
  let tab: Tab;
  beforeAll(async () => {
    tab = await open();
  });
  afterAll(() => tab?.close());

  for (const [game, board] of [
    ['kanagawa', '.kanagawa'],
    ['kaigan', '.kaigan'],
  ] as const) {
    test(`a whole game of ${game} to the count, kept over a reload`, async () => {
      await openHurried(tab, address());
      await press(tab, `button.door[data-game=${game}]`);
      await waitFor(tab, board);
      await play(tab, 1, 8);
      await waitFor(tab, `${board}.yours`);
      const before = await moveOf(tab);
      expect(before).toBeGreaterThanOrEqual(8);
      await tab.open(await tab.evaluate(() => location.href.replace(/[?]?#/, `?${Date.now()}#`)));
      await waitFor(tab, `${board}.yours`);
      expect(await moveOf(tab)).toBe(before);
      await play(tab, 2);
      expect(await isOver(tab)).toBe(true);
      await waitFor(tab, '.ending tfoot');
      await expectNoErrors(tab);
    });
  }
}
