import { expect, test } from 'vitest';
import { toSvg } from '../art/toSvg.ts';
import { node } from '../art/tree.ts';
import { namedIn, referencesIn } from '../art/walk.ts';
import { a3, mounted, onSheet } from './mounted.ts';
import { mounts, type Work } from './work.ts';

const work = (panels: number, name = 'Aiko', date = '18 November 2026'): Work => ({
  id: `of-${panels}`,
  art: node('rect', { width: panels * 200, height: 300, fill: '#d9838a' }),
  width: panels * 200,
  height: 300,
  part: 200,
  label: { signs: ['M0 0h9z', 'M0 0h9z', 'M0 0h9z'], title: 'Views', lines: [name], date },
  isSealed: true,
});

test.each(mounts)('%s: a print of any length lies on an A3 sheet or a larger one, and is never smaller', mount => {
  for (const panels of [1, 2, 5, 9, 14, 24]) {
    const sheet = onSheet(work(panels), mount);
    expect(sheet.width).toBeGreaterThanOrEqual(a3.width);
    expect(sheet.height).toBeGreaterThanOrEqual(a3.height);
    if (mount !== 'scroll') expect(sheet.width / sheet.height).toBeCloseTo(Math.SQRT2, 2);
    // Every panel at its full size: the windows onto the picture add up to its width, none is scaled.
    const windows = [
      ...toSvg(mounted(work(panels), mount).art).matchAll(
        /<svg [^>]*width="([\d.]+)" height="300" viewBox="\S+ 0 ([\d.]+) 300"/g,
      ),
    ];
    expect(windows.map(([, width]) => width)).toEqual(windows.map(([, , seen]) => seen));
    expect(windows.reduce((sum, [, width]) => sum + Number(width), 0)).toBe(panels * 200);
  }
});

test.each(mounts)('%s: whatever it refers to is there', mount => {
  const { art } = onSheet(work(9), mount);
  const named = namedIn(art);
  expect([...referencesIn(art)].filter(name => !named.has(name))).toEqual([]);
});

test.each([
  ['no name', ''],
  ['marks of XML', '<script>&"\']]>'],
  ['what no file may hold', 'a\u0000b\ud800c\u202ed'],
  ['any length', 'Maximilian '.repeat(500)],
  ['signs from top to bottom', '\u5c71\u672c\u611b\u5b50'],
])('a signature takes %s', (_, name) => {
  for (const mount of mounts) {
    const svg = toSvg(onSheet(work(4, name), mount).art);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|\p{Cc}|\u202e/u);
    expect(svg).toBe(svg.replaceAll(/\p{Cs}/gu, ''));
    for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g)) expect(Number(size)).toBeGreaterThan(2);
  }
});
