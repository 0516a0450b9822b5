// Takes the screenshots of docs/screenshots anew: `npm run screenshots`, or with words of their names: `npm run
// screenshots -- table-kaigan 844x390`. As JPEG: the whole folder is to stay under 12 MB.
// `--of <folder>` shows the tables as another clone has them, one of an earlier commit say, with its page built; they go
// to docs/screenshots/before.
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openHouse } from './house.mjs';
import { fileOf, finished, halfWay, nearEnd, passing } from './positions.mjs';

const sizes = ['1280x800', '1920x1080', '1024x768', '820x1180', '390x844', '360x640', '844x390', '640x400'];
/** Where everything is shown, by night and in French too. */
const thorough = ['1280x800', '390x844'];
const { values, positionals: words } = parseArgs({ options: { of: { type: 'string' } }, allowPositionals: true });
const isBefore = values.of !== undefined;
const out = fileURLToPath(new URL(`../../../docs/screenshots/${isBefore ? 'before/' : ''}`, import.meta.url));
mkdirSync(out, { recursive: true });
const { address, browser, close } = await openHouse(values.of);

/** What is shown, by name: each leads a fresh page there. */
const scenes = {
  home: async page => {
    for (const record of [finished.kanagawa, finished.kaigan, halfWay.kaigan]) await openFile(page, record);
    await page.goto(`${address}#/`);
    await page.waitForFunction(() => document.querySelectorAll('.cover-frame img').length >= 3);
    await page.waitForFunction(() => document.querySelectorAll('.thumbnail img').length >= 3);
  },
  'table-kanagawa': page => openFile(page, halfWay.kanagawa, '.kanagawa.yours'),
  'table-kaigan': page => openFile(page, halfWay.kaigan, '.kaigan.yours'),
};
const moreScenes = {
  yokai: page => openFile(page, passing(), '.kanagawa.yours'),
  'replay-kanagawa': page => watch(page, 'kanagawa', 0.6),
  'replay-kaigan': page => watch(page, 'kaigan', 0.72),
  rules: async page => {
    await page.goto(`${address}#/rules`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  },
  'learn-kanagawa': async page => {
    await page.goto(`${address}#/learn/kanagawa/school`);
    await page.locator('.kanagawa').waitFor();
  },
  'learn-kaigan': async page => {
    await page.goto(`${address}#/learn/kaigan`);
    await page.locator('.kaigan').waitFor();
  },
  'end-kanagawa': page => finish(page, 'kanagawa'),
  'end-kaigan': page => finish(page, 'kaigan'),
};

for (const size of sizes) {
  const isThorough = !isBefore && thorough.includes(size);
  await shootAll(size, 'day', isThorough ? { ...scenes, ...moreScenes } : scenes);
  if (isThorough) await shootAll(size, 'night', { ...scenes, ...moreScenes });
}
await close();

async function shootAll(size, theme, shown) {
  const [width, height] = size.split('x').map(Number);
  const isTouch = Math.min(width, height) < 600;
  for (const [scene, lead] of Object.entries(shown)) {
    const name = `${scene}-${size}${theme === 'night' ? '-night' : ''}`;
    if (!words.every(word => name.includes(word))) continue;
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: isTouch,
      hasTouch: isTouch,
      colorScheme: theme === 'night' ? 'dark' : 'light',
      locale: theme === 'night' ? 'fr-FR' : 'en-GB',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('hanga-settings', '{"speed":"instant"}'));
    await page.goto(address);
    await lead(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `${out}${name}.jpg`, type: 'jpeg', quality: 84 });
    process.stdout.write(`${name}.jpg\n`);
    await context.close();
  }
}

async function openFile(page, record, shown = 'main.table') {
  await page.goto(`${address}#/`);
  await page.locator('input[type=file]').setInputFiles(fileOf(record));
  await page.locator(shown).first().waitFor();
}

async function watch(page, game, part) {
  await openFile(page, finished[game]);
  await page.getByRole('slider').fill(String(Math.round(finished[game].moves.length * part)));
}

/** The last move, then what was made. */
async function finish(page, game) {
  await openFile(page, nearEnd[game]);
  await page.locator('.ending .finished-print').first().scrollIntoViewIfNeeded();
}
