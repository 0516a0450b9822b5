import type { Art } from '@hanga/web/art/tree.ts';
import { type Kite, kiteKinds, type Season, type Subject } from '../types.ts';
import { boar } from './boar.ts';
import { butterfly } from './butterfly.ts';
import { crane } from './crane.ts';
import { palace, temple, tower } from './halls.ts';
import { roundHouse, snowOnRound, snowOnTiles, thatchedHouse, tiledHouse } from './houses.ts';
import { kiteAlone, kites } from './kites.ts';
import { lady } from './lady.ts';
import { lanternAlone, lanterns } from './lanterns.ts';
import { monk } from './monk.ts';
import { peasant } from './peasant.ts';
import { samurai } from './samurai.ts';
import { stag } from './stag.ts';
import { oldPine, pine, trees } from './tree.ts';
import { dryingUmbrella, umbrellaAlone, umbrellas } from './umbrellas.ts';

/** Every subject once, standing on (0, 0), about 140 high. */
export const subjectArt: Readonly<Record<Subject, () => Art>> = {
  tree: pine,
  boar,
  stag,
  crane,
  butterfly,
  samurai,
  peasant,
  monk,
  lady,
  thatchedHouse,
  tiledHouse,
  tower,
  palace,
  roundHouse,
  temple,
  yellowKite: () => kiteAlone('yellowKite'),
  blueKite: () => kiteAlone('blueKite'),
  redKite: () => kiteAlone('redKite'),
  lantern: lanternAlone,
  umbrella: umbrellaAlone,
};

const isKite = (subject: Subject): subject is Kite => (kiteKinds as readonly string[]).includes(subject);

/** Groups need a wider box, and kites a higher one. */
export const subjectBox = (subject: Subject, count: number): 'subject' | 'grove' | 'aloft' =>
  isKite(subject) ? 'aloft' : isBroad(subject, count) ? 'grove' : 'subject';

/** As wide as the panel. */
export const isBroad = (subject: Subject, count: number): boolean =>
  count > 1 && (subject === 'tree' || subject === 'lantern' || subject === 'umbrella' || isKite(subject));

/** What counts on a card, composed for each number of it: by the sprite's names. */
export const composedArt: Readonly<Record<string, readonly ['subject' | 'grove' | 'aloft', () => Art]>> =
  Object.fromEntries([
    ...[1, 2, 3].map(count => [`tree${count}`, [subjectBox('tree', count), () => trees(count)]] as const),
    ...[1, 2, 3].map(count => [`lantern${count}`, [subjectBox('lantern', count), () => lanterns(count)]] as const),
    ...[1, 2].map(count => [`umbrella${count}`, [subjectBox('umbrella', count), () => umbrellas(count)]] as const),
    ...kiteKinds.flatMap(kind =>
      [1, 2, 3].map(count => [`${kind}${count}`, [subjectBox(kind, count), () => kites(kind, count)]] as const),
    ),
    ['oldPine', ['subject', () => oldPine()]],
    ['umbrellaDrying', ['subject', dryingUmbrella]],
  ]);

/** The sprite's names of subjects that winter covers. */
export const snowyArt: Readonly<Record<string, () => Art>> = {
  'tree1-snow': () => trees(1, 'snow'),
  'tree2-snow': () => trees(2, 'snow'),
  'tree3-snow': () => trees(3, 'snow'),
  'oldPine-snow': () => oldPine('snow'),
  'roundHouse-snow': () => [roundHouse(), snowOnRound()],
  'tiledHouse-snow': () => [tiledHouse(), snowOnTiles()],
};

const snowy = new Set(['tree1', 'tree2', 'tree3', 'oldPine', 'roundHouse', 'tiledHouse']);

/** Single ones stand in two ways, by the card's number. */
const otherSingle: Partial<Record<Subject, string>> = { tree: 'oldPine', umbrella: 'umbrellaDrying' };
const most = (subject: Subject): number => (subject === 'umbrella' ? 2 : 3);

/** The sprite's name of a subject; what is counted comes composed in ones, twos and threes, and winter lies on roofs. */
export const subjectArtId = (subject: Subject, count: number, season: Season, number: number): string => {
  const composed = `${subject}${Math.min(most(subject), count)}`;
  const other = count === 1 && number % 2 === 1 ? otherSingle[subject] : undefined;
  const id = other ?? (composed in composedArt ? composed : subject);
  return season === 'winter' && snowy.has(id) ? `${id}-snow` : id;
};
