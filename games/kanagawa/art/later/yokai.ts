import { subjectBox } from '../subjects/index.ts';
import type { Drawings } from '../symbols.ts';
import { kiteKinds } from '../types.ts';
import { kiteAlone, kites } from './kites.ts';
import { lanternAlone, lanternCard, lanterns } from './lanterns.ts';
import { spirit } from './spirits.ts';
import { dryingUmbrella, umbrellaAlone, umbrellas } from './umbrellas.ts';

const counts = [1, 2, 3] as const;

/** What only Yokai puts on the table, by the sprite's names. */
export const drawings: Drawings = Object.fromEntries([
  ...kiteKinds.map(kind => [kind, ['subject', () => kiteAlone(kind)]] as const),
  ['lantern', ['subject', lanternAlone]],
  ['umbrella', ['subject', umbrellaAlone]],
  ['umbrellaDrying', ['subject', dryingUmbrella]],
  ...counts.map(count => [`lantern${count}`, [subjectBox('lantern', count), () => lanterns(count)]] as const),
  ...[1, 2].map(count => [`umbrella${count}`, [subjectBox('umbrella', count), () => umbrellas(count)]] as const),
  ...kiteKinds.flatMap(kind =>
    counts.map(count => [`${kind}${count}`, [subjectBox(kind, count), () => kites(kind, count)]] as const),
  ),
  ...counts.map(count => [`lanternCard${count}`, ['subject', () => lanternCard(count)]] as const),
  ...[0, 1, 2].map(index => [`yokai-${index}`, ['pawn', () => spirit(index)]] as const),
]);
