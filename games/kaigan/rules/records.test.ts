import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { kaigan } from './index.ts';

const folder = new URL('../records/', import.meta.url);
const recorded = readdirSync(folder).flatMap(file =>
  readFileSync(new URL(file, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => [file, parseRecord(JSON.parse(line))] as const),
);

/** Whole games that must reach their recorded result for ever: a difference means that `rules` must be bumped. */
test.each(recorded)('%s reaches its recorded result', (_, record) => {
  expect(record.result).toBeDefined();
  const match = replay(kaigan, record);
  expect(kaigan.outcome(match.state)?.scores.map(score => score.total)).toEqual(record.result?.scores);
});

test('every rules number has been recorded', () => {
  const numbers = Array.from({ length: kaigan.rules }, (_, i) => i + 1);
  expect(new Set(recorded.map(([, { rules }]) => rules))).toEqual(new Set(numbers));
});
