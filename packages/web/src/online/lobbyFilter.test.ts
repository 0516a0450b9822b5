import { type Clock, type TableLine, tempoOf } from '@hanga/protocol';
import { expect, test } from 'vitest';
import { clockChoices } from './clockChoices.ts';
import { anyTable, isWanted, type LobbyFilter } from './lobbyFilter.ts';

const table = (game: string, clock: Clock, seats: number): TableLine => ({
  id: `${game}-${seats}`,
  game,
  name: 'A table',
  status: 'open',
  spectators: true,
  clock,
  seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
  createdAt: 0,
});

const tables = [
  table('kanagawa', clockChoices.live, 2),
  table('kanagawa', clockChoices.day, 3),
  table('kaigan', clockChoices.none, 3),
];

const found = (filter: Partial<LobbyFilter>): string[] =>
  tables.filter(each => isWanted({ ...anyTable, ...filter }, each)).map(({ id }) => id);

test('tables are found by game, tempo and seats, each alone and together', () => {
  expect(found({})).toHaveLength(3);
  expect(found({ game: 'kaigan' })).toEqual(['kaigan-3']);
  expect(found({ tempo: 'days' })).toEqual(['kanagawa-3']);
  expect(found({ tempo: 'free' })).toEqual(['kaigan-3']);
  expect(found({ seats: '3' })).toEqual(['kanagawa-3', 'kaigan-3']);
  expect(found({ seats: '3', game: 'kanagawa', tempo: 'live' })).toEqual([]);
});

test('a turn of less than an hour is played in one sitting', () => {
  expect(tempoOf(clockChoices.minutes)).toBe('live');
  expect(tempoOf({ kind: 'deadline', seconds: 3600 })).toBe('days');
  expect(tempoOf(clockChoices.slow)).toBe('live');
});
