import type { IconsText } from './types.ts';

export const en: IconsText = {
  groups: {
    pieces: { title: 'Pieces' },
    tracks: { title: 'Tracks', text: 'The Government discs go back to the start after rounds 2 and 4.' },
  },
  entries: {
    surveyor: { name: 'Surveyor', does: 'three each; you can map where one stands' },
    marker: { name: 'Marker', does: 'your share of a tile; also a disc on rows and tracks' },
    neutral: { name: 'Neutral marker', does: 'helps to complete a tile and scores for nobody' },
    dice: { name: 'Dice', does: 'one neutral marker for both tiles of a column; none for a six' },
    quadrant: {
      name: 'Quadrant',
      does: 'its holder rolls the dice and begins the next round; may be returned instead of playing a card; 1 honor at the end',
    },
    ryo: { name: 'Ryō', does: 'money; at the end the richest gain 5 honor, the poorest lose 3' },
    purse: { name: 'Purse', does: 'covered, but every payment is seen' },
    honor: { name: 'Honor', does: 'whoever has the most wins' },
    artistic: { name: 'Artistic', does: 'its number is income in rounds 1 to 4, and honor after rounds 2, 4 and 5' },
    government: {
      name: 'Government',
      does: 'its number is income in rounds 1 to 4; the first two places gain 2 and 1 honor after rounds 2, 4 and 5',
    },
    travel: { name: 'Travel', does: 'the first three places gain 8, 5 and 2 honor at the end' },
  },
  actions: { title: 'Action cards', text: 'On any card in your row you may do this, turn it over, or pass.' },
  printed: { title: 'Printed on the board', text: 'Reconstructed: the columns, except for the Quadrant’s.' },
  secondary: 'Any card, turned over',
  tiles: {
    title: 'Tiles',
    text: 'A complete tile gives its number in honor to everybody with a marker on it. Reconstructed: how many there are of each size.',
    sizes: counts =>
      `${counts.reduce((sum, [, count]) => sum + count, 0)} tiles: ${counts.map(([size, count]) => `${count} of size ${size}`).join(', ')};`,
    gives: {
      artistic: '1 Artistic space for each marker',
      government: '1 Government space for each marker',
      travel: '1 honor and 1 Travel space for each marker',
    },
  },
  numbers: {
    title: 'Numbers of the tracks',
    text: 'Reconstructed: no source gives the printed numbers. Past the last space the last number holds.',
    track: { artistic: 'Artistic', government: 'Government' },
    space: 'Space',
  },
  end: {
    title: 'Honor at the end',
    rows: [
      ['Artistic', 'the number at your disc'],
      ['Government', '2 and 1 for the first two places'],
      ['Travel', '8, 5 and 2 for the first three'],
      ['Most ryō, least ryō', '5, −3'],
      ['Each surveyor on a tile', '1'],
      ['Every two markers on tiles', '1'],
      ['The Quadrant', '1'],
    ],
  },
};
