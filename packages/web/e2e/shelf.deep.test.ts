import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { consoleErrors, pageTests } from './browser.ts';

const { visit } = pageTests();
const recordOf = (game: string, name: string): { readonly moves: unknown[]; readonly result?: unknown } =>
  JSON.parse(readFileSync(new URL(`../../../games/${game}/records/${name}.json`, import.meta.url), 'utf8'));
const survey = recordOf('kaigan', '3-players-open');
const prints = recordOf('kanagawa', '3-players-placed');
const cut = ({ result: _, ...record }: typeof survey, moves: number) => ({
  ...record,
  moves: record.moves.slice(0, moves),
});

/** Stores games as an earlier version of the page did, in a database of that version. */
async function storeOld(context: BrowserContext, address: string, records: readonly object[], many: number) {
  // A picture by itself: nothing of the page runs there and has the database open.
  const beside = await context.newPage();
  await beside.goto(`${address}icon.svg`);
  await beside.evaluate(
    async ([kept, count]) => {
      const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      await done(indexedDB.deleteDatabase('hanga'));
      const opening = indexedDB.open('hanga', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      const database = await done(opening);
      const store = database.transaction('games', 'readwrite').objectStore('games');
      const seats = ['Aiko', 'Bunta', 'Chiyo'].map((name, color) => ({ name, color }));
      let last: IDBRequest | undefined;
      for (let i = 0; i < count; i++) {
        const record = kept[i % kept.length];
        last = store.put({ id: `game-${i}`, updated: 1_700_000_000_000 + i * 60_000, seats, record });
      }
      if (last) await done(last);
      database.close();
    },
    [records, many] as const,
  );
  await beside.close();
}

test('of a thousand kept games the first screen reads those that it shows, and no record', async () => {
  const { page, context, address } = await visit();
  await page.goto('about:blank');
  await storeOld(context, address, [survey, prints, cut(survey, 40), cut(prints, 40)], 1000);
  // Once, so that games of the earlier version stand on the shelf.
  await page.goto(address);
  await page.getByRole('button', { name: 'Show 497 more' }).waitFor();
  await page.goto('about:blank');
  await context.addInitScript(() => {
    const counted: { readonly store: string; readonly how: string }[] = [];
    Object.assign(globalThis, { counted });
    const note = (holder: object, names: readonly string[], storeOf: (self: never) => string): void => {
      for (const name of names) {
        const real: unknown = Reflect.get(holder, name);
        Reflect.set(holder, name, function counting(this: never, ...given: unknown[]) {
          counted.push({ store: storeOf(this), how: name });
          return (real as (...all: unknown[]) => unknown).apply(this, given);
        });
      }
    };
    const reads = ['get', 'getAll', 'openCursor'];
    note(IDBObjectStore.prototype, reads, (self: IDBObjectStore) => self.name);
    note(IDBIndex.prototype, reads, (self: IDBIndex) => self.objectStore.name);
    note(IDBCursor.prototype, ['continue'], (self: IDBCursor) => {
      const { source } = self;
      return source instanceof IDBIndex ? source.objectStore.name : source.name;
    });
    // What is made when idle comes later, and one by one: it is no part of showing the list.
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Show 497 more' }).waitFor();
  await page.getByRole('button', { name: 'Show 492 more' }).waitFor();
  const counted = await page.evaluate(
    () => (globalThis as unknown as { counted: { store: string; how: string }[] }).counted,
  );
  expect(counted.filter(({ store }) => store === 'games')).toEqual([]);
  // A cursor for each list, and a step to each further game of the three and the eight.
  expect(counted.length).toBe(3 + 8);
  expect(await page.locator('.kept-game').count()).toBe(11);
  await page.getByRole('button', { name: 'Show 497 more' }).click();
  await page.getByRole('button', { name: 'Show 491 more' }).waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await context.close();
});

test('games without a picture get theirs when idle, each its own, and keep it', async () => {
  const { page, context, address } = await visit();
  await page.goto('about:blank');
  await storeOld(context, address, [cut(survey, 90), cut(survey, 120), survey, prints], 4);
  await page.goto(address);
  const pictures = page.locator('.thumbnail img');
  await page.waitForFunction(() => document.querySelectorAll('.thumbnail img').length === 4);
  const seen = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('.thumbnail img')].map(async image => {
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL();
      }),
    ),
  );
  expect(new Set(seen).size, 'each game has its own picture').toBe(4);
  await page.getByText('Kaigan · Round').first().waitFor();
  // They are kept: nothing has to be played again.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('.thumbnail img').length === 4);
  expect(await pictures.count()).toBe(4);
  expect(consoleErrors(page)).toEqual([]);
  await context.close();
});

interface Kept {
  readonly id: string;
  told?: { drawing?: number; picture?: { bytes: ArrayBuffer; type: string } };
}

/** What stands on the shelf, by id; changed first, where something is to be changed. */
const shelf = (page: Page, change?: 'older' | 'unnumbered'): Promise<Kept[]> =>
  page.evaluate(async how => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('hanga'));
    const store = database.transaction('shelf', 'readwrite').objectStore('shelf');
    const all = (await done(store.getAll())) as Kept[];
    for (const entry of how ? all : []) {
      if (!entry.told) continue;
      if (how === 'unnumbered') delete entry.told.drawing;
      else entry.told.drawing = (entry.told.drawing ?? 0) - 1;
      const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>').buffer;
      entry.told.picture = { bytes, type: 'image/svg+xml' };
      await done(store.put(entry));
    }
    database.close();
    return all;
  }, change);

test('pictures that were drawn in another way are made anew', async () => {
  const { page, context, address } = await visit();
  await page.goto('about:blank');
  await storeOld(context, address, [cut(survey, 90), prints], 2);
  await page.goto(address);
  await page.waitForFunction(() => document.querySelectorAll('.thumbnail img').length === 2);
  const types = (kept: Kept[]): unknown[] => kept.map(({ told }) => [told?.drawing, told?.picture?.type]);
  const made = types(await shelf(page));
  expect(made).not.toContainEqual([expect.anything(), 'image/svg+xml']);
  for (const change of ['older', 'unnumbered'] as const) {
    await page.goto(`${address}icon.svg`);
    await shelf(page, change);
    await page.goto(address);
    await expect.poll(async () => types(await shelf(page)), { timeout: 30_000 }).toEqual(made);
  }
  expect(consoleErrors(page)).toEqual([]);
  await context.close();
});

test('a game that is left shows how it stands', async () => {
  const { page, context } = await visit();
  await page.getByRole('button', { name: /Play Kaigan/ }).click();
  await page.locator('.kaigan.yours').waitFor();
  await page.getByRole('link', { name: 'Hanga: Home' }).click();
  await page.locator('.going .thumbnail img').waitFor();
  await page.getByText('Kaigan · Round 1').waitFor();
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.locator('.kaigan.yours').waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await context.close();
});
