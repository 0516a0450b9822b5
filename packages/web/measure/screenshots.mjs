// Takes the screenshots of docs/screenshots anew: `npm run screenshots`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = new URL('../../../', import.meta.url);
const out = fileURLToPath(new URL('docs/screenshots/', root));
const record = fileURLToPath(new URL('packages/kanagawa/records/3-players-placed.json', root));
const survey = fileURLToPath(new URL('packages/kaigan/records/3-players-open.json', root));

/** A game with Yokai, at the moment when its first player has one to pass on. */
function passing() {
  const file = new URL('packages/kanagawa/records/yokai-animal-building-kite-umbrella.ndjson', root);
  const isAsked = ([seat, { kind }]) => seat === 0 && kind === 'giveYokai';
  const games = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  const { result: _, ...game } = games.find(({ seats, moves }) => seats === 3 && moves.findIndex(isAsked) > 60);
  const players = [{ name: 'Aiko' }, { name: 'Bunta', bot: 'greedy' }, { name: 'Chiyo', bot: 'greedy' }];
  const asked = game.moves.findLastIndex(isAsked);
  const buffer = Buffer.from(JSON.stringify({ ...game, players, moves: game.moves.slice(0, asked) }));
  return { name: 'yokai.json', mimeType: 'application/json', buffer };
}
mkdirSync(out, { recursive: true });

const data = mkdtempSync(path.join(tmpdir(), 'hanga-measure-'));
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('packages/cli/bin/hanga.mjs', root)), 'serve', '--port', '0', '--data', data],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
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
const lengthOf = file => JSON.parse(readFileSync(file, 'utf8')).moves.length;
const moves = lengthOf(record);
const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

for (const [device, options] of Object.entries(devices)) {
  for (const [theme, colorScheme, locale] of [
    ['day', 'light', 'en-GB'],
    ['night', 'dark', 'fr-FR'],
  ]) {
    const context = await browser.newContext({ ...options, colorScheme, locale, serviceWorkers: 'block' });
    const page = await context.newPage();
    const shoot = async name => {
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${out}${name}-${device}-${theme}.png` });
      process.stdout.write(`${name}-${device}-${theme}.png\n`);
    };
    await page.goto(address);
    if (theme === 'day') await shoot('home');
    await page.locator('input[type=file]').setInputFiles(record);
    await page.waitForURL(/#\/replay\//);
    const replay = page.url();
    await page.goto(`${replay}/${Math.round(moves * 0.6)}`);
    await page.reload();
    await page.locator('.kanagawa').waitFor();
    await shoot('replay');
    await page.goto(address);
    await page.locator('input[type=file]').setInputFiles(passing());
    await page.locator('.kanagawa.yours').waitFor();
    await shoot('yokai');
    await page.goto(`${address}#/rules`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (theme === 'day') await shoot('rules');
    await page.goto(`${address}#/learn`);
    await page.locator('.kanagawa').waitFor();
    await shoot('learn');
    await page.goto(address);
    await page.locator('button.main.door[data-game=kanagawa]').click();
    await page.locator('.kanagawa.yours').waitFor();
    await shoot('school');
    await shootKaigan(page, shoot);
    await context.close();
  }
}
await browser.close();
server.kill();
rmSync(data, { recursive: true, force: true });

/** Kaigan: a game half way, its map where that is a tap apart, a move of one's own, and the finished map. */
async function shootKaigan(page, shoot) {
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles(survey);
  await page.waitForURL(/#\/replay\//);
  await page.goto(`${page.url()}/${Math.round(lengthOf(survey) * 0.72)}`);
  await page.reload();
  await page.locator('.kaigan').waitFor();
  await shoot('kaigan-replay');
  const map = page.locator('.kaigan .tab').nth(1);
  if (await map.isVisible()) {
    await map.click();
    await shoot('kaigan-map');
  }
  await page.goto(address);
  await page.locator('button.main.door[data-game=kaigan]').click();
  await page.locator('.kaigan.yours').waitFor();
  await page.locator('.kaigan .hand .choice').nth(3).click();
  await shoot('kaigan-plan');
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('hanga-settings') ?? '{}');
    localStorage.setItem('hanga-settings', JSON.stringify({ ...settings, speed: 'instant' }));
  });
  await page.reload();
  await playToTheEnd(page);
  await page.locator('.finished-map').scrollIntoViewIfNeeded();
  await shoot('kaigan-end');
}

/** Takes the first thing that offers itself, and the tile before the pass. */
async function playToTheEnd(page) {
  const choice = '.kaigan :is([data-drop], [data-choice]):not([aria-pressed=true]), .kaigan [data-then]';
  for (;;) {
    await page.locator(`${choice}, .ending`).first().waitFor();
    if (await page.locator('.ending').isVisible()) return;
    await page.evaluate(selector => {
      const choices = [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
      const next =
        choices.find(element => element.matches('[data-drop]')) ??
        choices.find(element => element.matches('.place')) ??
        choices[0];
      next?.click();
    }, choice);
    await page.waitForTimeout(40);
  }
}
