import type { AlonePicture } from '@hanga/web/press/alone.ts';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import { finishedSize, mappedSize, type Seal } from '../art/index.ts';
import type { Kaigan } from '../rules/index.ts';
import { helpers, scoredTiles } from './history.ts';

/** Whose seals stand on each sheet that the players have finished. */
export const sealsOf = (table: SeatedTable<Kaigan>): Seal[] =>
  [...helpers(table.log)].map(([tile, gains]) => ({
    tile,
    colors: gains.map(({ seat }) => table.seats[seat]?.color ?? seat),
  }));

/** The map as it stands, or whole at the end. */
export const pictureOf = (table: SeatedTable<Kaigan>): AlonePicture =>
  table.outcome
    ? { picture: { finished: sealsOf(table) }, ...finishedSize }
    : { picture: { mapped: scoredTiles(table.view) }, ...mappedSize };
