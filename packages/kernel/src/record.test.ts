import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { begin, type Match, play } from './match.ts';
import { type GameRecord, parseRecord, RecordError, replay, toRecord } from './record.ts';
import { seedFromText } from './seed.ts';
import { type Toy, toy } from './testing/toy.ts';
import { kernelText } from './text/index.ts';

const finished = (): Match<Toy> => {
  let match = begin(toy, { options: { chips: 5 }, seats: 2, seed: seedFromText('record') });
  for (const [seat, kind] of [
    [0, 'stack'],
    [0, 'roll'],
    [0, 'pass'],
    [1, 'pass'],
    [0, 'pass'],
  ] as const) {
    match = play(match, seat, { kind }).match!;
  }
  return match;
};
const record = (): GameRecord =>
  JSON.parse(JSON.stringify(toRecord(finished(), [{ name: 'Aiko' }, { name: 'Bo', bot: 'greedy' }])));
const problemOf = (run: () => unknown): RecordError['problem'] => {
  try {
    run();
  } catch (error) {
    if (error instanceof RecordError) return error.problem;
    throw error;
  }
  throw new Error('nothing was wrong');
};

test('a record survives JSON and rebuilds the match', () => {
  const match = finished();
  const again = replay(toy, parseRecord(record()));
  expect(again.state).toEqual(match.state);
  expect(toRecord(again)).toEqual(toRecord(match));
  expect(record().result).toEqual({ scores: [1, 0], winners: [0] });
});

test('an unfinished record has no result and goes on', () => {
  const { result: _, ...rest } = record();
  const again = replay(toy, parseRecord({ ...rest, moves: rest.moves.slice(0, 2) }));
  expect(again.moves).toHaveLength(2);
  expect(toRecord(again)).not.toHaveProperty('result');
});

test('a record is played under the rules that it names, and says so again', () => {
  const underRules = (rules: number): Match<Toy> => {
    let match = begin(toy, { options: { chips: 5 }, seats: 2, seed: seedFromText('editions'), rules });
    for (let roll = 0; roll < 20; roll++) match = play(match, 0, { kind: 'roll' }).match!;
    return match;
  };
  const [old, middle, newest] = [1, 2, 3].map(underRules) as [Match<Toy>, Match<Toy>, Match<Toy>];
  for (const match of [old, middle, newest]) {
    expect(replay(toy, parseRecord(JSON.parse(JSON.stringify(toRecord(match))))).state).toEqual(match.state);
  }
  expect([old, middle, newest].map(match => toRecord(match).rules)).toEqual([1, 2, 3]);
  expect(middle.state.roll).toBe(newest.state.roll);
  expect(replay(toy, { ...toRecord(old), rules: 2 }).state).not.toEqual(old.state);
  expect(toRecord(finished()).rules).toBe(toy.rules);
});

test.each([
  ['nothing', undefined, 'hanga'],
  ['a list', [], 'hanga'],
  ['another program’s file', { version: 3 }, 'hanga'],
  ['no game', { game: 7 }, 'game'],
  ['rules that are no number', { rules: '1' }, 'rules'],
  ['rules before the first', { rules: 0 }, 'rules'],
  ['no options', { options: [] }, 'options'],
  ['seats that are no number', { seats: -2 }, 'seats'],
  ['too few players', { players: [{ name: 'A' }] }, 'players'],
  ['a player without a name', { players: [{ name: 'A' }, {}] }, 'players'],
  ['a short seed', { seed: 'abc' }, 'seed'],
  ['moves that are none', { moves: [[0, 'stack']] }, 'moves'],
  ['a move by nobody', { moves: [[-1, {}]] }, 'moves'],
  ['a result of other seats', { result: { scores: [1], winners: [0] } }, 'result'],
])('damaged: %s', (_, change, field) => {
  const damaged = change && !Array.isArray(change) && !('version' in change) ? { ...record(), ...change } : change;
  expect(problemOf(() => parseRecord(damaged))).toEqual({ kind: 'notARecord', field });
});

test('newer formats, newer rules and other games are told apart', () => {
  expect(problemOf(() => parseRecord({ ...record(), hanga: 2 }))).toEqual({ kind: 'newerFormat', found: 2, known: 1 });
  const newer = parseRecord({ ...record(), rules: 4 });
  expect(problemOf(() => replay(toy, newer))).toEqual({ kind: 'newerRules', found: 4, known: 3 });
  const other = parseRecord({ ...record(), game: 'go' });
  expect(problemOf(() => replay(toy, other))).toEqual({ kind: 'unknownGame', game: 'go' });
  expect(problemOf(() => replay(toy, parseRecord({ ...record(), options: {} })))).toMatchObject({ field: 'options' });
  const many = { ...record(), seats: 9, players: undefined, result: undefined };
  expect(problemOf(() => replay(toy, parseRecord(many)))).toMatchObject({ field: 'seats' });
});

test('an illegal move and a different result are found where they are', () => {
  const moves = record().moves.with(2, [0, { kind: 'steal' }]);
  expect(problemOf(() => replay(toy, parseRecord({ ...record(), moves })))).toEqual({
    kind: 'illegalMove',
    move: 3,
    seat: 0,
    refusal: { why: 'not in this toy' },
  });
  const result = { scores: [2, 0], winners: [0] };
  expect(problemOf(() => replay(toy, parseRecord({ ...record(), result }))).kind).toBe('otherResult');
  const cut = { ...record(), moves: record().moves.slice(0, 4) };
  expect(problemOf(() => replay(toy, parseRecord(cut)))).toMatchObject({
    kind: 'otherResult',
    replayed: '"unfinished"',
  });
});

test('every problem is said in every language', () => {
  const problems: RecordError['problem'][] = [
    { kind: 'notARecord', field: 'seed' },
    { kind: 'newerFormat', found: 2, known: 1 },
    { kind: 'newerRules', found: 2, known: 1 },
    { kind: 'unknownGame', game: 'go' },
    { kind: 'illegalMove', move: 3, seat: 0, refusal: {} },
    { kind: 'otherResult', recorded: 'a', replayed: 'b' },
  ];
  for (const language of languages) {
    const sentences = problems.map(problem => kernelText[language].record(problem));
    expect(new Set(sentences).size).toBe(problems.length);
  }
});
