import type { SummaryText } from './types.ts';

const count = (n: number, one: string): string => `${n} ${n < 2 ? one : `${one}s`}`;

export const fr: SummaryText = {
  round: (round, years, tiles) => `Manche ${round} sur 5, ${years} ; ${count(tiles, 'tuile')} à venir.`,
  you: 'Vous',
  markers: (tile, place, markers, of) => `${place} : ${tile}, ${count(markers, 'marqueur')} sur ${of}`,
  markersOf: (who, markers) => `${who} ${count(markers, 'marqueur')}`,
  surveyorsOf: (who, surveyors) => `${who} ${count(surveyors, 'arpenteur')}`,
  emptyPlace: place => `${place} : vide`,
  row: (row, owner, actions) => `Rangée ${row}, ${owner ? `revendiquée par ${owner}` : 'libre'} : ${actions}.`,
  cardOf: (card, who) => `${card} (${who})`,
  nothing: 'rien',
  player: (who, honor, ryo, surveyors) =>
    `${who} : ${count(honor, 'point')} d’honneur, ${ryo === undefined ? 'bourse cachée' : `${ryo} ryō`}, ${count(surveyors, 'arpenteur')} en réserve.`,
  tracks: spaces => `Pistes : ${spaces}.`,
  cards: cards => `Cartes en main : ${cards}.`,
  quadrant: who => (who ? `Quadrant : ${who}.` : 'Le Quadrant est sur le plateau.'),
};
