import { rngFor, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { pieceOf, topicOf } from '../board/pieces.ts';
import { defaultOptions, kaigan } from '../rules/index.ts';
import { isTopic } from './topics.ts';

const view = kaigan.view(kaigan.setup(defaultOptions, 3, rngFor(seedFromText('topics'), 0)), 0);

test('every piece on the table leads to a topic of the rules', () => {
  const names = [
    ...[0, 1, 2].flatMap(seat => [
      pieceOf.card(seat, seat),
      pieceOf.supply(seat),
      pieceOf.plate(seat),
      pieceOf.purse(seat),
    ]),
    ...Array.from({ length: 20 }, (_, space) => pieceOf.space(space)),
    ...Array.from({ length: 10 }, (_, place) => pieceOf.place(place)),
    ...Array.from({ length: 24 }, (_, tile) => pieceOf.tile(tile)),
    ...[pieceOf.row(0), pieceOf.claim(0), pieceOf.column(4), pieceOf.score(1)],
    ...[pieceOf.surveyor(0, 1, 0), pieceOf.marker(0, 1, 0), pieceOf.neutral(3, 0)],
    ...(['artistic', 'government', 'travel'] as const).flatMap(track => [pieceOf.track(track), pieceOf.disc(track, 1)]),
    ...[pieceOf.dice, pieceOf.pile, pieceOf.round, pieceOf.quadrant],
  ];
  for (const name of names) {
    const topic = topicOf(name, view);
    expect(topic && isTopic(topic), `${name}: ${topic}`).toBe(true);
  }
  expect(topicOf('nothing', view)).toBeUndefined();
});
