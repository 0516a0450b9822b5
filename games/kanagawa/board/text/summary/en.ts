import type { SummaryText } from './types.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const en: SummaryText = {
  round: (round, row, deck) => `Round ${round}, row ${row} of 3, ${count(deck, 'card')} in the deck.`,
  column: (number, cards) => `Column ${number}: ${cards}.`,
  noColumns: 'No column is left at school.',
  you: 'You',
  print: (who, sections, cards, run, season, score) =>
    `${who}: print of ${count(sections, 'section')}, ${cards} of 11 cards, longest run ${run} (${season}), score ${score}.`,
  studio: icons => `Studio: ${icons}.`,
  brush: { none: 'no brush', ready: 'brush ready', painted: 'brush has painted' },
  tools: (arrows, of, brushes, keeps) =>
    `${[
      `${arrows} of ${count(of, 'arrow')} left`,
      `${count(brushes, 'brush', 'brushes')} to place`,
      ...(keeps > 0 ? [`may keep ${count(keeps, 'card')}`] : []),
    ].join(', ')}.`,
  storms: tokens => `${count(tokens, 'storm token')}.`,
  yokai: spirits => `${spirits} yokai.`,
  hand: cards => `In hand: ${cards}.`,
  emptyHand: 'No card in hand.',
  diplomas: needs => `Diplomas: ${needs}.`,
  open: needs => `Diplomas still open to you: ${needs}.`,
  pawns: (grandMaster, assistant) => `The Grand Master is with ${grandMaster}, the Assistant with ${assistant}.`,
};
