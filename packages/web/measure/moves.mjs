// Moves on a table that is being played: how long each takes until it is drawn.
import { phone } from './phone.mjs';

/** So many moves, without animation and with it: there one waits for the moves of others, too. */
const MOVES = { instant: 40, fast: 15 };
/** Milliseconds that all of them may take: who has a slow machine gets fewer. */
const PATIENCE = { instant: 60_000, fast: 40_000 };
/**
 * A person looks at the table before the first move, and is not faster than this between moves; the table takes a press
 * within 400 ms of a change for the second one of a double click (`table/haste.ts`).
 */
const LOOK = 5000;
const THINK = 500;
/** A press that has made no move by then makes none: it has picked something up, or put it back. */
const NO_MOVE = 1200;

/**
 * Milliseconds from a press to the frame that shows what came of it; where pieces move, to the first frame of that.
 * `moves`: the press was a move, which the game has accepted and kept. `picks`: it only picked something up. `idle`:
 * presses that changed nothing. `longest`: of all tasks meanwhile.
 */
export async function drawMoves(house, { board, way, next }, speed) {
  const { url, press, storageState, seed } = await way(house);
  const { context, page } = await phone(house.browser, { storageState, seed, isNetworkFast: true });
  const choice = [
    `.${board} :is([data-choice], [data-drop], [data-then]):not([aria-pressed=true], [aria-disabled=true])`,
    ...(next ? [next] : []),
  ].join();
  await page.addInitScript(speed => localStorage.setItem('hanga-settings', JSON.stringify({ speed })), speed);
  await page.goto(url);
  if (press) await page.locator(press).tap();
  await page.waitForTimeout(LOOK);
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const seen = { moves: [], picks: [], idle: 0, longest: 0 };
  const until = Date.now() + PATIENCE[speed];
  for (let presses = 0; Date.now() < until && seen.moves.length < MOVES[speed]; presses++) {
    await page.locator(`:is(${choice}), .ending`).filter({ visible: true }).first().waitFor();
    if (await page.locator('.ending').isVisible()) break;
    const { moved, changed } = await page.evaluate(pressOne, [choice, next, presses, NO_MOVE]);
    if (moved !== undefined) seen.moves.push(moved);
    else if (changed !== undefined) seen.picks.push(changed);
    else seen.idle++;
    await page.waitForTimeout(THINK);
  }
  seen.longest = await page.evaluate(() => globalThis.longest);
  await context.close();
  return seen;
}

/**
 * Runs in the page: presses the button that goes on, or one of the choices that are shown, another one each time, or one
 * would pick up two cards in turn for ever. The table tells the number of its move, a lesson its name, in `data-move`.
 */
function pressOne([selector, next, presses, noMove]) {
  const table = document.querySelector('main[data-move]');
  const choices = [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
  const onward = next && choices.find(element => element.matches(next));
  const chosen = onward || choices[(presses * 7 + 3) % choices.length];
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
