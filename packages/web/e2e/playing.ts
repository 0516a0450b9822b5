import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What can be chosen now: the board marks it, and nothing else is tried. */
const BOARD = '.table-top';
export const CHOICES = `${BOARD} :is([data-choice], [data-drop]):not([aria-pressed=true]), ${BOARD} [data-then]`;

/** What the page draws by itself for as long as the press has not printed it. */
export const DRAWINGS = '.kanagawa :is(.art:not(.crest) > g, .panel > g) path';

export type Hand = (page: Page, choice: Locator) => Promise<void>;

const SOON = { timeout: 3000 };
export const byMouse: Hand = (_page, choice) => choice.click(SOON);
/** The first touch of a column lifts it and the second takes it; anything else needs one. */
export const byTouch: Hand = (_page, choice) => choice.tap(SOON);

/** Plays in a hurry: bots at once, and nothing to wait for. Before the page is opened. */
export async function hurry(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript(settings => {
    localStorage.setItem('hanga-settings', JSON.stringify({ speed: 'instant', ...settings }));
  }, more);
}

export const isOver = (page: Page): Promise<boolean> => page.locator('.ending').isVisible();
export const moveOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main.table').getAttribute('data-move'));

/** A small generator of its own, so that a failing game can be played again. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Makes one choice where there is one; says whether there was. */
export async function chooseOne(page: Page, hand: Hand, roll: (below: number) => number): Promise<boolean> {
  const choices = page.locator(CHOICES).filter({ visible: true });
  const count = await choices.count();
  if (count === 0) return false;
  // It may be gone by the time it is reached: the table moves on when others move.
  return hand(page, choices.nth(roll(count))).then(
    () => true,
    () => false,
  );
}

/** Makes `decisions` choices, or plays to the end. Returns how often the screen was covered and passed on. */
export async function playOn(page: Page, hand: Hand, seed: number, decisions = 2000): Promise<number> {
  const roll = dice(seed);
  let [missed, covered] = [0, 0];
  for (let made = 0; made < decisions; made++) {
    const cover = page.locator('.cover button');
    await page.locator(`${CHOICES}, .ending, .cover button`).filter({ visible: true }).first().waitFor();
    if (await isOver(page)) return covered;
    if (await cover.isVisible()) {
      expect(await page.locator(BOARD).count(), 'nothing shows under the cover').toBe(0);
      covered++;
      await cover.click();
      continue;
    }
    const choices = page.locator(CHOICES).filter({ visible: true });
    const count = await choices.count();
    if (count === 0) continue;
    // A choice may be gone by the time it is reached, but not time and again.
    await hand(page, choices.nth(roll(count))).then(
      () => {
        missed = 0;
      },
      error => {
        if (++missed > 3) throw error;
      },
    );
  }
  expect(decisions, 'the game goes on and on').toBeLessThan(2000);
  return covered;
}

/** Chooses by keys alone: Tab until something can be chosen, then Enter or the space bar. */
export async function playByKeys(page: Page, seed: number, decisions = 2000): Promise<void> {
  const roll = dice(seed);
  for (let [made, missed] = [0, 0]; made < decisions; ) {
    await page.locator(`${CHOICES}, .ending`).filter({ visible: true }).first().waitFor();
    if (await isOver(page)) return;
    for (let steps = roll(3); steps > 0; steps--) await page.keyboard.press('Tab');
    for (let steps = 0; steps < 120 && !(await isOnChoice(page)); steps++) await page.keyboard.press('Tab');
    // Others may move meanwhile, and what was to be chosen is gone. No other button is pressed instead.
    if (await isOnChoice(page)) {
      await page.keyboard.press(roll(2) ? 'Enter' : 'Space');
      [made, missed] = [made + 1, 0];
    } else expect(++missed, 'Tab reaches nothing that can be chosen').toBeLessThan(5);
  }
  expect(decisions, 'the game goes on and on').toBeLessThan(2000);
}

const isOnChoice = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.activeElement?.matches('[data-choice]:not([aria-pressed=true]), [data-drop], [data-then]') ?? false,
  );
