import { expect, test } from 'vitest';
import { dochu } from './index.ts';
import { scoreLines, standingsIn } from './scoring.ts';
import { scene } from './testing/scene.ts';
import type { Phase, ScoreLine } from './types.ts';

const over: Phase = { kind: 'over' };
const lines = (souvenirs: number, errands: number, arrival: number): ScoreLine[] => [
  { kind: 'souvenirs', points: souvenirs },
  { kind: 'errands', points: errands },
  { kind: 'arrival', points: arrival },
];
const errands = [
  ['hakone', 'mariko'],
  ['otsu', 'narumi'],
] as const;

test('[D9, D10, D11] souvenirs, errands and arrival are counted', () => {
  const state = scene({
    at: ['kyoto', 'otsu'],
    bought: { hakone: 0, kuwana: 0, shinagawa: 1 },
    errands,
    arrived: [0],
    phase: over,
  });
  expect(scoreLines(state, 0)).toEqual(lines(4, 3, 4));
  expect(scoreLines(state, 1)).toEqual(lines(2, 0, 0));
});

test('[D11] arriving is worth 4, 2 and 1', () => {
  const state = scene({ at: ['kyoto', 'kyoto', 'kyoto', 'otsu'], arrived: [2, 0, 1], phase: over });
  expect([0, 1, 2, 3].map(seat => scoreLines(state, seat)[2]?.points)).toEqual([2, 1, 4, 0]);
});

test('[D12] whoever shares the most shares the victory', () => {
  const state = scene({
    at: ['kyoto', 'otsu'],
    bought: { kuwana: 1, shinagawa: 1 },
    errands,
    arrived: [0],
    phase: over,
  });
  expect(dochu.outcome(state)?.winners).toEqual([0, 1]);
  const ahead = scene({ at: ['kyoto', 'otsu'], bought: { otsu: 1 }, errands, arrived: [0], phase: over });
  expect(dochu.outcome(ahead)?.winners).toEqual([1]);
});

test('[D13] while the game goes on, a viewer counts the errands that they know', () => {
  const state = scene({
    at: ['otsu', 'otsu'],
    bought: { hakone: 0, otsu: 1 },
    errands,
    phase: { kind: 'walk', seat: 0 },
  });
  expect(dochu.outcome(state)).toBeUndefined();
  expect(standingsIn(dochu.view(state, 0)).scores.map(({ total }) => total)).toEqual([5, 2]);
});
