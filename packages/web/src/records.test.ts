import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { pack, readRecord, unpack } from './records.ts';
import { set } from './settings.ts';

const file = readFileSync(new URL('../../../games/kanagawa/records/2-players-placed.json', import.meta.url), 'utf8');
const change = (changes: object): string => JSON.stringify({ ...JSON.parse(file), ...changes });

beforeEach(() => set({ language: 'en' }));

test('a good file is read', async () => {
  expect(await readRecord(file)).toEqual(JSON.parse(file));
});

test.each([
  ['no JSON at all', file.slice(0, 500), 'cannot be read'],
  ['something else', '{"pictures": 3}', 'not a Hanga record'],
  ['another game', change({ game: 'go' }), 'does not play: go'],
  ['newer rules', change({ rules: 9 }), 'rules 9'],
  ['a newer format', change({ hanga: 2 }), 'format 2'],
  ['a move that is not legal', change({ moves: [[0, { kind: 'end' }]], result: undefined }), 'Move 1'],
  ['another result', change({ result: { scores: [1, 2], winners: [1] } }), 'result differs'],
])('%s gets a clear sentence', async (_, text, sentence) => {
  await expect(readRecord(text)).rejects.toThrow(sentence);
});

test('the sentence follows the language', async () => {
  set({ language: 'fr' });
  await expect(readRecord('{')).rejects.toThrow('abîmé');
  await expect(readRecord(change({ rules: 9 }))).rejects.toThrow('règles 9');
});

test('a record travels in an address, and a broken address gets a sentence', async () => {
  const packed = await pack(JSON.parse(file));
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(4000);
  expect(await unpack(packed)).toEqual(JSON.parse(file));
  await expect(unpack(packed.slice(0, 80))).rejects.toThrow('cannot be read');
  await expect(unpack('%%%')).rejects.toThrow('cannot be read');
});
