import type { Language } from '@hanga/kernel';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import type { AlonePicture } from '@hanga/web/press/alone.ts';
import { download } from '@hanga/web/records.ts';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import { finishedArt, finishedSize, mappedSize, type Seal } from '../art/index.ts';
import type { Kaigan } from '../rules/index.ts';
import { mapPng, mapSvg } from './finishedMap.ts';
import { helpers, scoredTiles } from './history.ts';
import { words } from './text/spoken/index.ts';

/** Whose seals stand on each sheet that the players have finished. */
const sealsOf = (table: SeatedTable<Kaigan>): Seal[] =>
  [...helpers(table.log)].map(([tile, gains]) => ({
    tile,
    colors: gains.map(({ seat }) => table.seats[seat]?.color ?? seat),
  }));

/** What everybody has made together: the map of Japan, whole. */
export function Keepsakes({ table, language }: { readonly table: SeatedTable<Kaigan>; readonly language: Language }) {
  const t = words[language];
  const seals = sealsOf(table);
  const { width, height } = finishedSize;
  return (
    <figure class="finished-print finished-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.finished}>
        <g dangerouslySetInnerHTML={{ __html: toSvg(finishedArt(seals)) }} />
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

/** The map as it stands, or whole at the end. */
export const pictureOf = (table: SeatedTable<Kaigan>): AlonePicture =>
  table.outcome
    ? { picture: { finished: sealsOf(table) }, ...finishedSize }
    : { picture: { mapped: scoredTiles(table.view) }, ...mappedSize };
