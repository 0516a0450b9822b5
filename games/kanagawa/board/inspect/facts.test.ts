import { expect, test } from 'vitest';
import { diplomas, everyCard, kanagawa } from '../../rules/index.ts';
import { card, scene } from '../../rules/testing/scene.ts';
import { inPrint, inStudio, wayNow, whereIs, whyOut } from './facts.ts';

const threeTrees = card('tree', 1);
const treeDiploma = (count: number): number =>
  diplomas.findIndex(({ needs }) => needs.kind === 'trees' && needs.count === count);

test('a card in the print brings diplomas nearer that can still be taken, and nothing to those who are out', () => {
  const left = [treeDiploma(4)];
  const view = kanagawa.view(scene({ players: [{}, { left }] }), 0);
  const mine = inPrint(view, 0, threeTrees);
  expect(mine.advances).toContainEqual({ diploma: treeDiploma(3), seat: 0, from: 0, to: 3, of: 3 });
  expect(mine.advances).toContainEqual({ diploma: treeDiploma(4), seat: 0, from: 0, to: 3, of: 4 });
  expect(inPrint(view, 1, threeTrees).advances.map(({ diploma }) => diploma)).not.toContain(treeDiploma(4));
  expect(mine.gain).toBeGreaterThanOrEqual(1);
  expect(whyOut(view, 1, treeDiploma(4))).toBe('left');
  expect(whyOut(view, 0, treeDiploma(4))).toBeUndefined();
  const taken = kanagawa.view(scene({ players: [{ diplomas: [treeDiploma(3)] }, {}] }), 0);
  expect(whyOut(taken, 0, treeDiploma(4))).toBe('color');
});

test('a plank with an arrow brings the diplomas of arrows nearer', () => {
  const arrow = everyCard.findIndex(({ studio }) => studio.icon === 'arrow');
  const view = kanagawa.view(scene({ players: [{}, {}] }), 0);
  const advanced = inStudio(view, 0, arrow).advances.map(({ diploma }) => diplomas[diploma]!.needs.kind);
  expect(advanced).toContain('arrows');
});

test('the way to paint a card is the rules’ own, whether the card is held or not', () => {
  const view = kanagawa.view(scene({ players: [{}, {}] }), 0);
  const ways = everyCard.slice(0, 72).map((_, each) => wayNow(view, 0, each));
  expect(ways.some(way => way !== undefined)).toBe(true);
  expect(ways.some(way => way === undefined)).toBe(true);
  for (const [each, way] of ways.entries()) if (way) expect(way.print.card).toBe(each);
});

test('a card is found where it lies', () => {
  const view = kanagawa.view(scene({ players: [{ print: [threeTrees] }, { studio: [5] }] }), 0);
  expect(whereIs(view, threeTrees)).toEqual({ kind: 'print', seat: 0 });
  expect(whereIs(view, 5)).toEqual({ kind: 'studio', seat: 1 });
});
