import { expect } from 'vitest';
import { CHOICES, dice } from '../playing.ts';
import type { Tab } from './tab.ts';

const SOON = 20_000;

/** Waits in the page until something that can be seen matches, and has the given words if there are any. */
export async function waitFor(tab: Tab, selector: string, text = ''): Promise<void> {
  const isThere = await tab.evaluate(
    async (wanted, words, patience) => {
      const matches = (): boolean =>
        [...document.querySelectorAll(wanted)].some(
          element => element.checkVisibility() && (element.textContent ?? '').includes(words),
        );
      for (const until = performance.now() + patience; performance.now() < until; ) {
        if (matches()) return true;
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      return false;
    },
    selector,
    text,
    SOON,
  );
  if (!isThere) throw new Error(`nothing matches ${selector} ${text}: ${await said(tab)}`);
}

const said = (tab: Tab): Promise<string> => tab.evaluate(() => document.body.innerText.slice(0, 400));

/** Clicks the first thing that can be seen, matches, and has the given words if there are any. */
export async function press(tab: Tab, selector: string, text = ''): Promise<void> {
  await waitFor(tab, selector, text);
  await tab.click(
    (wanted, words) =>
      [...document.querySelectorAll(wanted)].find(
        element => element.checkVisibility() && (element.textContent ?? '').includes(words),
      ),
    selector,
    text,
  );
}

export const moveOf = (tab: Tab): Promise<number> =>
  tab.evaluate(() => Number(document.querySelector<HTMLElement>('main.table')?.dataset['move'] ?? -1));

export const isOver = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => document.querySelector('.ending')?.checkVisibility() ?? false);

/** The first screen in a hurry: bots move at once. Set beside the page, which is not yet running then. */
export async function openHurried(tab: Tab, address: string): Promise<void> {
  await tab.open(new URL('/icon.svg', address).href);
  await tab.evaluate(() => localStorage.setItem('hanga-settings', '{"speed":"instant","language":"en"}'));
  await tab.open(address);
  await waitFor(tab, 'button.door');
}

/**
 * Clicks on what can be chosen until `moves` moves have been made or the game is over. A table that does not go on is
 * an error.
 */
export async function play(tab: Tab, seed: number, moves = 10_000): Promise<void> {
  const roll = dice(seed);
  const until = (await moveOf(tab)) + moves;
  let [last, idle, failures] = [-1, 0, 0];
  while (!(await isOver(tab))) {
    const move = await moveOf(tab);
    if (move >= until) return;
    idle = move === last ? idle + 1 : 0;
    last = move;
    if (idle > 60) throw new Error(`60 clicks, and the table stays at move ${move}: ${await said(tab)}`);
    await waitFor(tab, `${CHOICES}, .ending`);
    // A choice may be gone by the time it is reached, but not time and again.
    await tab
      .click(
        (choices, pick) => {
          const all = [...document.querySelectorAll(choices)].filter(element => element.checkVisibility());
          return all[pick % Math.max(1, all.length)];
        },
        CHOICES,
        roll(1000),
      )
      .then(
        () => {
          failures = 0;
        },
        error => {
          if (++failures > 5) throw error;
        },
      );
  }
}

/** Nothing was said as an error since the tab was opened. */
export async function expectNoErrors(tab: Tab): Promise<void> {
  expect(await tab.errors()).toEqual([]);
}
