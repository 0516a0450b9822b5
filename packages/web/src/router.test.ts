import { expect, test } from 'vitest';
import { parseRoute } from './router.ts';

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/learn', { page: 'learn' }],
  ['#/rules', { page: 'rules', anchor: undefined }],
  ['#/rules/K18', { page: 'rules', anchor: 'K18' }],
  ['#/game/abc', { page: 'game', id: 'abc' }],
  ['#/game', { page: 'lost' }],
  ['#/replay/abc/17', { page: 'replay', id: 'abc', move: 17 }],
  ['#/replay/abc/-1', { page: 'replay', id: 'abc', move: undefined }],
  ['#/shared/xyz/3', { page: 'shared', packed: 'xyz', move: 3 }],
  ['#/%E0%A4%A', { page: 'lost' }],
  ['#/nowhere', { page: 'lost' }],
])('%s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});
