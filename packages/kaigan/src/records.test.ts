import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { kaigan } from './index.ts';

const folder = new URL('../records/', import.meta.url);

/** Whole games that must reach their recorded result for ever: a difference means that `rules` must be bumped. */
describe.each(readdirSync(folder))('%s', file => {
  test('reaches its recorded result', () => {
    const record = parseRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    expect(record.result).toBeDefined();
    const match = replay(kaigan, record);
    expect(kaigan.outcome(match.state)?.scores.map(score => score.total)).toEqual(record.result?.scores);
  });
});
