import { setTimeout as delay } from 'node:timers/promises';
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

/** Waits in the page until nothing matches any more. */
export async function waitUntilGone(tab: Tab, selector: string): Promise<void> {
  const left = await tab.evaluate(
    async (unwanted, patience) => {
      for (const until = performance.now() + patience; performance.now() < until; ) {
        if (!document.querySelector(unwanted)) return 0;
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      return document.querySelectorAll(unwanted).length;
    },
    selector,
    SOON,
  );
  expect(left, selector).toBe(0);
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

/** The number of the last move once nothing is on its way: a click may still be, and it makes a move. */
export async function settledMove(tab: Tab): Promise<number> {
  for (let last = -1, tries = 0; tries < 20; tries++) {
    const move = await moveOf(tab);
    if (move === last) return move;
    last = move;
    await delay(500);
  }
  throw new Error('the table does not come to rest');
}

export const isOver = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => document.querySelector('.ending')?.checkVisibility() ?? false);

/** In a hurry: bots move at once. Set beside the page, which is not yet running then. */
export async function hurry(tab: Tab, address: string): Promise<void> {
  await tab.open(new URL('/icon.svg', address).href);
  await tab.evaluate(() => localStorage.setItem('hanga-settings', '{"speed":"instant","language":"en"}'));
}

/** Deals one of the games of the first screen. */
export async function deal(tab: Tab, address: string, game: string): Promise<void> {
  await tab.open(address);
  await press(tab, `button.door[data-game=${game}]`);
  await waitFor(tab, `.${game}`);
}

/** Fills in the field with this label; a number is the number of an option. */
export async function fill(tab: Tab, label: string, value: string | number): Promise<void> {
  await waitFor(tab, 'label', label);
  await tab.evaluate(
    (name, wanted) => {
      const labels = [...document.querySelectorAll('label')];
      const field = labels.find(element => element.textContent.includes(name))?.control;
      if (field instanceof HTMLSelectElement && typeof wanted === 'number') field.selectedIndex = wanted;
      else if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = String(wanted);
      else throw new Error(`no field is called ${name}`);
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    },
    label,
    value,
  );
}

type Looked = 'open' | 'over' | 'moving' | 'stuck';

/**
 * Waits until something can be chosen or the game is over, and says which, and at which move. Others may have much to do
 * before that: as long as they move, nothing is stuck.
 */
const look = (tab: Tab): Promise<{ readonly move: number; readonly is: Looked }> =>
  tab.evaluate(
    async (choices, patience) => {
      const isSeen = (selector: string): boolean =>
        [...document.querySelectorAll(selector)].some(element => element.checkVisibility());
      const moveNow = (): number => Number(document.querySelector<HTMLElement>('main.table')?.dataset['move'] ?? -1);
      const answer = (is: Looked) => ({ move: moveNow(), is });
      const before = moveNow();
      for (const until = performance.now() + patience; performance.now() < until; ) {
        if (isSeen('.ending')) return answer('over');
        if (isSeen(choices)) return answer('open');
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      return answer(moveNow() > before ? 'moving' : 'stuck');
    },
    CHOICES,
    SOON,
  );

/**
 * Clicks on what can be chosen until `moves` moves have been made or the game is over. A table that does not go on is
 * an error.
 */
export async function play(tab: Tab, seed: number, moves = 10_000): Promise<void> {
  const roll = dice(seed);
  const until = (await moveOf(tab)) + moves;
  for (let [last, idle, failures] = [-1, 0, 0]; ; ) {
    const { move, is } = await look(tab);
    if (is === 'over' || move >= until) return;
    if (is === 'moving') continue;
    if (is === 'stuck') throw new Error(`nothing to choose at move ${move}: ${await said(tab)}`);
    idle = move === last ? idle + 1 : 0;
    last = move;
    if (idle > 60) throw new Error(`60 clicks, and the table stays at move ${move}: ${await said(tab)}`);
    try {
      await tab.click(
        (choices, pick) => {
          const all = [...document.querySelectorAll(choices)].filter(element => element.checkVisibility());
          return all[pick % Math.max(1, all.length)];
        },
        CHOICES,
        roll(1000),
      );
      failures = 0;
    } catch (error) {
      // A choice may be gone by the time it is reached, but not time and again.
      if (++failures > 5) throw error;
    }
  }
}

/** Nothing was said as an error since this was last asked. */
export async function expectNoErrors(tab: Tab): Promise<void> {
  expect(await tab.errors()).toEqual([]);
}
