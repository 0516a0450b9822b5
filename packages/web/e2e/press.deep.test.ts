import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageTests } from './browser.ts';
import { DRAWINGS, hurry } from './playing.ts';

const { visit } = pageTests();
interface Late {
  readonly game: string;
  readonly record: string;
  readonly move: number;
  /** What the page draws by itself for as long as the press has not printed it, and how much of that there is. */
  readonly drawings: string;
  readonly least: number;
}

const tables: readonly Late[] = [
  { game: 'kanagawa', record: '3-players-placed', move: 80, drawings: DRAWINGS, least: 500 },
  {
    game: 'kaigan',
    record: '3-players-open',
    move: 60,
    drawings: '.kaigan :is(.face, .card, .space) > .art > g path',
    least: 60,
  },
];

/** A table late in a game, as the page draws it by itself, or with pictures from the press. */
async function table({ game, record, move }: Late, hasPress: boolean): Promise<Page> {
  const { page, context } = await visit();
  if (!hasPress) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await hurry(page);
  await page.reload();
  await page
    .locator('input[type=file]')
    .setInputFiles(fileURLToPath(new URL(`../../../games/${game}/records/${record}.json`, import.meta.url)));
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('slider').fill(String(move));
  await page.getByText(new RegExp(`^Move ${move} of`)).waitFor();
  return page;
}

test.each(tables)(
  'the press prints what the page draws: $game',
  async late => {
    const { game, drawings, least } = late;
    const [drawn, printed] = [await table(late, false), await table(late, true)];
    await printed.waitForFunction(selector => document.querySelectorAll(selector).length === 0, drawings);
    expect(await drawn.locator(drawings).count()).toBeGreaterThan(least);
    const pictures = await Promise.all([drawn, printed].map(page => page.locator(`.${game}`).screenshot()));
    const differ = await printed.evaluate(
      async encoded => {
        const dots = await Promise.all(
          encoded.map(async text => {
            const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes]));
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
            const context = canvas.getContext('2d')!;
            context.drawImage(bitmap, 0, 0);
            return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
          }),
        );
        const [one, other] = dots as [Uint8ClampedArray, Uint8ClampedArray];
        let [sum, far] = [0, 0];
        for (let i = 0; i < one.length; i++) {
          const apart = Math.abs(one[i]! - other[i]!);
          sum += apart;
          if (apart > 90) far++;
        }
        return { length: [one.length, other.length], mean: sum / one.length, far: far / one.length };
      },
      pictures.map(picture => picture.toString('base64')),
    );
    expect(differ.length[0]).toBe(differ.length[1]);
    // Edges are smoothed a little differently; a colour or a shape that is missing would be another matter.
    expect(differ.mean).toBeLessThan(2);
    expect(differ.far).toBeLessThan(0.001);
    await Promise.all([drawn, printed].map(page => page.context().close()));
  },
  60_000,
);
