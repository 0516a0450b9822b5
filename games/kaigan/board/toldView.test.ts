import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, kaigan, type State, type View } from '../rules/index.ts';
import { toldView } from './toldView.ts';

interface Move {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

function movesOf(file: string): readonly Move[] {
  const record = parseRecord(JSON.parse(readFileSync(new URL(`../records/${file}.json`, import.meta.url), 'utf8')));
  const view = (state: State): View => kaigan.view(state, 'spectator');
  const moves: Move[] = [];
  replay(kaigan, record, (before, after, events) => {
    moves.push({ before: view(before.state), after: view(after.state), events });
  });
  return moves;
}

describe.each(['3-players-covered', '3-players-open', '4-players-covered', '4-players-open'])('%s', file => {
  const moves = movesOf(file);

  test('the events of every move tell all that it changed on the land', () => {
    for (const { before, after, events } of moves) expect(toldView(after, before, events)).toEqual(after);
  });

  test('many moves in one are told as well as one', () => {
    const last = moves.at(-1)?.after as View;
    const all = moves.flatMap(({ events }) => events);
    expect(toldView(last, moves[0]?.before as View, all)).toEqual(last);
  });

  test('what is decided is never behind, and what is not yet told does not show', () => {
    const ends = moves.filter(({ events }) => events.some(({ kind }) => kind === 'roundBegan'));
    expect(ends.length).toBeGreaterThan(3);
    for (const { before, after } of ends) {
      const shown = toldView(after, before, []);
      expect(shown).toMatchObject({ phase: after.phase, claims: after.claims, grid: after.grid, start: after.start });
      expect(shown.players.map(({ cards }) => cards)).toEqual(after.players.map(({ cards }) => cards));
      expect(shown).toMatchObject({ round: before.round, tiles: before.tiles, neutral: before.neutral });
      expect(shown.players.map(({ ryo }) => ryo)).toEqual(before.players.map(({ ryo }) => ryo));
    }
  });
});

test('planning changes nothing that is told', () => {
  const planned = movesOf('4-players-open').filter(({ before: { phase } }) => phase.kind === 'plan');
  expect(planned.length).toBeGreaterThan(50);
  for (const { before, after } of planned) expect(toldView(after, before, [])).toEqual(after);
});
