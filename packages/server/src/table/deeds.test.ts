import { expect, test } from 'vitest';
import { whyNoDeed } from './deeds.ts';
import type { StoredSeat, StoredTable } from './meta.ts';

const HOURS = 3600 * 1000;

const sitting = (player: string): StoredSeat => ({ kind: 'person', player, name: player, holders: [player] });

const table: StoredTable = {
  id: 'table',
  game: 'kanagawa',
  status: 'running',
  rev: 3,
  meta: {
    name: 'A pause',
    options: {},
    private: false,
    spectators: true,
    chat: true,
    clock: { kind: 'none' },
    botLevel: 'adept',
    host: 'ann',
    seats: [sitting('ann'), sitting('bob')],
    keys: [],
  },
  seed: '',
  createdAt: 0,
};

const paused = { isPinned: false, seq: 7, paused: { seat: 0, at: 1000 } };
const mayResume = (player: string, after: number): unknown =>
  whyNoDeed({ kind: 'resume' }, table, paused, player, 1000 + after);

test('a pause is the host’s to end for twelve hours, and then everybody’s who sits there', () => {
  expect(mayResume('ann', 0)).toBeUndefined();
  expect(mayResume('bob', 12 * HOURS - 1)).toEqual({ kind: 'notHost' });
  expect(mayResume('bob', 12 * HOURS)).toBeUndefined();
  expect(mayResume('eve', 13 * HOURS)).toEqual({ kind: 'notHost' });
});

test('only a game that stands still can go on, and only one that goes on can be paused', () => {
  expect(whyNoDeed({ kind: 'pause' }, table, paused, 'ann', 2000)).toEqual({ kind: 'paused' });
  expect(whyNoDeed({ kind: 'resume' }, table, { isPinned: false, seq: 7 }, 'ann', 2000)).toEqual({ kind: 'notPaused' });
  expect(whyNoDeed({ kind: 'end' }, table, paused, 'bob', 2000)).toEqual({ kind: 'notHost' });
});
