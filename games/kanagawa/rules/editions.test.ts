import { expect, test } from 'vitest';
import { cardsOf, cardsOfSuit, everyCard, everySuit } from './components.ts';
import { corrections } from './data/corrections.ts';
import { newestRules } from './editions.ts';

const everyRules = Array.from({ length: newestRules }, (_, i) => i + 1);
const allSuits = everySuit.map((_, suit) => suit);

test.each(everyRules)('[K4] under rules %i every suit has 18 cards, each with its back', rules => {
  for (const suit of allSuits) {
    const ids = cardsOfSuit(suit, rules);
    expect(new Set(ids).size).toBe(18);
    for (const id of ids) expect(everyCard[id]?.suit).toBe(everySuit[suit]);
  }
});

test('corrections come in the order of their rules numbers, and each replaces a card that is in the deck', () => {
  let last = 1;
  for (const { rules, replaces, card } of corrections) {
    expect(Number.isInteger(rules) && rules >= Math.max(2, last)).toBe(true);
    expect(cardsOf(allSuits, rules - 1)).toContain(replaces);
    expect(card.suit).toBe(everyCard[replaces]?.suit);
    last = rules;
  }
});
