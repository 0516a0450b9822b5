import type { Art } from '@hanga/web/art/tree.ts';
import { palace, tower } from '../../subjects/halls.ts';
import { roundHouse, snowOnRound, thatchedHouse, tiledHouse } from '../../subjects/houses.ts';
import { subjectBox } from '../../subjects/index.ts';
import { temple } from '../../subjects/temple.ts';
import { pineKind, snowPine } from '../../subjects/tree.ts';
import type { Drawings } from '../../symbols.ts';
import { greatWave } from '../scenery/greatWave.ts';
import { boarRooting, boarStanding } from './boar.ts';
import { brewery, castle, hillTemple, mill, stackedHut } from './buildings.ts';
import { butterflyIris, butterflyLily } from './butterfly.ts';
import { craneDancing, craneResting } from './crane.ts';
import { ladyLookingBack, ladyUnderBlossom } from './lady.ts';
import { monkPraying, monkSitting } from './monk.ts';
import { peasantHoeing, peasantReaping } from './peasant.ts';
import { samuraiArmoured, samuraiReading } from './samurai.ts';
import { stagCalling, stagGrazing } from './stag.ts';
import { broadTrees, cherry, maple, pineGroups, willow } from './trees.ts';

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
  'thatchedHouse-3': mill,
  'tiledHouse-3': () => brewery(false),
  'tiledHouse-2-snow': () => tiledHouse(1, true),
  'tiledHouse-3-snow': () => brewery(true),
  'tower-3': () => tower(2),
  'palace-3': castle,
  'roundHouse-3': () => stackedHut(false),
  'roundHouse-2-snow': () => [roundHouse(1), snowOnRound()],
  'roundHouse-3-snow': () => stackedHut(true),
  'temple-3': hillTemple,
};

const boxOf = (id: string): 'subject' | 'grove' => (id === 'cloudPine' ? 'subject' : 'grove');

/** Further poses, by the sprite's names: a subject's name and a number from 2 on; trees of their season; and waves. */
export const drawings: Drawings = Object.fromEntries([
  ...Object.entries(posedArt).map(([id, draw]) => [id, ['subject', draw]] as const),
  ...(
    [
      ['cherry', cherry],
      ['maple', maple],
    ] as const
  ).flatMap(([name, kind]) =>
    [1, 2, 3].flatMap(count =>
      [0, 1, 2].map(
        way =>
          [
            `${name}${count}${way === 0 ? '' : `-${way + 1}`}`,
            [subjectBox('tree', count), () => broadTrees(count, kind, way)],
          ] as const,
      ),
    ),
  ),
  ...pineGroups(pineKind).map(([id, draw]) => [id, [boxOf(id), draw]] as const),
  ...pineGroups(snowPine).map(([id, draw]) => [`${id}-snow`, [boxOf(id), draw]] as const),
  ['willow', ['subject', willow]],
  ['wave-calm', ['wave', () => greatWave(false)]],
  ['wave-storm', ['wave', () => greatWave(true)]],
]);
