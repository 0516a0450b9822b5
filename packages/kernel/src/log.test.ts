import { expect, test } from 'vitest';
import { Log } from './log.ts';

test('a longer log leaves the one that it grew from as it was', () => {
  const two = Log.of(['a', 'b']);
  const three = two.with('c');
  expect([two.length, [...two], two.at(-1), two.at(2)]).toEqual([2, ['a', 'b'], 'b', undefined]);
  expect([three.length, [...three], three.at(-1), three.at(0)]).toEqual([3, ['a', 'b', 'c'], 'c', 'a']);
});

test('two logs that grew from the same one know nothing of each other', () => {
  const one = Log.of(['a']);
  const left = one.with('left').with('end');
  const right = one.with('right');
  expect([[...left], [...right], [...one]]).toEqual([['a', 'left', 'end'], ['a', 'right'], ['a']]);
});

test('what is taken back is gone from the shorter log and still in the longer', () => {
  const three = Log.of(['a', 'b', 'c']);
  const back = three.first(1);
  const other = back.with('d');
  expect([[...back], [...other], [...three]]).toEqual([['a'], ['a', 'd'], ['a', 'b', 'c']]);
  expect([back.at(1), back.at(-2), back.slice(-1), three.slice(1), three.slice(0, -1)]).toEqual([
    undefined,
    undefined,
    ['a'],
    ['b', 'c'],
    ['a', 'b'],
  ]);
  expect(three.first(9).length).toBe(3);
});

test('a log does not change with the list that it was made of', () => {
  const items = ['a'];
  const log = Log.of(items);
  items.push('b');
  expect([...log.with('c')]).toEqual(['a', 'c']);
  expect(items).toEqual(['a', 'b']);
});
