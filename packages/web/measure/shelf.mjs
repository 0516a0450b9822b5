// The first screen of somebody who has kept a thousand games: its longest task.

import { phone } from './phone.mjs';
import { finished, halfWay } from './positions.mjs';

const GAMES = 1000;
/** Bytes of a kept picture. */
const PICTURE = 20_000;
/** Milliseconds that the first screen is looked at. */
const LOOK = 5000;

/** The longest task of the first screen, in milliseconds. */
export async function homeOfMany({ address, browser }) {
  const { context, page } = await phone(browser, { isNetworkFast: true });
  await page.goto(address);
  await page.locator('button.door').first().waitFor();
  await page.evaluate(fill, [GAMES, PICTURE, Object.values(finished), Object.values(halfWay)]);
  await page.addInitScript(() => {
    globalThis.longest = 0;
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.reload();
  await page.locator('.kept-game').first().waitFor();
  await page.waitForTimeout(LOOK);
  const [longest, shown] = await page.evaluate(() => [
    globalThis.longest,
    document.querySelectorAll('.kept-game').length,
  ]);
  await context.close();
  if (shown === 0) throw new Error('no kept game is shown');
  return longest;
}

/** Runs in the page: keeps games as it would itself, nine of ten of them over. */
async function fill([count, bytes, over, going]) {
  const asked = request =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await asked(indexedDB.open('hanga'));
  const transaction = database.transaction(['games', 'shelf'], 'readwrite');
  for (let number = 0; number < count; number++) {
    const isOver = number % 10 !== 0;
    const record = (isOver ? over : going)[number % 2];
    const kept = {
      id: `kept-${number}`,
      updated: Date.now() - number * 60_000,
      seats: [0, 1, 2].map(color => ({ name: `N${color}`, color })),
    };
    transaction.objectStore('games').put({ ...kept, record });
    transaction.objectStore('shelf').put({
      ...kept,
      game: record.game,
      moves: record.moves.length,
      over: isOver ? 1 : 0,
      scores: record.result?.scores,
      told: {
        moves: record.moves.length,
        drawing: 1,
        picture: { bytes: new ArrayBuffer(bytes), type: 'image/webp' },
        ratio: 2.8,
      },
    });
  }
  await new Promise(resolve => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
