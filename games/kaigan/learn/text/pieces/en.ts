import type { PiecesText } from './types.ts';

export const en: PiecesText = {
  'try-tile': {
    title: 'One tile in one row',
    goal: 'Row 1 is yours. Complete the Artistic tile of 2 in column 2 with it.',
    hint: 'Take the money, send a surveyor to that tile when the dispatch comes, and with “Map a region” put two markers there at once.',
    met: 'Two markers for 6 ryō: expensive, but the tile is yours alone.',
  },
  'try-turned': {
    title: 'Nobody on the map',
    goal: 'Row 2 is yours, and none of your surveyors is on the map. Complete the Travel tile of 2 in column 3 all the same.',
    hint: 'Any card can be turned over: for 2 ryō it sends one surveyor. Turn one over before “Map a region” comes in column 4.',
    met: 'A card of little use to you was a surveyor in disguise.',
  },
  'try-three': {
    title: 'Three tiles, and money left',
    goal: 'Row 3 is yours, and you have 20 ryō. Put a marker on three different tiles, and keep 6 ryō.',
    hint: 'Three surveyors cost 8, three single markers 9. The side job in between must bring money, not take it.',
    met: 'To the last coin: 20, minus 8, plus 3, minus 9.',
  },
};
