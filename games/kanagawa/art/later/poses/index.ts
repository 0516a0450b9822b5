import type { Art } from '@hanga/web/art/tree.ts';
import { palace, tower } from '../../subjects/halls.ts';
import { roundHouse, thatchedHouse, tiledHouse } from '../../subjects/houses.ts';
import { subjectBox } from '../../subjects/index.ts';
import { temple } from '../../subjects/temple.ts';
import type { Drawings } from '../../symbols.ts';
import { boarRooting, boarStanding } from './boar.ts';
import { butterflyIris, butterflyLily } from './butterfly.ts';
import { craneDancing, craneResting } from './crane.ts';
import { ladyLookingBack, ladyUnderBlossom } from './lady.ts';
import { monkPraying, monkSitting } from './monk.ts';
import { peasantHoeing, peasantReaping } from './peasant.ts';
import { samuraiArmoured, samuraiReading } from './samurai.ts';
import { stagCalling, stagGrazing } from './stag.ts';
import { broadTrees, cherry, maple, willow } from './trees.ts';

const posedArt: Readonly<Record<string, () => Art>> = {
  'samurai-2': samuraiReading,
  'samurai-3': samuraiArmoured,
  'lady-2': ladyLookingBack,
  'lady-3': ladyUnderBlossom,
  'monk-2': monkPraying,
  'monk-3': monkSitting,
  'peasant-2': peasantReaping,
  'peasant-3': peasantHoeing,
  'stag-2': stagCalling,
  'stag-3': stagGrazing,
  'boar-2': boarRooting,
  'boar-3': boarStanding,
  'crane-2': craneResting,
  'crane-3': craneDancing,
  'butterfly-2': butterflyIris,
  'butterfly-3': butterflyLily,
  'thatchedHouse-2': () => thatchedHouse(1),
  'tiledHouse-2': () => tiledHouse(1),
  'tower-2': () => tower(1),
  'palace-2': () => palace(1),
  'roundHouse-2': () => roundHouse(1),
  'temple-2': () => temple(1),
};

/** Further poses, by the sprite's names: a subject's name and a number from 2 on; and trees of their season. */
export const drawings: Drawings = Object.fromEntries([
  ...Object.entries(posedArt).map(([id, draw]) => [id, ['subject', draw]] as const),
  ...(
    [
      ['cherry', cherry],
      ['maple', maple],
    ] as const
  ).flatMap(([name, kind]) =>
    [1, 2, 3].map(count => [`${name}${count}`, [subjectBox('tree', count), () => broadTrees(count, kind)]] as const),
  ),
  ['willow', ['subject', willow]],
]);
