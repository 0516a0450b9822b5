import { expect, test } from 'vitest';
import { hashFor, parseRoute } from './router.ts';

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/learn', { page: 'learn', game: 'kanagawa' }],
  ['#/learn/kanagawa/yokai', { page: 'learn', game: 'kanagawa', chapter: 'yokai' }],
  ['#/rules', { page: 'rules', game: 'kanagawa', anchor: undefined }],
  ['#/rules/K18', { page: 'rules', game: 'kanagawa', anchor: 'K18' }],
  ['#/rules/kanagawa/K18', { page: 'rules', game: 'kanagawa', anchor: 'K18' }],
  ['#/game/kanagawa/abc', { page: 'game', game: 'kanagawa', id: 'abc' }],
  ['#/game/chess/abc', { page: 'lost' }],
  ['#/game', { page: 'lost' }],
  ['#/replay/abc/17', { page: 'replay', id: 'abc', move: 17 }],
  ['#/replay/abc/17/2', { page: 'replay', id: 'abc', move: 17, eyes: 2 }],
  ['#/replay/abc/17/all', { page: 'replay', id: 'abc', move: 17, eyes: 'all' }],
  ['#/replay/abc/17/x', { page: 'replay', id: 'abc', move: 17 }],
  ['#/replay/abc/-1', { page: 'replay', id: 'abc', move: undefined }],
  ['#/shared/xyz/3', { page: 'shared', packed: 'xyz', move: 3 }],
  ['#/tables', { page: 'tables' }],
  ['#/table/abc', { page: 'table', id: 'abc' }],
  ['#/table/abc/replay', { page: 'tableReplay', id: 'abc' }],
  ['#/table/abc/replay/5/1', { page: 'tableReplay', id: 'abc', move: 5, eyes: 1 }],
  ['#/me', { page: 'me' }],
  ['#/players/abc', { page: 'player', id: 'abc' }],
  ['#/players', { page: 'lost' }],
  ['#/ratings', { page: 'ratings', game: 'kanagawa' }],
  ['#/ratings/kaigan', { page: 'ratings', game: 'kaigan' }],
  ['#/check', { page: 'check', id: undefined }],
  ['#/check/abc', { page: 'check', id: 'abc' }],
  ['#/code/AB-CD', { page: 'code', code: 'AB-CD' }],
  ['#/reset/abc', { page: 'reset', token: 'abc' }],
  ['#/reset', { page: 'lost' }],
  ['#/%E0%A4%A', { page: 'lost' }],
  ['#/table/abc/print/1', { page: 'table', id: 'abc', print: 1 }],
  ['#/table/abc/print/x', { page: 'table', id: 'abc' }],
  ['#/nowhere', { page: 'lost' }],
])('%s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test.each([
  ['/table/AAAAAAAAAAAAAAAAAAAAAA', '#/table/AAAAAAAAAAAAAAAAAAAAAA'],
  ['/table/AAAAAAAAAAAAAAAAAAAAAA/replay', '#/table/AAAAAAAAAAAAAAAAAAAAAA/replay'],
  ['/table/AAAAAAAAAAAAAAAAAAAAAA/print/1', '#/table/AAAAAAAAAAAAAAAAAAAAAA/print/1'],
  ['/', undefined],
  ['/elsewhere', undefined],
])('the path %s', (path, hash) => {
  expect(hashFor(path)).toBe(hash);
});
