import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

const event = (...pieces: string[]) => ({ kind: 'changed', pieces });
const front = { piecesOf: (happened: object): string[] => ('pieces' in happened ? (happened.pieces as string[]) : []) };
const seats = [0, 3, 1].map(color => ({ name: '', color }));

test('everything that others have changed is marked, in the colour of whoever did it last', () => {
  const turn = (seat: number, ...events: object[]) => ({
    key: '',
    seat,
    entries: [{ move: 1, seat, events }],
  });
  const marks = marksOf(front, { view: { viewer: 0 }, seats }, [
    turn(1, event('a', 'b')),
    turn(2, event('b')),
    turn(1),
  ]);
  expect([...marks]).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
});
