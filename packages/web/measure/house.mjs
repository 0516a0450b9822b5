// A server on data of its own, and a browser: what measuring and picture taking begin with.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = fileURLToPath(new URL('../../../', import.meta.url));

/** `close` ends both, and removes the data. `root` may be another clone, with its page built. */
export async function openHouse(root = here) {
  const data = mkdtempSync(path.join(tmpdir(), 'hanga-measure-'));
  const hanga = path.join(root, 'packages/cli/bin/hanga.mjs');
  const server = spawn(process.execPath, [hanga, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise(resolve => {
    server.stdout.on('data', said => {
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-sandbox'],
  });
  const close = async () => {
    await browser.close();
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { address, browser, close };
}
