import { begin, Log, seedFromText, toRecord } from '@hanga/kernel';
import { type Toy, toy } from '@hanga/kernel/testing';
import { expect, test } from 'vitest';
import { gesture, move, type PlayedTable, redo, tableFrom, tableOf, undo } from './playedTable.ts';
import { logWith, viewOf } from './view.ts';

const fresh = (undoLimit?: number): PlayedTable<Toy> =>
  tableOf(begin(toy, { options: { chips: 5 }, seats: 2, seed: seedFromText('toy') }), [], undoLimit);
const tableIn = (changed: { table?: PlayedTable<Toy>; refusal?: unknown }): PlayedTable<Toy> => {
  if (!changed.table) throw new Error(JSON.stringify(changed.refusal));
  return changed.table;
};
const after = (table: PlayedTable<Toy>, ...moves: [number, Toy['Action']['kind']][]): PlayedTable<Toy> =>
  moves.reduce((now, [seat, kind]) => tableIn(move(now, seat, { kind })), table);

test('undo and redo lead to the very same states, events and logs, however often', () => {
  const two = after(fresh(), [0, 'stack'], [0, 'stack'], [0, 'pass']);
  const back = tableIn(undo(tableIn(undo(two, 0)), 0));
  expect(back.match.moves).toHaveLength(1);
  expect(viewOf(back, 0)).toMatchObject({ move: 1, canRedo: true, noUndo: undefined });
  const again = tableIn(redo(tableIn(redo(back, 0)), 0));
  expect(again.match).toEqual(two.match);
  expect(again.events).toEqual(two.events);
  expect(viewOf(again, 0)).toEqual({ ...viewOf(two, 0), question: again.seq });
  expect(redo(again, 0)).toEqual({ refusal: 'nothingToRedo' });
});

test('only who took a move back can make it again, and only while nothing else happened', () => {
  const back = tableIn(undo(after(fresh(), [0, 'stack']), 0));
  expect(viewOf(back, 1).canRedo).toBe(false);
  expect(viewOf(back, 'spectator').canRedo).toBe(false);
  expect(redo(back, 1)).toEqual({ refusal: 'nothingToRedo' });
  expect(redo(after(back, [0, 'stack']), 0)).toEqual({ refusal: 'nothingToRedo' });
});

test('nothing that drew or showed something is ever there to be made again', () => {
  for (const kind of ['roll', 'peek'] as const) {
    const table = after(fresh(), [0, 'stack'], [0, kind]);
    expect(undo(table, 0)).toEqual({ refusal: 'revealed' });
    expect(viewOf(table, 0)).toMatchObject({ noUndo: 'revealed', canRedo: false });
  }
  // Nor does another way to the same number of moves draw anything else.
  const rolled = after(fresh(), [0, 'stack'], [0, 'roll']).match.state.roll;
  const back = tableIn(undo(after(fresh(), [0, 'stack']), 0));
  expect(after(tableIn(redo(back, 0)), [0, 'roll']).match.state.roll).toBe(rolled);
});

test('a question keeps its number until it is another one', () => {
  const start = fresh();
  expect(start.questions).toEqual([0, 0]);
  const stacked = after(start, [0, 'stack']);
  expect(stacked.questions).toEqual([1, 0]);
  const passed = after(stacked, [0, 'pass']);
  expect(passed.questions).toEqual([2, 2]);
  // Taken back, it is asked anew: an answer that was under way answers nothing.
  expect(tableIn(undo(passed, 0)).questions).toEqual([3, 3]);
  expect(viewOf(passed, 'spectator').question).toBe(2);
});

test('taking back has its limit, until one more move stands than ever before', () => {
  let table = after(fresh(3), [0, 'stack']);
  for (let times = 0; times < 3; times++) table = tableIn(redo(tableIn(undo(table, 0)), 0));
  expect(undo(table, 0)).toEqual({ refusal: 'undoneEnough' });
  expect(viewOf(table, 0).noUndo).toBe('undoneEnough');
  expect(viewOf(after(table, [0, 'stack']), 0).noUndo).toBeUndefined();
});

test('a view tells its viewer what happened, and the seed only at the end', () => {
  const table = after(fresh(), [0, 'peek'], [0, 'pass']);
  const card = table.match.state.card;
  expect(viewOf(table, 0).log[0]).toEqual({ move: 1, seat: 0, events: [{ kind: 'peek', seat: 0, card }] });
  for (const viewer of [1, 'spectator'] as const) {
    const view = viewOf(table, viewer);
    expect(view.log[0]?.events).toEqual([{ kind: 'peek', seat: 0, card: 'hidden' }]);
    expect(view).toMatchObject({ seed: undefined, outcome: undefined, toAct: [1] });
    expect(JSON.stringify(view)).not.toContain(table.match.seed);
  }
  const over = viewOf(after(table, [1, 'pass'], [0, 'pass']), 1);
  expect(over).toMatchObject({ seed: table.match.seed, legal: [], toAct: [], outcome: { winners: [0, 1] } });
});

test('the end of a log goes on from what is known: after a move, an undo, and another move', () => {
  const one = after(fresh(), [0, 'stack'], [0, 'stack']);
  let known = viewOf(one, 0).log;
  for (const next of [after(one, [0, 'pass']), tableIn(undo(one, 0)), after(tableIn(undo(one, 0)), [0, 'pass'])]) {
    const partly = viewOf(next, 0, Math.min(known.length - 1, viewOf(next, 0).move));
    expect(partly.log.length).toBeLessThan(3);
    expect(logWith(known, partly)).toEqual(viewOf(next, 0).log);
    known = viewOf(one, 0).log;
  }
});

test('where only the end of a match is held, moves keep their numbers', () => {
  const whole = after(fresh(), [0, 'stack'], [0, 'roll'], [0, 'stack']);
  const { match } = whole;
  const end = tableOf({ ...match, earlier: 2, moves: Log.of(match.moves.slice(2)) }, whole.events.slice(2));
  expect(viewOf(end, 0).log).toEqual(viewOf(whole, 0).log.slice(2));
  expect(viewOf(end, 0).move).toBe(3);
});

test('a record leads to the table that it was made of', () => {
  const table = after(fresh(), [0, 'stack'], [0, 'peek'], [0, 'pass']);
  const again = tableFrom(toy, toRecord(table.match));
  expect(viewOf(again, 0)).toEqual(viewOf(table, 0));
});

test('a gesture is made whole or not at all, and taken back and made again with one press', () => {
  const start = after(fresh(), [0, 'stack']);
  const made = tableIn(gesture(start, 0, [{ kind: 'stack' }, { kind: 'stack' }]));
  expect(made.match.moves).toHaveLength(3);
  const back = tableIn(undo(made, 0));
  expect(back.match).toEqual(start.match);
  expect(back.joined).toEqual([]);
  const again = tableIn(redo(back, 0));
  expect(again.match).toEqual(made.match);
  expect(tableIn(undo(again, 0)).match).toEqual(start.match);
  expect(tableIn(undo(tableIn(undo(again, 0)), 0)).match.moves).toHaveLength(0);
  expect(gesture(start, 0, [{ kind: 'stack' }, { kind: 'nonsense' }]).table).toBeUndefined();
  // What follows by itself goes with it.
  const joined = tableIn(gesture(made, 0, [{ kind: 'pass' }], true));
  expect(tableIn(undo(joined, 0)).match).toEqual(start.match);
});

test('who is alone with bots goes back to their own last decision, over chance and the moves of others', () => {
  const start: PlayedTable<Toy> = { ...fresh(), alone: 0 };
  const rolled = after(start, [0, 'stack'], [0, 'roll'], [0, 'pass'], [1, 'stack'], [1, 'pass']);
  expect(viewOf(rolled, 0).noUndo).toBeUndefined();
  expect(viewOf(rolled, 1).noUndo).toBeUndefined();
  const beforePass = tableIn(undo(rolled, 0));
  expect([beforePass.match.moves.length, beforePass.isRewound]).toEqual([2, true]);
  expect(beforePass.questions).toEqual([beforePass.seq, beforePass.seq]);
  const beforeRoll = tableIn(undo(beforePass, 0));
  expect(beforeRoll.match.moves).toHaveLength(1);
  // The same chance comes again, by the same move or by redo.
  expect(after(beforeRoll, [0, 'roll']).match.state.roll).toBe(rolled.match.state.roll);
  const again = tableIn(redo(tableIn(redo(beforeRoll, 0)), 0));
  expect(again.match.state).toEqual(rolled.match.state);
  expect(again.events).toEqual(rolled.events);
  expect(again.isRewound).toBe(true);
  const begun = tableIn(undo(beforeRoll, 0));
  expect(begun.match.state).toEqual(start.match.state);
  expect(undo(begun, 0)).toEqual({ refusal: 'nothingToUndo' });
  // What the rules of undo allow anyway leaves no mark.
  expect(tableIn(undo(after(start, [0, 'stack']), 0)).isRewound).toBe(false);
});
