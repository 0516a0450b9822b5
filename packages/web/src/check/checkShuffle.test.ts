import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { kaigan, defaultOptions as surveys } from '@hanga/games/kaigan/rules';
import { kanagawa, defaultOptions as lessons } from '@hanga/games/kanagawa/rules';
import {
  type GameRecord,
  parseRecord,
  playerCommitment,
  replay,
  type Shuffle,
  seedOfParts,
  serverCommitment,
  serversPart,
  tableLabel,
  toRecord,
} from '@hanga/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brokenWorker, workerHere } from '../source/testing/workerHere.ts';
import { words } from '../text/index.ts';
import { checkShuffle, readCommitment } from './checkShuffle.ts';

const recordIn = (file: string): GameRecord =>
  parseRecord(JSON.parse(readFileSync(new URL(`../../../../games/${file}`, import.meta.url), 'utf8')));
/** By another hand than the kernel's. */
const fingerprint = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

const cases = [
  ['Kanagawa', () => workerHere(kanagawa, lessons), recordIn('kanagawa/records/2-players-placed.json')],
  ['Kaigan', () => workerHere(kaigan, surveys), recordIn('kaigan/records/3-players-open.json')],
] as const;

describe.each(cases)('%s', (_, worker, record) => {
  const promised = fingerprint(record.seed);
  const other = `${record.seed.slice(0, -1)}${record.seed.endsWith('0') ? '1' : '0'}`;

  test('an honest game holds', async () => {
    expect(await checkShuffle(worker(), record, promised)).toEqual({
      isPromised: true,
      commitment: promised,
      game: { kind: 'whole', moves: record.moves.length, scores: record.result?.scores },
    });
  });

  test('another seed than the promised one is told, even if the game goes through', async () => {
    expect(await checkShuffle(worker(), record, fingerprint(other))).toMatchObject({
      isPromised: false,
      commitment: promised,
      game: { kind: 'whole' },
    });
  });

  test('an exchanged seed breaks both the promise and the game', async () => {
    const check = await checkShuffle(worker(), { ...record, seed: other }, promised);
    expect(check).toMatchObject({ isPromised: false, commitment: fingerprint(other), game: { kind: 'broken' } });
  });

  test('a changed result is told', async () => {
    const scores = record.result?.scores.map(score => score + 1) ?? [];
    const changed = { ...record, result: { scores, winners: record.result?.winners ?? [] } };
    expect(await checkShuffle(worker(), changed, promised)).toMatchObject({
      isPromised: true,
      game: { kind: 'broken', problem: { kind: 'otherResult' } },
    });
  });

  test('a move that was taken out is told', async () => {
    const changed = { ...record, moves: record.moves.toSpliced(3, 1) };
    expect((await checkShuffle(worker(), changed, promised)).game).toMatchObject({ kind: 'broken' });
  });

  test('a game that was cut off is not taken for a whole one', async () => {
    const { result: _result, ...rest } = record;
    const cut = { ...rest, moves: record.moves.slice(0, 10) };
    expect((await checkShuffle(worker(), cut, promised)).game).toEqual({ kind: 'unfinished', moves: 10 });
    expect((await checkShuffle(worker(), rest, promised)).game.kind).toBe('unfinished');
  });

  test('without a promise nothing is claimed about one', async () => {
    expect((await checkShuffle(worker(), record, undefined)).isPromised).toBeUndefined();
  });
});

test('a worker that breaks says so: nothing is claimed about the game', async () => {
  const checking = checkShuffle(brokenWorker(), cases[0][2], undefined);
  await expect(checking).rejects.toThrow(words().games.notReplayed);
});

describe('the parts of a seed', () => {
  const part = (n: number): string => fingerprint(`0${n}`.repeat(8));
  const table = 'a-table-of-the-server0';
  const commitment = serverCommitment(tableLabel(table), 1, part(0));
  const promises = [1, 2].map(n => playerCommitment(commitment, part(n)));
  const shuffle: Shuffle = {
    ...{ version: 1, table: tableLabel(table), round: 1, server: { commitment, part: part(0) }, abandoned: [] },
    parts: [
      ...promises.map((each, i) => ({ by: 'player', commitment: each, part: part(i + 1) }) as const),
      { by: 'server', why: 'bot', part: serversPart(part(0), 2) },
    ],
  };
  const seed = seedOfParts(
    shuffle.server,
    shuffle.parts.map(each => each.part),
  );
  const begun = { hanga: 1, game: 'kaigan', rules: 1, options: {}, seats: 3, seed, moves: [] } as const;
  const record: GameRecord = { ...toRecord(replay(kaigan, begun as unknown as GameRecord)), shuffle };
  const kept = { server: commitment, round: 1, part: part(2), fixed: [...promises, null] };

  /** What is checked in a browser that has noted `note`. */
  const checked = async (given: GameRecord, note?: object) => {
    const stored = note && JSON.stringify({ [table]: note });
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'hanga-parts' ? stored : null) });
    return (await checkShuffle(workerHere(kaigan, surveys), given, undefined)).parts;
  };
  afterEach(() => vi.unstubAllGlobals());

  test('hold, and the one that this browser drew is in them', async () => {
    expect(await checked(record, kept)).toEqual({ shuffle, flaw: undefined, own: 'in' });
    expect(await checked(record)).toMatchObject({ flaw: undefined, own: 'notMine' });
  });

  test('are refused where one was exchanged, or the seed does not follow from them', async () => {
    const parts = shuffle.parts.map((each, i) => (i === 0 ? { ...each, part: part(9) } : each)) as Shuffle['parts'];
    expect(await checked({ ...record, shuffle: { ...shuffle, parts } })).toMatchObject({
      flaw: { kind: 'player', seat: 0 },
    });
    expect(await checked({ ...record, seed: part(9) })).toMatchObject({ flaw: { kind: 'seed' } });
  });

  test('that hold among themselves are still refused where this browser remembers others', async () => {
    expect(await checked(record, { ...kept, part: part(9) })).toMatchObject({ own: 'missing' });
    expect(await checked(record, { ...kept, server: part(9) })).toMatchObject({ own: 'otherServer' });
    expect(await checked(record, { ...kept, fixed: [part(9), promises[1], null] })).toMatchObject({ own: 'otherList' });
    expect(await checked(record, { ...kept, round: 0 })).toMatchObject({ own: 'leftOut' });
  });
});

test('a fingerprint is read as people copy it', () => {
  const hex = fingerprint('00');
  expect(readCommitment(` ${hex.slice(0, 32).toUpperCase()} ${hex.slice(32)}\n`)).toBe(hex);
  expect(readCommitment(hex.slice(1))).toBeUndefined();
  expect(readCommitment(`${hex.slice(1)}g`)).toBeUndefined();
});
