// A first visit: what is fetched until a board is painted and can be played, how long that takes, and the longest task.
import { setTimeout as delay } from 'node:timers/promises';
import { phone } from './phone.mjs';

/** After the first choice, in milliseconds: what is fetched unasked by then is told, too. */
const AFTER = 3000;

/**
 * A newcomer presses "play" as soon as it is painted; all of it happens and is timed inside the page itself. Sizes are
 * kilobytes on the wire, headers and all: `js` and `all` of what was asked for until the board was painted, and `after`
 * of what came by itself later.
 */
export async function firstLoad(house, { board, way, next, isRead = false }) {
  const { url, press, storageState, seed } = await way(house);
  const { context, page } = await phone(house.browser, { storageState, seed });
  // Of workers too, which is why the page's own list would not do. Of a worker's first script this one has the headers,
  // or nothing: it is counted by itself.
  const requests = [];
  const started = new Map();
  context.on('requestfinished', request => requests.push(request));
  page.on('worker', worker => {
    if (!started.has(worker.url())) started.set(worker.url(), Date.now());
  });
  const choice = [`.${board} :is([data-choice], [data-then])`, ...(next ? [next] : [])].join();
  await page.addInitScript(watch, [`.${board}`, press, isRead ? undefined : choice]);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.evaluate(() => globalThis.measured);
  await page.waitForTimeout(AFTER);
  const [began, longest] = await page.evaluate(() => [performance.timeOrigin, globalThis.longest]);
  const sizes = { js: 0, all: 0, after: 0 };
  const count = (url, bytes, at) => {
    const isAfter = at > began + times.board;
    sizes[isAfter ? 'after' : 'all'] += bytes / 1000;
    if (!isAfter && url.endsWith('.js')) sizes.js += bytes / 1000;
  };
  for (const request of requests) {
    if (started.has(request.url())) continue;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    count(request.url(), responseBodySize + responseHeadersSize, request.timing().startTime);
  }
  for (const [url, at] of started) count(url, await answerSize(url), at);
  await context.close();
  // The browser clears up after a page for a while: the next one should not suffer for it.
  await delay(1000);
  return { ...sizes, ...times, longest };
}

/**
 * Runs in the page: presses `button`, if there is one, and notes when it, the `table`, and the first thing that can be
 * chosen were painted. A page that is only read has no such thing.
 */
function watch([table, button, choice]) {
  globalThis.longest = 0;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  const times = {};
  globalThis.measured = new Promise(resolve => {
    const painted = task => requestAnimationFrame(() => setTimeout(task));
    const note = (name, selector, then) => {
      if (name in times || !document.querySelector(selector)) return;
      times[name] = 0;
      painted(() => {
        times[name] = performance.now();
        then();
      });
    };
    const end = () => {
      if (times.board && (times.choice || !choice)) resolve(times);
    };
    const look = () => {
      if (button) note('home', button, () => document.querySelector(button)?.click());
      note('board', table, end);
      if (choice && 'board' in times) note('choice', choice, end);
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-choice', 'data-then'],
    });
  });
}

/** Bytes of an answer of the server, headers and all. */
async function answerSize(url) {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return Number(headers.get('content-length')) + lines.join('').length;
}

/** Everything that the service worker keeps for when there is no network, in kilobytes. */
export async function offlineSize({ address }) {
  const script = await (await fetch(new URL('/sw.js', address))).text();
  const files = JSON.parse(/const files = (\[.*?\]);/.exec(script)[1]);
  let bytes = 0;
  for (const file of files) bytes += await answerSize(new URL(file, address));
  return bytes / 1000;
}
