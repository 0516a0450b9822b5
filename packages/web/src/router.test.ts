import { expect, test } from 'vitest';
import { parseRoute } from './router.ts';

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/learn', { page: 'learn', game: 'kanagawa' }],
  ['#/rules', { page: 'rules', game: 'kanagawa', anchor: undefined }],
  ['#/rules/K18', { page: 'rules', game: 'kanagawa', anchor: 'K18' }],
  ['#/rules/kanagawa/K18', { page: 'rules', game: 'kanagawa', anchor: 'K18' }],
  ['#/game/kanagawa/abc', { page: 'game', game: 'kanagawa', id: 'abc' }],
  ['#/game/chess/abc', { page: 'lost' }],
  ['#/game', { page: 'lost' }],
  ['#/replay/abc/17', { page: 'replay', id: 'abc', move: 17 }],
  ['#/replay/abc/-1', { page: 'replay', id: 'abc', move: undefined }],
  ['#/shared/xyz/3', { page: 'shared', packed: 'xyz', move: 3 }],
  ['#/%E0%A4%A', { page: 'lost' }],
  ['#/nowhere', { page: 'lost' }],
])('%s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});
