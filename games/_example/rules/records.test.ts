import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { dochu } from './index.ts';

const folder = new URL('../records/', import.meta.url);

test.each(readdirSync(folder))('%s reaches its recorded result', file => {
  const record = parseRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  const match = replay(dochu, record);
  expect(record.result).toBeDefined();
  expect(dochu.outcome(match.state)?.scores.map(({ total }) => total)).toEqual(record.result?.scores);
});
