import type { Season, Subject } from '../types.ts';
import { boar } from './boar.ts';
import { butterfly } from './butterfly.ts';
import { crane } from './crane.ts';
import { palace, temple, tower } from './halls.ts';
import { roundHouse, snowOnRound, snowOnTiles, thatchedHouse, tiledHouse } from './houses.ts';
import { lady } from './lady.ts';
import { monk } from './monk.ts';
import { peasant } from './peasant.ts';
import { samurai } from './samurai.ts';
import { stag } from './stag.ts';
import { oldPine, pine, trees } from './tree.ts';

/** Every subject once, standing on (0, 0), about 140 high. */
export const subjectArt: Readonly<Record<Subject, () => string>> = {
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
};

export { oldPine, trees };

/** Two or three pines need a wider box. */
export const subjectBox = (subject: Subject, count: number): 'subject' | 'grove' =>
  subject === 'tree' && count > 1 ? 'grove' : 'subject';

/** The sprite's names of subjects that winter covers. */
export const snowyArt: Readonly<Record<string, () => string>> = {
  'tree1-snow': () => trees(1, 'snow'),
  'tree2-snow': () => trees(2, 'snow'),
  'tree3-snow': () => trees(3, 'snow'),
  'oldPine-snow': () => oldPine('snow'),
  'roundHouse-snow': () => roundHouse() + snowOnRound(),
  'tiledHouse-snow': () => tiledHouse() + snowOnTiles(),
};

const snowy = new Set(['tree1', 'tree2', 'tree3', 'oldPine', 'roundHouse', 'tiledHouse']);

/** The sprite's name of a subject; pines come composed in ones, twos and threes, and winter lies on roofs. */
export const subjectArtId = (subject: Subject, count: number, season: Season, number: number): string => {
  const single = number % 2 === 0 ? 'tree1' : 'oldPine';
  const id = subject === 'tree' ? (count === 1 ? single : `tree${Math.min(3, count)}`) : subject;
  return season === 'winter' && snowy.has(id) ? `${id}-snow` : id;
};
