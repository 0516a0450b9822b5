// Takes the screenshots of docs/screenshots anew: `npm run screenshots`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = new URL('../../../', import.meta.url);
const out = fileURLToPath(new URL('docs/screenshots/', root));
const record = fileURLToPath(new URL('packages/kanagawa/records/3-players-placed.json', root));
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

const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('packages/cli/bin/hanga.mjs', root)), 'serve', '--port', '0'],
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
const moves = JSON.parse(readFileSync(record, 'utf8')).moves.length;
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
    await context.close();
  }
}
await browser.close();
server.kill();
