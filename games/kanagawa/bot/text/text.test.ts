import { expect, test } from 'vitest';
import { cards, everyCard } from '../../rules/index.ts';
import { kanagawaReason } from './index.ts';

const who = (seat: number): string => ['Aiko', 'Bunta'][seat]!;

/** The first card with so many of this subject. */
const cardWith = (subject: string, count: number): number =>
  everyCard.findIndex((_, id) => {
    const { print } = cards.cardOf(id);
    return print.subject === subject && print.count === count;
  });

test('one subject has its article, several their number', () => {
  const painted = { kind: 'print', cards: [cardWith('crane', 1), cardWith('boar', 1), cardWith('tree', 3)] } as const;
  expect(kanagawaReason.en(painted, who)).toBe('paints a crane, a boar, 3 trees');
  expect(kanagawaReason.fr(painted, who)).toBe('peint une grue, un sanglier, 3 arbres');
  const umbrella = { kind: 'print', cards: [cardWith('umbrella', 1)] } as const;
  expect(kanagawaReason.en(umbrella, who)).toBe('paints an umbrella');
  expect(kanagawaReason.fr(umbrella, who)).toBe('peint une ombrelle');
});
