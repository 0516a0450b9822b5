import type { AlonePicture } from '@hanga/web/press/alone.ts';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import { mountSize } from '../art/index.ts';
import type { Kanagawa } from '../rules/index.ts';

/** A print as it stands, on its mount and without marks. */
export const pictureOf = ({ view }: SeatedTable<Kanagawa>, seat: number): AlonePicture => {
  const { tile = 0, print: scroll = [] } = view.players[seat] ?? {};
  return { picture: { tile, scroll }, ...mountSize(scroll.length + 1) };
};
