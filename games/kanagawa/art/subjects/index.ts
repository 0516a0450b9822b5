import type { Art } from '@hanga/web/art/tree.ts';
import { type Kite, kiteKinds, type Subject } from '../types.ts';
import { boar } from './boar.ts';
import { butterfly } from './butterfly.ts';
import { crane } from './crane.ts';
import { palace, tower } from './halls.ts';
import { roundHouse, snowOnRound, thatchedHouse, tiledHouse } from './houses.ts';
import { lady } from './lady.ts';
import { monk } from './monk.ts';
import { peasant } from './peasant.ts';
import { samurai } from './samurai.ts';
import { stag } from './stag.ts';
import { temple } from './temple.ts';
import { oldPine, pine, pineKind, pines, snowPine } from './tree.ts';

/** Every subject of the base game once, standing on (0, 0), about 140 high. */
export const subjectArt: Readonly<Record<Exclude<Subject, Kite | 'lantern' | 'umbrella'>, () => Art>> = {
  tree: pine,
  boar,
  stag,
  crane,
  butterfly,
  samurai,
  peasant,
  monk,
  lady,
  thatchedHouse: () => thatchedHouse(0),
  tiledHouse: () => tiledHouse(0),
  tower: () => tower(0),
  palace: () => palace(0),
  roundHouse: () => roundHouse(0),
  temple: () => temple(0),
};

export const isKite = (subject: Subject): subject is Kite => (kiteKinds as readonly string[]).includes(subject);

/** Groups need a wider box, and kites a higher one. */
export const subjectBox = (subject: Subject, count: number): 'subject' | 'grove' | 'aloft' =>
  isKite(subject) ? 'aloft' : isBroad(subject, count) ? 'grove' : 'subject';

/** As wide as the panel. */
export const isBroad = (subject: Subject, count: number): boolean =>
  count > 1 && (subject === 'tree' || subject === 'lantern' || subject === 'umbrella' || isKite(subject));

/** What counts on a card, composed for each number of it: by the sprite's names. */
export const composedArt: Readonly<Record<string, readonly ['subject' | 'grove' | 'aloft', () => Art]>> =
  Object.fromEntries([
    ...[1, 2, 3].map(count => [`tree${count}`, [subjectBox('tree', count), () => pines(count, pineKind)]] as const),
    ['oldPine', ['subject', () => oldPine(pineKind)]],
  ]);

/** The sprite's names of subjects that winter covers. */
export const snowyArt: Readonly<Record<string, () => Art>> = {
  'tree1-snow': () => pines(1, snowPine),
  'tree2-snow': () => pines(2, snowPine),
  'tree3-snow': () => pines(3, snowPine),
  'oldPine-snow': () => oldPine(snowPine),
  'roundHouse-snow': () => [roundHouse(0), snowOnRound()],
  'tiledHouse-snow': () => tiledHouse(0, true),
};
