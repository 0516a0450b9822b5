import { playerCommitment } from '@hanga/kernel';
import { expect, test } from 'vitest';
import type { StoredSeat, StoredTable } from '../table/meta.ts';
import { commit, dealtSeed, fix, newShuffle, reveal, type StoredShuffle } from '../table/shuffle.ts';
import { flawIn, type Row } from './rows.ts';

const ID = 'a-table-of-the-server0';
const PART = '7'.repeat(64);
const moment = { now: 0, revealWithin: 1000 };

/** A table whose only person has brought a part, in its row. */
function dealtRow(): { readonly row: Row; readonly meta: StoredTable['meta'] } {
  const seats: StoredSeat[] = [
    { kind: 'person', name: 'Ann', player: 'ann', holders: ['ann'] },
    { kind: 'bot', level: 'random' },
  ];
  const shuffle = newShuffle(ID, '5'.repeat(64));
  const open: StoredTable = {
    ...{ id: ID, game: 'kanagawa', status: 'open', rev: 1, seed: '', createdAt: 0 },
    meta: {
      ...{ name: 'Ann', options: {}, private: false, spectators: true, chat: true, clock: { kind: 'none' } },
      ...{ botLevel: 'random', host: 'ann', seats, keys: [], shuffle, startedAt: 1 },
    },
  };
  const commitment = playerCommitment(shuffle.server, PART);
  const fixed = fix(commit(open, 0, { server: shuffle.server, commitment }, moment) as StoredTable, moment);
  const table = reveal(fixed, 0, { server: shuffle.server, part: PART }) as StoredTable;
  const row: Row = {
    ...{ id: ID, game: 'kanagawa', status: table.status, listed: 1, rev: 4, meta: JSON.stringify(table.meta) },
    ...{ seed: dealtSeed(table) as string, state: null, state_seq: 0, state_rules: 0, snapshot: null, result: null },
    ...{ rated: 0, wake_at: null, runner: null, created_at: 0, updated_at: 0, host: 'ann' },
  };
  return { row, meta: table.meta };
}

test('an export carries the parts of a shuffle, and one whose seed is not made of them is refused', () => {
  const { row, meta } = dealtRow();
  expect(row['status']).toBe('running');
  expect(flawIn('tables', row)).toBeUndefined();
  expect(flawIn('tables', { ...row, seed: PART })).toEqual({ kind: 'badValue', column: 'seed' });
  const withShuffle = (change: Partial<StoredShuffle> | { secret: number }): Row => ({
    ...row,
    meta: JSON.stringify({ ...meta, shuffle: { ...meta.shuffle, ...change } }),
  });
  expect(flawIn('tables', withShuffle({ secret: PART }))).toEqual({ kind: 'badValue', column: 'seed' });
  expect(flawIn('tables', withShuffle({ secret: 5 }))).toEqual({ kind: 'badValue', column: 'meta' });
  // As an earlier Hanga wrote it: the seed was the server's alone.
  const { shuffle: _, ...old } = meta;
  expect(flawIn('tables', { ...row, seed: PART, meta: JSON.stringify(old) })).toBeUndefined();
});
