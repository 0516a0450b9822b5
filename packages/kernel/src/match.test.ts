import { expect, test } from 'vitest';
import { Log } from './log.ts';
import { begin, type Match, play, undo, whyNoUndo } from './match.ts';
import { toRecord } from './record.ts';
import { seedFromText } from './seed.ts';
import { type Toy, toy } from './testing/toy.ts';

const start = (): Match<Toy> => begin(toy, { options: { chips: 5 }, seats: 2, seed: seedFromText('toy') });
const playAll = (match: Match<Toy>, ...moves: [number, Toy['Action']['kind']][]): Match<Toy> =>
  moves.reduce((current, [seat, kind]) => {
    const played = play(current, seat, { kind });
    if (!played.match) throw new Error(JSON.stringify(played.refusal));
    return played.match;
  }, match);

test('a legal action is accepted whatever its fields’ order or identity, and the old match stays as it was', () => {
  const match = start();
  const played = play(match, 0, JSON.parse('{"kind":"stack"}'));
  expect(played.match?.state.stacks).toEqual([1, 0]);
  expect(match.state.stacks).toEqual([0, 0]);
  expect([match.moves.length, played.match?.moves.length]).toEqual([0, 1]);
});

test('what is not legal is refused with a reason', () => {
  const match = start();
  expect(play(match, 1, { kind: 'stack' })).toEqual({ refusal: 'notYourTurn' });
  for (const nonsense of [undefined, null, 'stack', 4, [], {}, { kind: 'steal' }, { kind: 'stack', more: 1 }]) {
    expect(play(match, 0, nonsense)).toEqual({ refusal: { why: 'not in this toy' } });
  }
  const over = playAll(match, [0, 'pass'], [1, 'pass'], [0, 'pass']);
  expect(play(over, 1, { kind: 'stack' })).toEqual({ refusal: 'gameOver' });
});

test('undo goes back move by move, to the very same states', () => {
  const match = start();
  const one = playAll(match, [0, 'stack']);
  const two = playAll(one, [0, 'stack']);
  const back = undo(two, 0);
  expect('match' in back && back.match.state).toBe(one.state);
  const again = 'match' in back ? undo(back.match, 0) : back;
  expect('match' in again && again.match.moves).toHaveLength(0);
  expect('match' in again && whyNoUndo(again.match, 0)).toBe('nothingToUndo');
});

test('a move after an undo leaves the log of the match that was undone as it was', () => {
  const two = playAll(start(), [0, 'stack'], [0, 'stack']);
  const back = undo(two, 0);
  const other = 'match' in back ? playAll(back.match, [0, 'pass']) : two;
  const kinds = (match: Match<Toy>): string[] => [...match.moves].map(({ action }) => action.kind);
  expect([kinds(two), kinds(other)]).toEqual([
    ['stack', 'stack'],
    ['stack', 'pass'],
  ]);
  expect([toRecord(two).moves.length, toRecord(other).moves.length]).toEqual([2, 2]);
});

test('undo stops at chance, at a secret shown, and at another seat’s move', () => {
  const rolled = playAll(start(), [0, 'stack'], [0, 'roll']);
  expect(undo(rolled, 0)).toEqual({ refusal: 'revealed' });
  const peeked = playAll(start(), [0, 'stack'], [0, 'peek'], [0, 'stack']);
  const back = undo(peeked, 0);
  expect('match' in back && undo(back.match, 0)).toEqual({ refusal: 'revealed' });
  const passed = playAll(start(), [0, 'stack'], [0, 'pass'], [1, 'stack']);
  expect(undo(passed, 0)).toEqual({ refusal: 'otherSeatActed' });
  expect('match' in undo(passed, 1)).toBe(true);
});

test('undo cannot re-roll: the same move draws the same again', () => {
  const stacked = playAll(start(), [0, 'stack']);
  const rolls = [1, 2, 3].map(() => playAll(stacked, [0, 'roll']).state.roll);
  expect(new Set(rolls).size).toBe(1);
});

test('a game is only begun with as many seats as it is for', () => {
  for (const seats of [0, 1, 4, 2.5]) {
    expect(() => begin(toy, { options: { chips: 1 }, seats, seed: seedFromText('x') })).toThrow('2 to 3 players');
  }
});

test('a match goes on in the same way when only the end of its log is held; a record needs all of it', () => {
  const whole = playAll(start(), [0, 'stack'], [0, 'roll'], [0, 'stack']);
  const end: Match<Toy> = { ...whole, earlier: 2, moves: Log.of(whole.moves.slice(-1)), past: Log.of([]) };
  const rolls = [whole, end].map(match => play(match, 0, { kind: 'roll' }));
  expect(rolls[1]?.match?.state).toEqual(rolls[0]?.match?.state);
  expect(whyNoUndo(end, 0)).toBe('revealed');
  expect(whyNoUndo(end, 1)).toBe('otherSeatActed');
  expect(() => toRecord(end)).toThrow('needs all of it');
});

test('a game begins under the newest rules, or under earlier ones that are named', () => {
  const under = (rules: number): Match<Toy> =>
    begin(toy, { options: { chips: 5 }, seats: 2, seed: seedFromText('toy'), rules });
  expect([start().state.rules, under(1).state.rules]).toEqual([3, 1]);
  for (const rules of [0, 1.5, 4]) expect(() => under(rules)).toThrow(RangeError);
});
