import { chromium } from 'playwright-core';
const [, , ...jobs] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ') });
for (const job of jobs) {
  const [name, hash, size, lang, theme, full, steps = '0', extra] = job.split(',');
  const [width, height] = size.split('x').map(Number);
  const ctx = await browser.newContext({ viewport: { width, height } });
  await ctx.addInitScript(([l, t]) => localStorage.setItem('hanga-settings', JSON.stringify({ language: l, theme: t, speed: 'instant' })), [lang, theme]);
  const page = await ctx.newPage();
  page.on('console', m => m.type() === 'error' && console.log(name, 'CONSOLE', m.text()));
  page.on('pageerror', e => console.log(name, 'ERROR', e.message));
  await page.goto('http://localhost:5188/#/' + hash); await page.waitForTimeout(1500);
  for (let i = 0; i < Number(steps); i++) { await page.click('[data-forward]'); await page.waitForTimeout(80); }
  if (extra) { await page.evaluate(extra); await page.waitForTimeout(500); }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(name, 'SIDEWAYS', over);
  await page.screenshot({ path: `/tmp/tut/${name}.png`, fullPage: full === 'full' });
  await ctx.close();
}
await browser.close();
