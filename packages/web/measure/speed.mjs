// How large the page is and how fast, on a throttled phone: `npm run page-speed`.
// Fast 3G as WebPageTest defines it (1.6 Mbit/s down, 768 kbit/s up, 150 ms round trip), and a CPU four times slower.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const RUNS = 5;
const MOVES = 60;
/** A person looks at the table before the first move, and is not faster than this between moves. */
const LOOK = 5000;
const THINK = 300;
const limits = { js: 150, all: 300, playable: 2000, move: 100 };
const CHOICE = '.kanagawa :is([data-choice], [data-drop]):not([aria-pressed=true]), .kanagawa [data-then]';

const data = mkdtempSync(path.join(tmpdir(), 'hanga-measure-'));
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../cli/bin/hanga.mjs', import.meta.url)), 'serve', '--port', '0', '--data', data],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const address = await new Promise(resolve => {
  server.stdout.on('data', data => {
    const found = /http:\/\/\S+/.exec(data);
    if (found) resolve(found[0]);
  });
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-sandbox'],
});

const loads = [];
for (let run = 0; run < RUNS; run++) loads.push(await firstLoad());
const moves = await drawMoves();
await browser.close();
server.kill();
rmSync(data, { recursive: true, force: true });

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const figures = {
  'JavaScript, kB compressed': [median(loads.map(load => load.js)), limits.js],
  'everything, kB compressed': [median(loads.map(load => load.all)), limits.all],
  'first screen can be used, ms': [median(loads.map(load => load.home)), undefined],
  'board can be played, ms': [median(loads.map(load => load.board)), limits.playable],
  [`a move is drawn, ms, 95th percentile of ${moves.length}`]: [
    moves.toSorted((a, b) => a - b)[Math.floor(moves.length * 0.95)],
    limits.move,
  ],
};
for (const [what, [value, limit]] of Object.entries(figures)) {
  const verdict = limit === undefined ? '' : value <= limit ? `   within ${limit}` : `   BEYOND ${limit}`;
  process.stdout.write(`${what.padEnd(52)}${Math.round(value)}${verdict}\n`);
}

async function throttled() {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
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
async function firstLoad() {
  const { context, page } = await throttled();
  // Of workers too, which is why the page's own list would not do; but a worker's first script is in no list.
  const requests = [];
  const workers = new Set();
  context.on('requestfinished', request => requests.push(request));
  page.on('worker', worker => workers.add(worker.url()));
  await page.addInitScript(() => {
    const times = {};
    globalThis.measured = new Promise(resolve => {
      const painted = task => requestAnimationFrame(() => setTimeout(task));
      new MutationObserver(() => {
        const play = document.querySelector('button.door[data-game="kanagawa"]');
        if (play && !('home' in times)) {
          times.home = 0;
          painted(() => {
            times.home = performance.now();
            play.click();
          });
        }
        if (!document.querySelector('.kanagawa') || 'board' in times) return;
        times.board = 0;
        painted(() => {
          times.board = performance.now();
          resolve(times);
        });
      }).observe(document, { childList: true, subtree: true });
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  const times = await page.evaluate(() => globalThis.measured);
  await page.waitForTimeout(3000);
  const sizes = { js: 0, all: 0 };
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const kilobytes = (responseBodySize + responseHeadersSize) / 1000;
    sizes.all += kilobytes;
    if (/\.js$/.test(request.url())) sizes.js += kilobytes;
  }
  for (const url of workers) {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    sizes.all += Number(headers.get('content-length')) / 1000;
    sizes.js += Number(headers.get('content-length')) / 1000;
  }
  await context.close();
  // The browser clears up after a page for a while: the next one should not suffer for it.
  await delay(1500);
  return { ...sizes, ...times };
}

/** From a choice to the frame that shows its result; bots answer at once. */
async function drawMoves() {
  const { context, page } = await throttled();
  await page.addInitScript(() => localStorage.setItem('hanga-settings', '{"speed":"instant"}'));
  await page.goto(address);
  await page.getByRole('button', { name: /Play Kanagawa/ }).tap();
  await page.waitForTimeout(LOOK);
  const times = [];
  while (times.length < MOVES) {
    await page.locator(`${CHOICE}, .ending`).filter({ visible: true }).first().waitFor();
    if (await page.locator('.ending').isVisible()) break;
    times.push(
      await page.evaluate(choice => {
        const board = document.querySelector('.kanagawa');
        const choices = [...document.querySelectorAll(choice)].filter(element => element.checkVisibility());
        const chosen = choices[choices.length - 1];
        if (!board || !chosen) return 0;
        return new Promise(resolve => {
          const began = performance.now();
          const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
          });
          seen.observe(board, { subtree: true, childList: true, attributes: true });
          chosen.click();
          setTimeout(() => resolve(performance.now() - began), 2000);
        });
      }, CHOICE),
    );
    await page.waitForTimeout(THINK);
  }
  await context.close();
  return times.filter(time => time > 0);
}
