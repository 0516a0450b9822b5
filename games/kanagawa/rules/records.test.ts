import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { everyMix, kanagawa, type Options } from './index.ts';

const folder = new URL('../records/', import.meta.url);

/** Whole games that must reach their recorded result for ever: a difference means that `rules` must be bumped. */
describe.each(readdirSync(folder))('%s', file => {
  // The expansion's games stand in NDJSON files, one for each mix of suits with a line for 2, 3 and 4 players.
  const text = readFileSync(new URL(file, folder), 'utf8').trimEnd();
  test.each(file.endsWith('.ndjson') ? text.split('\n') : [text])('reaches its recorded result (%#)', line => {
    const record = parseRecord(JSON.parse(line));
    expect(record.result).toBeDefined();
    const match = replay(kanagawa, record);
    expect(kanagawa.outcome(match.state)?.scores.map(score => score.total)).toEqual(record.result?.scores);
  });
});

const recorded = readdirSync(folder)
  .flatMap(file => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'))
  .map(line => parseRecord(JSON.parse(line)));

test('every rules number has been recorded', () => {
  const numbers = Array.from({ length: kanagawa.rules }, (_, i) => i + 1);
  expect(new Set(recorded.map(({ rules }) => rules))).toEqual(new Set(numbers));
});

test('every mix of suits has been recorded with 2, 3 and 4 players', () => {
  const tables = recorded.map(({ options, seats }) => JSON.stringify([(options as Options).yokai, seats]));
  for (const mix of everyMix) {
    for (const seats of [2, 3, 4]) expect(tables).toContain(JSON.stringify([mix, seats]));
  }
});
