import { subjectBox } from '../subjects/index.ts';
import { countedLooks } from '../subjects/pose.ts';
import type { Drawings } from '../symbols.ts';
import { kiteKinds } from '../types.ts';
import { kiteAlone, kites } from './kites.ts';
import { lanternAlone, lanternCard, lanterns } from './lanterns.ts';
import { spirit } from './spirits.ts';
import { umbrellaAlone, umbrellas } from './umbrellas.ts';

const counts = [1, 2, 3] as const;
const poses = [0, 1, 2] as const;

/** What only Yokai puts on the table, by the sprite's names. */
export const drawings: Drawings = Object.fromEntries([
  ...kiteKinds.map(kind => [kind, ['subject', () => kiteAlone(kind)]] as const),
  ['lantern', ['subject', lanternAlone]],
  ['umbrella', ['subject', umbrellaAlone]],
  ...counts.flatMap(count =>
    countedLooks('lantern', count).map(
      (id, way) => [id, [subjectBox('lantern', count), () => lanterns(count, way)]] as const,
    ),
  ),
  ...[1, 2].flatMap(count =>
    countedLooks('umbrella', count).map(
      (id, way) => [id, [subjectBox('umbrella', count), () => umbrellas(count, way)]] as const,
    ),
  ),
  ...kiteKinds.flatMap(kind =>
    counts.flatMap(count =>
      countedLooks(kind, count).map(
        (id, way) => [id, [subjectBox(kind, count), () => kites(kind, count, way)]] as const,
      ),
    ),
  ),
  ...counts.map(count => [`lanternCard${count}`, ['subject', () => lanternCard(count)]] as const),
  ...[0, 1, 2].flatMap(index =>
    poses.map(
      pose =>
        [pose === 0 ? `yokai-${index}` : `yokai-${index}-${pose + 1}`, ['pawn', () => spirit(index, pose)]] as const,
    ),
  ),
]);
