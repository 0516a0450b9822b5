import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { byMouse, hurry, moveOf, playOn } from './playing.ts';
import { openTable } from './tables.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const data = mkdtempSync(path.join(tmpdir(), 'hanga-dev-'));
let dev: ChildProcess;
let address = '';
/** What is said besides: warnings and errors. */
let complaints = '';
let browser: Browser;

beforeAll(async () => {
  const args = ['scripts/dev.mjs', '--port', '0', '--data', data, '--bot-pace', '0'];
  dev = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  dev.stderr?.on('data', (said: Buffer) => {
    process.stderr.write(said);
    complaints += plain(said.toString());
  });
  address = await new Promise<string>((resolve, reject) => {
    dev.once('exit', code => reject(new Error(`npm run dev ended with ${code}`)));
    dev.stdout?.on('data', (said: Buffer) => {
      const found = /http:\/\/[^/\s]*localhost:\d+/.exec(plain(said.toString()));
      if (found) resolve(found[0]);
    });
  });
  browser = await chromium.launch(launch);
});
afterAll(async () => {
  await browser?.close();
  const ended = new Promise(resolve => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
});

/** Vite prints in colours. */
const plain = (text: string): string => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');

const startOfServer = async (): Promise<string | undefined> =>
  /^process_start_time_seconds (\S+)/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1];

const touch = (file: string): void => utimesSync(path.join(root, file), new Date(), new Date());

test('page, API and sockets are at one address, from source: a table of the server is played', async () => {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(address);
  await hurry(page);
  await page.goto(`${address}/#/tables`);
  await page.reload();
  await openTable(page, { players: 2, bots: [1], yourName: 'Ann' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.kanagawa.yours').waitFor();
  const before = await moveOf(page);
  await playOn(page, byMouse, 3, 8);
  expect(await moveOf(page)).toBeGreaterThan(before);
  // By now Vite has seen every file that a table needs.
  expect(complaints).not.toMatch(/public directory/);
  const icon = await fetch(`${address}/icon.svg`);
  expect([icon.headers.get('content-type'), (await icon.text()).slice(0, 4)]).toEqual(['image/svg+xml', '<svg']);

  // The server's source changes: another server, the same table.
  const started = await startOfServer();
  touch('packages/server/src/index.ts');
  await expect.poll(startOfServer, { timeout: 30_000 }).not.toBe(started);
  await page.locator('.kanagawa.yours').waitFor();
  const after = await moveOf(page);
  const playAgain = async (): Promise<number> => {
    await playOn(page, byMouse, 4, 2);
    return moveOf(page);
  };
  await expect.poll(playAgain, { timeout: 30_000 }).toBeGreaterThan(after);

  // The page's source changes: it comes anew by itself.
  const comesAnew = page.waitForEvent('load');
  touch('packages/web/src/main.tsx');
  await comesAnew;
  await page.locator('.kanagawa').waitFor();
  await page.close();
});
