import type { Kaigan } from '@hanga/kaigan';
import type { Language } from '@hanga/kernel';
import { finishedArt, finishedSize, mapArt, mapInk, type Seal } from '../../art/kaigan/index.ts';
import { download } from '../../records.ts';
import type { Table } from '../../source/source.ts';
import { mapPng, mapSvg } from './finishedMap.ts';
import { helpers, scoredTiles } from './history.ts';
import { words } from './words.ts';

/** Whose seals stand on each sheet that the players have finished. */
const sealsOf = (table: Table<Kaigan>): Seal[] =>
  [...helpers(table.log)].map(([tile, gains]) => ({
    tile,
    colors: gains.map(({ seat }) => table.seats[seat]?.color ?? seat),
  }));

/** What everybody has made together: the map of Japan, whole. */
export function Keepsakes({ table, language }: { readonly table: Table<Kaigan>; readonly language: Language }) {
  const t = words[language];
  const seals = sealsOf(table);
  const { width, height } = finishedSize;
  return (
    <figure class="finished-print finished-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.finished}>
        <g dangerouslySetInnerHTML={{ __html: finishedArt(seals) }} />
      </svg>
      <figcaption>
        {t.finished}. {t.finishedBy}{' '}
        <button
          type="button"
          class="quiet"
          aria-label={t.savePng}
          onClick={() => void mapPng(seals).then(blob => download('hanga-kaigan.png', blob))}
        >
          PNG
        </button>{' '}
        <button
          type="button"
          class="quiet"
          aria-label={t.saveSvg}
          onClick={() => download('hanga-kaigan.svg', new Blob([mapSvg(seals)], { type: 'image/svg+xml' }))}
        >
          SVG
        </button>
      </figcaption>
    </figure>
  );
}

/** The map as it stands, small. */
export function Thumbnail({ state }: { readonly state: Kaigan['State'] }) {
  return (
    <svg class="thumbnail" viewBox="-60 -200 1120 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: mapArt() + mapInk(scoredTiles(state.scored)) }} />
    </svg>
  );
}
