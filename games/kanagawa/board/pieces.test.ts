import { fastRng } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { defaultOptions, everyCard, kanagawa, type PlayerView, type View } from '../rules/index.ts';
import { changedBy, piecesFor } from './pieces.ts';
import { tabOf } from './tabs.ts';

const start = kanagawa.view(kanagawa.setup(defaultOptions, 3, fastRng(1)), 0);
const withPlayer = (seat: number, change: Partial<PlayerView>): View => ({
  ...start,
  players: start.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});
const cardWith = (icon: string): number =>
  everyCard.findIndex(({ studio }) => studio.icon === icon && !studio.landscape);

test('of a column that another took, what is still held is news', () => {
  const took = { kind: 'took', seat: 1, column: 0, cards: [4, { back: 2 }, 7] } as const;
  expect(changedBy(took, withPlayer(1, { open: [7], secret: [{ back: 0 }, { back: 2 }] }))).toEqual([
    'card-7',
    'held-1-1',
  ]);
  expect(changedBy(took, start)).toEqual([]);
});

test('of a plank that another added, an arrow and a keep are news where they are counted', () => {
  for (const icon of ['arrow', 'keep'] as const) {
    const card = cardWith(icon);
    const view = withPlayer(2, { studio: [card] });
    expect(changedBy({ kind: 'improvedStudio', seat: 2, card }, view)).toEqual([`card-${card}`, `${icon}s-2`]);
  }
});

test('advice to wait points at the button and at the cards to come; advice to end the turn, at its button only', () => {
  expect(piecesFor({ kind: 'wait' }, start)).toEqual(['button-wait', 'deck']);
  expect(piecesFor({ kind: 'end' }, start)).toEqual(['button-end']);
});

test('a card lies in the area of whoever has it, and a diploma too once it is won', () => {
  const shown = start.columns[0]?.find(card => typeof card === 'number');
  expect(tabOf(`card-${shown}`, 0, start)).toBe('school');
  expect(tabOf('card-9', 0, withPlayer(0, { studio: [9] }))).toBe('mine');
  expect(tabOf('card-9', 0, withPlayer(2, { print: [9] }))).toBe('players');
  expect(tabOf('brush-1-on-0', 0, start)).toBe('players');
  expect(tabOf('diploma-3', 0, start)).toBe('diplomas');
  expect(tabOf('diploma-3', 0, withPlayer(1, { diplomas: 1 << 3 }))).toBe('players');
});
