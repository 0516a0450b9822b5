import { readFileSync } from 'node:fs';
import { openView } from '@hanga/games/kanagawa/board/openView.ts';
import { defaultOptions, kanagawa, type View } from '@hanga/games/kanagawa/rules';
import { parseRecord, replay as replayRecord } from '@hanga/kernel';
import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { seatsOf } from '../newGame.ts';
import { words } from '../text/index.ts';
import { type Eyes, openReplay, type Replay } from './replay.ts';
import { brokenWorker, workerHere } from './testing/workerHere.ts';

const file = new URL('../../../../games/kanagawa/records/3-players-placed.json', import.meta.url);
const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
/** A turn of Kanagawa begins at school. */
const front = {
  openView: (view: object, own: readonly object[]) => openView(view as View, own as View[]),
  beginsTurn: (action: object) => ['wait', 'take'].includes((action as { kind: string }).kind),
};
const open = (at: number, of = record, eyes?: Eyes): Promise<Replay> =>
  openReplay(workerHere(kanagawa, defaultOptions), front, of, people, { at, eyes });
/** Resolves when the table shows the moment that was asked for. */
const shown = (replay: Replay): Promise<void> =>
  new Promise(resolve => {
    const stop = effect(() => {
      if (replay.table.value?.move !== replay.at.value) return;
      if (replay.eyes.value !== 'all' && replay.table.value.viewer !== replay.eyes.value) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
const people = seatsOf(record).map(({ name, color }) => ({ name, color }));

test('every moment of a record can be shown, and nothing can be chosen', async () => {
  const replay = await open(0);
  expect(replay.length).toBe(record.moves.length);
  expect(replay.whole.value).toHaveLength(record.moves.length);
  for (const move of [0, 1, 50, replay.length]) {
    replay.at.value = move;
    await shown(replay);
    const table = replay.table.value!;
    expect(table).toMatchObject({ move, legal: [] });
    const { result: _, ...cut } = { ...record, moves: record.moves.slice(0, move) };
    expect(table.view).toEqual(kanagawa.view(replayRecord(kanagawa, cut).state, table.viewer));
    expect(table.log).toHaveLength(move);
  }
  expect(replay.table.value?.outcome?.scores.map(({ total }) => total)).toEqual(record.result?.scores);
});

test('a replay shows no more than the viewer saw then, and the seed only at the end', async () => {
  const replay = await open(30);
  expect(replay.table.value?.seed).toBeUndefined();
  replay.at.value = replay.length;
  await shown(replay);
  expect(replay.table.value?.seed).toBe(record.seed);
});

test('a moment beyond the record is its end', async () => {
  expect((await open(99_999)).at.value).toBe(record.moves.length);
});

test('turns are marked where somebody waits or takes a column', async () => {
  const { marks } = await open(0);
  expect(marks.length).toBeGreaterThan(20);
  for (const { move, seat } of marks) {
    expect(['wait', 'take']).toContain((record.moves[move - 1]![1] as { kind: string }).kind);
    expect(seat).toBe(record.moves[move - 1]![0]);
  }
});

test('whoever scrubs fast sees where they stopped, and nothing of what came late', async () => {
  const replay = await open(0);
  const seen: number[] = [];
  const stop = effect(() => void seen.push(replay.table.value?.move ?? -1));
  for (const move of [10, 20, 0, 30]) replay.at.value = move;
  await shown(replay);
  stop();
  expect(seen).toEqual([0, 30]);
});

test('a record that is no game is not opened, and what is wrong with it comes along', async () => {
  const opening = open(0, { ...record, moves: [[0, { kind: 'fly' }]] });
  await expect(opening).rejects.toMatchObject({ problem: { kind: 'illegalMove', move: 1, seat: 0 } });
  await expect(open(0, { ...record, rules: 9 })).rejects.toMatchObject({ problem: { kind: 'newerRules', found: 9 } });
});

test('a worker that breaks says so', async () => {
  const opening = openReplay(brokenWorker(), front, record, people, { at: 0 });
  await expect(opening).rejects.toThrow(words().trouble.stopped);
});

/** The first moment in which two seats hold cards that are hidden from others. */
const hiding = record.moves.findIndex((_, move) => {
  const { result: _result, ...cut } = { ...record, moves: record.moves.slice(0, move) };
  return replayRecord(kanagawa, cut).state.players.filter(({ secret }) => secret.length > 0).length > 1;
});
const { result: _, ...begun } = { ...record, moves: record.moves.slice(0, hiding) };
const secrets = replayRecord(kanagawa, begun).state.players.map(({ secret }) => secret);
const shownSecrets = (replay: Replay): unknown =>
  (replay.table.value!.view as View).players.map(({ secret }) => secret.filter(card => typeof card === 'number'));

test('a finished game is seen through the eyes of any seat, and with everything open', async () => {
  expect(hiding).toBeGreaterThan(0);
  const replay = await open(hiding);
  expect(replay.everyEyes).toEqual([0, 1, 2, 'all']);
  for (const seat of [0, 1, 2]) {
    replay.eyes.value = seat;
    await shown(replay);
    expect(shownSecrets(replay)).toEqual(secrets.map((secret, owner) => (owner === seat ? secret : [])));
    const seen = replay.table.value!;
    expect(replay.whole.value.slice(0, hiding)).toEqual(seen.log);
  }
  replay.eyes.value = 'all';
  while (replay.table.value?.viewer !== 0) await new Promise(setImmediate);
  expect(shownSecrets(replay)).toEqual(secrets);
});

test('eyes are those that were asked for, where the game is over', async () => {
  expect((await open(hiding, record, 2)).table.value?.viewer).toBe(2);
  expect(shownSecrets(await open(hiding, record, 'all'))).toEqual(secrets);
  const unfinished = await open(hiding, begun, 2);
  expect(unfinished.everyEyes).toEqual([unfinished.table.value?.viewer]);
  expect(shownSecrets(await open(hiding, begun, 'all'))).not.toEqual(secrets);
});
