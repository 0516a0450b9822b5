import { setPieces as kaiganPieces } from '@hanga/games/kaigan/learn/setPieces.ts';
import { setPieces as kanagawaPieces } from '@hanga/games/kanagawa/learn/setPieces.ts';
import { type GameTypes, languages } from '@hanga/kernel';
import { playPiece, type SetPiece, showPiece } from '@hanga/web/learn/setPiece.ts';
import { describe, expect, test } from 'vitest';

const pieces: readonly (readonly [string, SetPiece<GameTypes>])[] = [...kanagawaPieces, ...kaiganPieces].map(piece => [
  piece.id,
  piece as SetPiece<GameTypes>,
]);

/** One way to each goal. */
const solutions: Readonly<Record<string, readonly object[]>> = {
  'try-strokes': [
    { kind: 'print', card: 34, jokers: 0 },
    { kind: 'move', from: 1, to: 3 },
    { kind: 'print', card: 58, jokers: 0 },
  ],
  'try-brushes': [
    { kind: 'studio', card: 13 },
    { kind: 'studio', card: 4 },
    { kind: 'takeDiploma', diploma: 16 },
    { kind: 'place', icon: 2 },
    { kind: 'takeDiploma', diploma: 12 },
  ],
  'try-leave': [
    { kind: 'studio', card: 49 },
    { kind: 'studio', card: 1 },
    { kind: 'takeDiploma', diploma: 17 },
    { kind: 'place', icon: 2 },
    { kind: 'leaveDiplomas', color: 4 },
    { kind: 'place', icon: 3 },
    { kind: 'takeDiploma', diploma: 13 },
  ],
  'try-tile': [
    { kind: 'perform' },
    { kind: 'dispatch', surveyors: 2 },
    { kind: 'to', place: 2 },
    { kind: 'to', place: 0 },
    { kind: 'map', place: 2, markers: 2 },
  ],
  'try-turned': [
    { kind: 'survey' },
    { kind: 'to', place: 5 },
    { kind: 'perform' },
    { kind: 'perform' },
    { kind: 'map', place: 5, markers: 2 },
  ],
  'try-three': [
    { kind: 'dispatch', surveyors: 3 },
    { kind: 'to', place: 0 },
    { kind: 'to', place: 2 },
    { kind: 'to', place: 4 },
    { kind: 'sideJob', job: 'earn' },
    { kind: 'perform' },
    { kind: 'mapWidely', upTo: 1 },
    { kind: 'mark', place: 0, markers: 1 },
    { kind: 'mark', place: 2, markers: 1 },
    { kind: 'mark', place: 4, markers: 1 },
  ],
};

/** Chooses anything until the piece is decided; says how. */
function tryAnything(piece: SetPiece<GameTypes>, seed: number): 'met' | 'missed' {
  let state = seed;
  const tried: object[] = [];
  for (let moves = 0; moves < 60; moves++) {
    const { table, verdict } = showPiece(piece, tried, 'en');
    if (verdict !== 'open') return verdict;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    tried.push(table.legal[Math.floor((state / 2 ** 32) * table.legal.length)] as object);
  }
  throw new Error('no verdict');
}

describe.each(pieces)('%s', (id, piece) => {
  test('begins with a decision of the learner, its goal open', () => {
    for (const language of languages) {
      const { table, verdict } = showPiece(piece, [], language);
      expect(verdict).toBe('open');
      expect(table.legal.length).toBeGreaterThan(1);
      expect(table.seats[piece.learner]?.bot).toBeUndefined();
      for (const said of Object.values(piece.text[language])) expect(said.length).toBeGreaterThan(8);
    }
  });

  test('is solved step by step, and not before', () => {
    const way = solutions[id] ?? [];
    for (const done of way.keys()) expect(showPiece(piece, way.slice(0, done), 'en').verdict).toBe('open');
    const { verdict, table } = showPiece(piece, way, 'en');
    expect(verdict).toBe('met');
    expect(table.legal).toEqual([]);
  });

  test('is no gift: whoever does anything mostly misses it', () => {
    const verdicts = Array.from({ length: 40 }, (_, seed) => tryAnything(piece, seed + 1));
    expect(verdicts.filter(verdict => verdict === 'met').length).toBeLessThan(14);
    expect(verdicts).toContain('missed');
  });

  test('refuses what the rules refuse', () => {
    expect(() => playPiece(piece, [{ kind: 'nothing' }])).toThrow(/refused/);
  });
});
