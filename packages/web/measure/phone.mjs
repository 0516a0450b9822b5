// A throttled phone, and what is measured on it.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { begin } from '@hanga/kernel';
import { kaigan, defaultOptions as kaiganOptions } from '../../../games/kaigan/rules/index.ts';
import { kanagawa, defaultOptions as kanagawaOptions } from '../../../games/kanagawa/rules/index.ts';

/**
 * A page on a phone whose CPU is four times slower than this machine's. Its network is fast 3G as WebPageTest defines it
 * (1.6 Mbit/s down, 768 kbit/s up, 150 ms round trip), unless only moves are timed there: a table's way to the server and
 * back is not the page's.
 */
export async function phone(browser, { storageState, isNetworkFast = false, seed }) {
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
  if (seed !== undefined) await page.addInitScript(dealAlways, seed);
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

/** Runs in the page: the same deal every time. Only a seed is as long. */
function dealAlways(byte) {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = array =>
    array instanceof Uint8Array && array.length === 32 ? array.fill(byte) : real(array);
}

/** The first byte that, repeated, is the seed of a game which the person begins, or a bot does. */
function seedFor(game, options, seats, isBotFirst) {
  for (let byte = 0; byte < 256; byte++) {
    const seed = byte.toString(16).padStart(2, '0').repeat(32);
    const { state } = begin(game, { options, seats, seed });
    if ((game.toAct(state)[0] !== 0) === isBotFirst) return byte;
  }
  throw new Error('always the same one begins');
}

/** As one click on the first screen deals it: for three. */
const dealt = {
  kanagawa: isBotFirst => seedFor(kanagawa, kanagawaOptions, 3, isBotFirst),
  kaigan: isBotFirst => seedFor(kaigan, kaiganOptions, 3, isBotFirst),
};

const home =
  (game, isBotFirst) =>
  async ({ address }) => ({
    url: address,
    press: `button.door[data-game="${game}"]`,
    seed: dealt[game](isBotFirst),
  });

const at =
  hash =>
  async ({ address }) => ({ url: `${address}#/${hash}` });

/** A record in an address, as the page packs it. */
const packed = file =>
  deflateRawSync(readFileSync(new URL(`../../../games/${file}`, import.meta.url))).toString('base64url');

/**
 * What is measured. `board`: the class of what is waited for. `way`: where a visit begins, and the button that it presses
 * there. `next`: the button that goes on, besides what can be chosen on the board. `isRead`: nothing is to be chosen.
 */
export const tables = {
  kanagawa: { board: 'kanagawa', way: home('kanagawa', false) },
  kaigan: { board: 'kaigan', way: home('kaigan', false) },
  /** By its link, as its host comes back to it. */
  online: { board: 'kanagawa', way: online, isOnline: true },
  /** The same games, begun by a bot: it thinks, and then one may choose. */
  'bot-kanagawa': { board: 'kanagawa', way: home('kanagawa', true), isOnlyLoaded: true },
  'bot-kaigan': { board: 'kaigan', way: home('kaigan', true), isOnlyLoaded: true },
  /** A game of 306 moves in a link. */
  replay: {
    board: 'kaigan',
    way: at(`shared/${packed('kaigan/records/4-players-open.json')}`),
    next: '[aria-label="One move forward"]',
  },
  tutorial: { board: 'kanagawa', way: at('learn/kanagawa/school'), next: '[data-forward]' },
  rules: { board: 'learn-rules', way: at('rules/kanagawa'), isOnlyLoaded: true, isRead: true },
};

/** A table of the server that has begun, against a bot; its host is known by what the browser keeps. */
async function online({ address, browser }) {
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
  // The link of somebody whose turn it is.
  await page.locator('.kanagawa.yours').waitFor();
  const kept = { url: page.url(), storageState: await context.storageState() };
  await context.close();
  return kept;
}
