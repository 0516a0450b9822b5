// Moves on a table that is being played: how long each takes until it is drawn.
import { phone } from './phone.mjs';

const MOVES = 60;
/** Enough for that many moves of several presses each. */
const PRESSES = 300;
/**
 * A person looks at the table before the first move, and is not faster than this between moves; the table takes a press
 * within 400 ms of a change for the second one of a double click (`table/haste.ts`).
 */
const LOOK = 5000;
const THINK = 600;
/** A press that has made no move by then makes none: it has picked something up, or put it back. */
const NO_MOVE = 1500;

/**
 * Milliseconds from a press to the frame that shows what came of it. `moves`: the press was a move, which the game has
 * accepted and kept. `picks`: it only picked something up. `idle`: presses that changed nothing.
 */
export async function drawMoves(house, { board, way, isOnline = false }) {
  const { url, press, storageState } = await way(house);
  const { context, page } = await phone(house.browser, { storageState, isNetworkFast: isOnline });
  const own = `.${board}`;
  const choice = `${own} :is([data-choice], [data-drop], [data-then]):not([aria-pressed=true], [aria-disabled=true])`;
  await page.addInitScript(() => localStorage.setItem('hanga-settings', '{"speed":"instant"}'));
  await page.goto(url);
  if (press) await page.locator(press).tap();
  await page.waitForTimeout(LOOK);
  const seen = { moves: [], picks: [], idle: 0 };
  for (let presses = 0; presses < PRESSES && seen.moves.length < MOVES; presses++) {
    await page.locator(`${choice}, .ending`).filter({ visible: true }).first().waitFor();
    if (await page.locator('.ending').isVisible()) break;
    const { moved, changed } = await page.evaluate(pressOne, [choice, presses, NO_MOVE]);
    if (moved !== undefined) seen.moves.push(moved);
    else if (changed !== undefined) seen.picks.push(changed);
    else seen.idle++;
    await page.waitForTimeout(THINK);
  }
  await context.close();
  return seen;
}

/**
 * Runs in the page: presses one of the choices that are shown, another one each time, or one would pick up two cards in
 * turn for ever. The table tells the number of its move in `data-move`.
 */
function pressOne([selector, presses, noMove]) {
  const table = document.querySelector('main.table');
  const choices = [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
  const chosen = choices[(presses * 7 + 3) % choices.length];
  if (!table || !chosen) return {};
  return new Promise(resolve => {
    const began = performance.now();
    const before = table.dataset.move;
    const times = {};
    const drawn = task => requestAnimationFrame(() => setTimeout(() => task(performance.now() - began)));
    const watched = new MutationObserver(() => {
      if (!('changed' in times)) {
        times.changed = undefined;
        drawn(time => {
          times.changed = time;
        });
      }
      if (table.dataset.move === before) return;
      watched.disconnect();
      drawn(time => resolve({ ...times, moved: time }));
    });
    watched.observe(table, { subtree: true, childList: true, attributes: true });
    chosen.click();
    setTimeout(() => {
      watched.disconnect();
      if (table.dataset.move === before) resolve(times);
    }, noMove);
  });
}
