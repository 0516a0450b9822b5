import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageTests } from './browser.ts';
import { DRAWINGS, hurry } from './playing.ts';

const { visit } = pageTests();
const record = fileURLToPath(new URL('../../kanagawa/records/3-players-placed.json', import.meta.url));

/** A table late in a game, as the page draws it by itself, or with pictures from the press. */
async function table(hasPress: boolean): Promise<Page> {
  const { page, context } = await visit();
  if (!hasPress) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await hurry(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(record);
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('slider').fill('80');
  await page.getByText(/^Move 80 of/).waitFor();
  return page;
}

test('the press prints what the page draws', async () => {
  const [drawn, printed] = [await table(false), await table(true)];
  await printed.waitForFunction(selector => document.querySelectorAll(selector).length === 0, DRAWINGS);
  expect(await drawn.locator(DRAWINGS).count()).toBeGreaterThan(500);
  const pictures = await Promise.all([drawn, printed].map(page => page.locator('.kanagawa').screenshot()));
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
}, 60_000);
