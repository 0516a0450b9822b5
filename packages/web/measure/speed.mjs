// How large the page is and how fast, on a throttled phone, for each game and for a table of the server: `npm run
// page-speed`, or with names: `npm run page-speed -- kaigan online`.
// Fast 3G as WebPageTest defines it (1.6 Mbit/s down, 768 kbit/s up, 150 ms round trip), and a CPU four times slower.
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { openHouse } from './house.mjs';

const RUNS = 5;
const MOVES = 60;
/**
 * A person looks at the table before the first move, and is not faster than this between moves; the table takes a press
 * within 400 ms of a change for the second one of a double click (`table/haste.ts`).
 */
const LOOK = 5000;
const THINK = 600;
const limits = { js: 150, all: 300, playable: 2000, move: 100 };

const { address, browser, close } = await openHouse();

/**
 * What is measured. `board`: the table's class. `way`: where a first visit begins, and the button that it presses there.
 * `moves`: where moves are made, with a slow CPU and `fast` or slow network.
 */
const tables = {
  kanagawa: { board: 'kanagawa', way: () => home('kanagawa') },
  kaigan: { board: 'kaigan', way: () => home('kaigan') },
  /** By its link, as its host comes back to it. A move's way to the server and back is not the page's: no network there. */
  online: { board: 'kanagawa', way: online, isOnline: true },
};
const home = async game => ({ url: address, press: `button.door[data-game="${game}"]` });

const wanted = process.argv.slice(2).filter(name => name in tables);
let isBeyond = false;
for (const name of wanted.length > 0 ? wanted : Object.keys(tables)) await measure(name);
await close();
process.exitCode = isBeyond ? 1 : 0;

async function measure(name) {
  const table = tables[name];
  const loads = [];
  for (let run = 0; run < RUNS; run++) loads.push(await firstLoad(table));
  const moves = await drawMoves(table);
  const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const figures = {
    'JavaScript, kB compressed': [median(loads.map(load => load.js)), limits.js],
    'everything, kB compressed': [median(loads.map(load => load.all)), limits.all],
    ...(table.isOnline ? {} : { 'first screen can be used, ms': [median(loads.map(load => load.home)), undefined] }),
    'board can be played, ms': [median(loads.map(load => load.board)), limits.playable],
    [`a move is drawn, ms, 95th percentile of ${moves.length}`]: [
      moves.toSorted((a, b) => a - b)[Math.floor(moves.length * 0.95)],
      limits.move,
    ],
  };
  process.stdout.write(`${name}\n`);
  for (const [what, [value, limit]] of Object.entries(figures)) {
    isBeyond ||= value > limit;
    const verdict = limit === undefined ? '' : value <= limit ? `   within ${limit}` : `   BEYOND ${limit}`;
    process.stdout.write(`  ${what.padEnd(50)}${Math.round(value)}${verdict}\n`);
  }
}

/** A table of the server that has begun, against a bot; its host is known by what the browser keeps. */
async function online() {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}#/tables`);
  await page.getByRole('button', { name: /Your own way/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.kanagawa').waitFor();
  const kept = { url: page.url(), storageState: await context.storageState() };
  await context.close();
  return kept;
}

async function throttled({ storageState, isNetworkFast = false }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (!isNetworkFast)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 768e3 / 8,
    });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page };
}

/** A newcomer presses "play" as soon as it is painted. All of it happens and is timed inside the page itself. */
async function firstLoad({ board, way }) {
  const { url, press, storageState } = await way();
  const { context, page } = await throttled({ storageState });
  // Of workers too, which is why the page's own list would not do; but a worker's first script is in no list.
  const requests = [];
  const workers = new Set();
  context.on('requestfinished', request => requests.push(request));
  page.on('worker', worker => workers.add(worker.url()));
  await page.addInitScript(
    ([table, button]) => {
      const times = {};
      globalThis.measured = new Promise(resolve => {
        const painted = task => requestAnimationFrame(() => setTimeout(task));
        new MutationObserver(() => {
          const play = button && document.querySelector(button);
          if (play && !('home' in times)) {
            times.home = 0;
            painted(() => {
              times.home = performance.now();
              play.click();
            });
          }
          if (!document.querySelector(table) || 'board' in times) return;
          times.board = 0;
          painted(() => {
            times.board = performance.now();
            resolve(times);
          });
        }).observe(document, { childList: true, subtree: true });
      });
    },
    [`.${board}`, press],
  );
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.evaluate(() => globalThis.measured);
  await page.waitForTimeout(3000);
  const sizes = { js: 0, all: 0 };
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const kilobytes = (responseBodySize + responseHeadersSize) / 1000;
    sizes.all += kilobytes;
    if (/\.js$/.test(request.url())) sizes.js += kilobytes;
  }
  for (const worker of workers) {
    const { headers } = await fetch(worker, { headers: { 'accept-encoding': 'br' } });
    sizes.all += Number(headers.get('content-length')) / 1000;
    sizes.js += Number(headers.get('content-length')) / 1000;
  }
  await context.close();
  // The browser clears up after a page for a while: the next one should not suffer for it.
  await delay(1500);
  return { ...sizes, ...times };
}

/** From a choice to the frame that shows its result; bots answer at once. */
async function drawMoves({ board, way, isOnline = false }) {
  const { url, press, storageState } = await way();
  const { context, page } = await throttled({ storageState, isNetworkFast: isOnline });
  const own = `.${board}`;
  const choice = `${own} :is([data-choice], [data-drop]):not([aria-pressed=true]), ${own} [data-then]`;
  await page.addInitScript(() => localStorage.setItem('hanga-settings', '{"speed":"instant"}'));
  await page.goto(url);
  if (press) await page.locator(press).tap();
  await page.waitForTimeout(LOOK);
  const times = [];
  while (times.length < MOVES) {
    await page.locator(`${choice}, .ending`).filter({ visible: true }).first().waitFor();
    if (await page.locator('.ending').isVisible()) break;
    times.push(
      await page.evaluate(
        ([table, selector]) => {
          const top = document.querySelector(table);
          const choices = [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
          const chosen = choices[choices.length - 1];
          if (!top || !chosen) return 0;
          return new Promise(resolve => {
            const began = performance.now();
            const seen = new MutationObserver(() => {
              seen.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
            });
            seen.observe(top, { subtree: true, childList: true, attributes: true });
            chosen.click();
            setTimeout(() => resolve(performance.now() - began), 2000);
          });
        },
        [own, choice],
      ),
    );
    await page.waitForTimeout(THINK);
  }
  await context.close();
  return times.filter(time => time > 0);
}
