import { defsFor, type LessonCard, printScroll } from '@hanga/games/kanagawa/art/index.ts';
import { bringAll } from '@hanga/games/kanagawa/art/later.ts';
import { everyCard, startingTiles } from '@hanga/games/kanagawa/rules/index.ts';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSvg } from '../src/art/toSvg.ts';
import { launch } from './browser.ts';

const panels = 10;

/** A print whose neighbours are of unlike seasons and landscapes. */
const print = (first: number): string => {
  const painted = Array.from({ length: panels - 1 }, (_, index) => {
    const number = (first + index * 29) % everyCard.length;
    return { card: everyCard[number] as LessonCard, number };
  });
  const art = printScroll(startingTiles[first % startingTiles.length], painted, 'none');
  return `<defs>${toSvg(defsFor(art))}</defs>${toSvg(art)}`;
};

test('no hairline shows at a seam, however large the print is', async () => {
  await bringAll();
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ viewport: { width: 2700, height: 420 } });
    for (const first of [3, 11])
      for (const scale of [0.37, 0.613, 1.27]) {
        await page.setContent(
          `<body style="margin:0"><svg style="position:absolute;left:.3px;top:0" width="${200 * panels * scale}" height="${300 * scale}" viewBox="0 0 ${200 * panels} 300">${print(first)}</svg>`,
        );
        const encoded = (await page.screenshot()).toString('base64');
        const streaks = await page.evaluate(
          async ({ encoded, scale, panels }) => {
            const bytes = Uint8Array.from(atob(encoded), letter => letter.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes]));
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
            context.drawImage(bitmap, 0, 0);
            const { data, width } = context.getImageData(0, 0, bitmap.width, bitmap.height);
            const high = Math.floor(300 * scale) - 1;
            /** The share of a column's dots that differ from both sides where the sides are alike. */
            const streak = (x: number): number => {
              let count = 0;
              for (let y = 1; y < high; y++)
                for (const channel of [0, 1, 2]) {
                  const dot = (dx: number): number => data[(y * width + x + dx) * 4 + channel]!;
                  if (Math.abs(dot(-2) - dot(2)) > 13 || Math.abs(dot(0) - (dot(-2) + dot(2)) / 2) < 11) continue;
                  count++;
                  break;
                }
              return count / high;
            };
            return Array.from({ length: panels - 1 }, (_, seam) => {
              const x = Math.round((seam + 1) * 200 * scale + 0.3);
              return Math.max(...[-1, 0, 1].map(dx => streak(x + dx)));
            });
          },
          { encoded, scale, panels },
        );
        // Trees, birds and banks of fields cross a seam; a line through the land, the sky or all of it would be more.
        for (const share of streaks) expect(share).toBeLessThan(0.3);
        expect(streaks.toSorted((a, b) => a - b)[Math.floor(streaks.length / 2)]).toBeLessThan(0.16);
      }
  } finally {
    await browser.close();
  }
}, 60_000);
