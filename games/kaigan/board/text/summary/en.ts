import type { SummaryText } from './types.ts';

const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

export const en: SummaryText = {
  round: (round, years, tiles) => `Round ${round} of 5, ${years}; ${count(tiles, 'tile')} to come.`,
  you: 'You',
  markers: (tile, place, markers, of) => `${place}: ${tile}, ${markers} of ${of} markers`,
  markersOf: (who, markers) => `${who} ${count(markers, 'marker')}`,
  surveyorsOf: (who, surveyors) => `${who} ${count(surveyors, 'surveyor')}`,
  emptyPlace: place => `${place}: empty`,
  row: (row, owner, actions) => `Row ${row}, ${owner ? `claimed by ${owner}` : 'unclaimed'}: ${actions}.`,
  cardOf: (card, who) => `${card} (${who})`,
  nothing: 'nothing',
  player: (who, honor, ryo, surveyors) =>
    `${who}: ${honor} honor, ${ryo === undefined ? 'purse covered' : `${ryo} ryō`}, ${count(surveyors, 'surveyor')} in supply.`,
  tracks: spaces => `Tracks: ${spaces}.`,
  cards: cards => `Cards in hand: ${cards}.`,
  quadrant: who => (who ? `The Quadrant is with ${who}.` : 'The Quadrant lies on the board.'),
};
