import { readFileSync } from 'node:fs';
import { kanagawa } from '@hanga/kanagawa';
import { parseRecord, replay as replayRecord } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { seatsOf } from '../newGame.ts';
import { openReplay } from './replay.ts';

const file = new URL('../../../kanagawa/records/3-players-placed.json', import.meta.url);
const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
/** A turn of Kanagawa begins at school. */
const front = {
  rules: kanagawa,
  beginsTurn: (action: object) => ['wait', 'take'].includes((action as { kind: string }).kind),
};
const people = seatsOf(record).map(({ name, color }) => ({ name, color }));

test('every moment of a record can be shown, and nothing can be chosen', () => {
  const replay = openReplay(front, record, people, 0);
  expect(replay.length).toBe(record.moves.length);
  expect(replay.whole).toHaveLength(record.moves.length);
  for (const move of [0, 1, 50, replay.length]) {
    replay.at.value = move;
    const table = replay.table.value!;
    expect(table).toMatchObject({ move, legal: [] });
    const { result: _, ...cut } = { ...record, moves: record.moves.slice(0, move) };
    expect(table.view).toEqual(kanagawa.view(replayRecord(kanagawa, cut).state, table.viewer));
    expect(table.log).toHaveLength(move);
  }
  expect(replay.table.value?.outcome?.scores.map(({ total }) => total)).toEqual(record.result?.scores);
});

test('a replay shows no more than the viewer saw then, and the seed only at the end', () => {
  const replay = openReplay(front, record, people, 30);
  expect(replay.table.value?.seed).toBeUndefined();
  replay.at.value = replay.length;
  expect(replay.table.value?.seed).toBe(record.seed);
});

test('a moment beyond the record is its end', () => {
  expect(openReplay(front, record, people, 99_999).at.value).toBe(record.moves.length);
});

test('turns are marked where somebody waits or takes a column', () => {
  const { turns } = openReplay(front, record, people, 0);
  for (const turn of turns) expect(['wait', 'take']).toContain((record.moves[turn - 1]![1] as { kind: string }).kind);
});
