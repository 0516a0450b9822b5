import { decisionOf, positionsOf } from '@hanga/bots/testing';
import { fastRng, languages } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { actionCards, defaultOptions, kaigan } from '../rules/index.ts';
import { type Scene, scene, space } from '../rules/testing/index.ts';
import { kaiganAdviser } from './adviser.ts';
import { reasonsFor } from './adviserReasons.ts';
import { kaiganBots } from './index.ts';
import { kaiganReason } from './text/index.ts';

const who = (seat: number): string => ['Aiko', 'Bunta', 'Chiyo', 'Daisuke'][seat] ?? '';
const card = (name: (typeof actionCards)[number]): number => actionCards.indexOf(name);
const three: Scene['players'] = [{ ryo: 20 }, { ryo: 3 }, { ryo: 20 }];

test('a card is played for its row, after what sends the surveyors that it needs', () => {
  const state = scene({ players: three, cards: [[1, 'dispatch', space(2, 1)]] });
  const reasons = reasonsFor(state, 0, { kind: 'play', card: card('mapWidely'), space: space(2, 5) });
  expect(reasons[0]).toMatchObject({ kind: 'playsTo', card: 'mapWidely', row: 1 });
  expect(reasons).toContainEqual({ kind: 'follows', card: 'mapWidely', after: 'dispatch', column: 0 });
  // Bunta could pay for little of it.
  expect(reasons).toContainEqual(expect.objectContaining({ kind: 'servesLess', seat: 1 }));
  const said = reasons.map(reason => kaiganReason.en(reason, who)).join('; ');
  expect(said).toContain('Dispatch surveyors in column 1 sends the surveyors for it first');
  expect(said).toContain('Bunta');
});

test('a claim names what lies on the row, what it brings against the next best, and who wants it too', () => {
  const state = scene({
    players: [{ surveyors: { 0: 1 } }, { surveyors: { 0: 1 } }, {}],
    cards: [
      [1, 'map', space(2, 1)],
      [2, 'sideJob', space(2, 2)],
    ],
    phase: { kind: 'claim', seat: 0, must: false },
  });
  const reasons = reasonsFor(state, 0, { kind: 'claim', row: 1 });
  expect(reasons[0]).toEqual({ kind: 'claims', row: 1, actions: ['map', 'sideJob', 'government'] });
  expect(reasons[1]).toMatchObject({ kind: 'rowWorth', row: 1, other: expect.anything() });
  expect(reasons[2]).toMatchObject({ kind: 'rivalWants', row: 1, seat: 1 });
});

test('to end the turn is to let rows grow; to return the Quadrant lets those play first who have no row', () => {
  const state = scene({ players: three, claims: [-1, 2], quadrant: 0, phase: { kind: 'claim', seat: 0, must: false } });
  // Row 1 has three spaces without a printed action, row 3 four.
  expect(reasonsFor(state, 0, { kind: 'endTurn' })[0]).toEqual({ kind: 'waitsForRows', free: 2, spaces: 7 });
  expect(reasonsFor(state, 0, { kind: 'returnQuadrant' })).toEqual([{ kind: 'keepsCards', seats: [1] }]);
});

test.each(languages)('every choice of a game has a reason that is a sentence, in %s', language => {
  const greedy = kaiganBots[1]!;
  const isSound = (said: string): boolean => said.length > 5 && !/undefined|NaN|null|\[object/.test(said);
  const kinds = new Set<string>();
  for (const seats of [3, 4]) {
    const start = { options: defaultOptions, seats, seed: `reasons/${seats}` };
    for (const { state, seat, legal } of positionsOf(kaigan, start, greedy)) {
      for (const action of legal.slice(0, 12)) {
        const reasons = reasonsFor(state, seat, action);
        for (const reason of reasons) {
          kinds.add(reason.kind);
          expect(kaiganReason[language](reason, who)).toSatisfy(isSound);
        }
      }
      expect(decisionOf(kaigan, greedy, state, seat, fastRng(1), {})).toBeDefined();
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['playsTo', 'claims', 'rowWorth', 'waitsForRows', 'prepares', 'bestTile', 'servesLess']),
  );
});

test('advice in planning says why, with names', () => {
  const state = scene({ players: three, cards: [[1, 'dispatch', space(2, 1)]] });
  const advice = kaiganAdviser.advise(kaigan.view(state, 0), kaigan.legal(state, 0), { iterations: 4 }, fastRng(1));
  expect(advice.length).toBeGreaterThan(1);
  for (const { reasons } of advice) expect(reasons.length).toBeGreaterThan(0);
});
