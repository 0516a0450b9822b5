import { readFileSync } from 'node:fs';
import { defaultOptions, kanagawa } from '@hanga/games/kanagawa/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pack, readRecord, unpack } from './records.ts';
import { set } from './settings.ts';
import { brokenWorker, workerHere } from './source/testing/workerHere.ts';

const file = readFileSync(new URL('../../../games/kanagawa/records/2-players-placed.json', import.meta.url), 'utf8');
const change = (changes: object): string => JSON.stringify({ ...JSON.parse(file), ...changes });

/** Whatever file a worker is made of, the test says what it is. */
const workersAre = (make: () => Worker): void => {
  vi.stubGlobal('Worker', function Made() {
    return make();
  });
};

beforeEach(() => {
  set({ language: 'en' });
  workersAre(() => workerHere(kanagawa, defaultOptions));
});
afterEach(() => void vi.unstubAllGlobals());

test('a good file is read', async () => {
  expect(await readRecord(file)).toEqual(JSON.parse(file));
});

test.each([
  ['no JSON at all', file.slice(0, 500), 'cannot be read'],
  ['something else', '{"pictures": 3}', 'not a Hanga record'],
  ['another game', change({ game: 'go' }), 'does not play: go'],
  ['newer rules', change({ rules: 9 }), 'version 9 of the rules'],
  ['a newer format', change({ hanga: 2 }), 'format 2'],
  ['a move that is not legal', change({ moves: [[0, { kind: 'end' }]], result: undefined }), 'Move 1'],
  ['another result', change({ result: { scores: [1, 2], winners: [1] } }), 'result differs'],
])('%s gets a clear sentence', async (_, text, sentence) => {
  await expect(readRecord(text)).rejects.toThrow(sentence);
});

test('a worker that fails says so, and its record is not taken', async () => {
  workersAre(brokenWorker);
  await expect(readRecord(file)).rejects.toThrow('could not be played again');
});

test('a record is played again once, by a worker that is ended then', async () => {
  const asked: unknown[] = [];
  let ended = 0;
  workersAre(() => {
    const worker = workerHere(kanagawa, defaultOptions);
    const { postMessage } = worker;
    return Object.assign(worker, {
      postMessage(message: { readonly kind: string }) {
        asked.push(message.kind);
        postMessage.call(worker, message);
      },
      terminate: () => void ended++,
    });
  });
  await readRecord(file);
  expect([asked, ended]).toEqual([['check'], 1]);
  // What is in an address is replayed by whoever shows it.
  await unpack(await pack(JSON.parse(file)));
  expect(asked).toHaveLength(1);
});

test('the sentence follows the language', async () => {
  set({ language: 'fr' });
  await expect(readRecord('{')).rejects.toThrow('abîmé');
  await expect(readRecord(change({ rules: 9 }))).rejects.toThrow('version 9 des règles');
});

test('a record travels in an address, and a broken address gets a sentence', async () => {
  const packed = await pack(JSON.parse(file));
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(4000);
  expect(await unpack(packed)).toEqual(JSON.parse(file));
  await expect(unpack(packed.slice(0, 80))).rejects.toThrow('cannot be read');
  await expect(unpack('%%%')).rejects.toThrow('cannot be read');
});
