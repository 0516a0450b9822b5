import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { consoleErrors, pageTests } from './browser.ts';
import { hurry } from './playing.ts';

const { visit } = pageTests();

/** Names that a file could stumble over: marks of XML, many scripts at once, and one that is far too long. */
const names = ['Aiko <&"\u0007> ]]>', '\u5c71\u672c \u611b\u5b50', `\u0627\u0644\u0639 ${'Maximilian '.repeat(30)}`];

const recordOf = (game: string, name: string) => {
  const record = JSON.parse(
    readFileSync(new URL(`../../../games/${game}/records/${name}.json`, import.meta.url), 'utf8'),
  );
  const players = names.map(name => ({ name }));
  return {
    name: `${game}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, players })),
  };
};

async function saved(page: Page, button: RegExp): Promise<Buffer> {
  const coming = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('dialog').getByRole('button', { name: button }).first().click();
  return readFileSync(await (await coming).path());
}

/** Dots across and down, and how many go to a metre. */
const pngFacts = (png: Buffer) => {
  const at = png.indexOf('pHYs');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), metre: png.readUInt32BE(at + 4) };
};

/** Where the reader that Debian has is there, it must show one page; anyway each object lies where the table says. */
function checkPdf(pdf: Buffer): void {
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.4')).toBe(true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets.map(offset => text.slice(offset, offset + 5))).toEqual(offsets.map((_, i) => `${i + 1} 0 o`));
  if (!existsSync('/usr/bin/pdftoppm')) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'hanga-pdf-'));
  try {
    const shown = execFileSync('/usr/bin/pdftoppm', ['-r', '20', '-png', '-', path.join(folder, 'page')], {
      input: pdf,
    });
    expect(shown).toBeDefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function checkFiles(page: Page, { isOneSheet } = { isOneSheet: false }): Promise<void> {
  const png = pngFacts(await saved(page, /as PNG$/));
  expect(png.metre).toBe(11811);
  expect(png.width).toBeGreaterThanOrEqual(4961);
  expect(png.height).toBeGreaterThanOrEqual(3508);
  if (isOneSheet) expect([png.width, png.height]).toEqual([4961, 3508]);
  const pdf = await saved(page, /as PDF$/);
  checkPdf(pdf);
  const box = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'));
  expect(Number(box?.[1])).toBeCloseTo((png.width * 72) / 300, 1);
  expect(Number(box?.[2])).toBeCloseTo((png.height * 72) / 300, 1);
  const svg = (await saved(page, /as SVG$/)).toString('utf8');
  const read = await page.evaluate(file => {
    const drawing = new DOMParser().parseFromString(file, 'image/svg+xml');
    const ids = new Set([...drawing.querySelectorAll('[id]')].map(({ id }) => id));
    const wanted = [...file.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id ?? '');
    return {
      hasFailed: drawing.querySelector('parsererror') !== null,
      words: [...drawing.querySelectorAll('text')].map(each => each.textContent),
      missing: wanted.filter(id => !ids.has(id)),
    };
  }, svg);
  expect(read.hasFailed).toBe(false);
  expect(read.missing).toEqual([]);
  expect(read.words.join(' ')).toContain('Aiko <&"');
}

test('a finished print is mounted, signed and saved, from a replay and from the gallery', async () => {
  const { page, context, address } = await visit();
  await hurry(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(recordOf('kanagawa', '3-players-placed'));
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('button', { name: 'Finished print' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('img', { name: /Handscroll$/ })
    .first()
    .waitFor();
  expect(await dialog.locator('figure').count()).toBe(3);
  await checkFiles(page);
  // By keyboard, through all mounts.
  await dialog.getByRole('radio', { name: 'Handscroll' }).focus();
  for (const mount of ['Folding screen', 'Album', 'Framed']) {
    await page.keyboard.press('ArrowRight');
    expect(await dialog.getByRole('radio', { name: mount }).isChecked()).toBe(true);
    await dialog
      .getByRole('img', { name: new RegExp(`${mount}$`) })
      .first()
      .waitFor();
  }
  await expectAccessible(page, 'the finished prints');
  await page.goto(`${address}#/`);
  await page.getByRole('button', { name: 'Finished print' }).click();
  // The mount that was chosen last is chosen still.
  await dialog
    .getByRole('img', { name: /Framed$/ })
    .first()
    .waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await context.close();
});

test('the finished map of Kaigan is mounted and saved with its players', async () => {
  const { page, context } = await visit();
  await hurry(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(recordOf('kaigan', '3-players-open'));
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('button', { name: 'Finished print' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: /Handscroll$/ }).waitFor();
  await checkFiles(page, { isOneSheet: true });
  await dialog.getByRole('radio', { name: 'Framed' }).check();
  await dialog.getByRole('img', { name: /Framed$/ }).waitFor();
  await checkFiles(page, { isOneSheet: true });
  expect(consoleErrors(page)).toEqual([]);
  await context.close();
});
