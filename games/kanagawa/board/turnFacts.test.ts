import { expect, test } from 'vitest';
import { everyCard } from '../rules/index.ts';
import { card } from '../rules/testing/scene.ts';
import { turnFacts } from './turnFacts.ts';

const withStudio = (icon: string): number =>
  everyCard.findIndex(({ studio }) => studio.icon === icon && studio.landscape === undefined);

test('a turn is told in pictures: cards taken, the print, the studio, gains, diplomas', () => {
  const facts = turnFacts(
    [
      { kind: 'took', seat: 1, column: 0, cards: [1, 2, { back: 0 }] },
      { kind: 'placedBrush', seat: 1, icon: 0 },
      { kind: 'extendedPrint', seat: 1, card: card('tree', 1), icons: [0] },
      { kind: 'tookDiploma', seat: 1, diploma: 0 },
      { kind: 'extendedPrint', seat: 1, card: card('tree', 1), icons: [1] },
      { kind: 'improvedStudio', seat: 1, card: withStudio('brush') },
      { kind: 'gainedBrush', seat: 1 },
      { kind: 'endedTurn', seat: 1, held: 0 },
    ],
    2,
  );
  expect(facts).toEqual([
    { kind: 'took', count: 3 },
    { kind: 'subject', subject: 'tree', count: 6 },
    { kind: 'sign', sign: 'brush-ready-2', box: 'pawn', count: 1 },
    { kind: 'diploma', diploma: 0, isLeft: false },
    { kind: 'placed', count: 1 },
  ]);
  expect(turnFacts([{ kind: 'waited', seat: 0 }], 0)).toEqual([{ kind: 'waited' }]);
});
