// Makes the contact sheets of docs/art anew: `npm run art`, or with words of their names: `npm run art -- subjects`. As
// JPEG: the whole folder is to stay under 4 MB.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const out = path.join(root, 'docs/art');
const words = process.argv.slice(2);
const drawn = mkdtempSync(path.join(tmpdir(), 'hanga-art-'));
const sources = ['kanagawa/art/contactSheet.ts', 'kanagawa/art/keepsakeSheet.ts', 'kaigan/art/contactSheet.ts'];
for (const source of sources) {
  const sheets = path.join(root, 'games', source);
  const { status } = spawnSync(process.execPath, ['--conditions=source', sheets, drawn], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1240, height: 600 } });
for (const file of readdirSync(drawn).filter(name => words.every(word => name.includes(word)))) {
  await page.goto(pathToFileURL(path.join(drawn, file)).href);
  const name = path.join(out, file.replace(/html$/, 'jpg'));
  await page.screenshot({ path: name, type: 'jpeg', quality: 58, fullPage: true });
  process.stdout.write(`${path.relative(root, name)}\n`);
}
await browser.close();
rmSync(drawn, { recursive: true });
