import { toSvg } from '@hanga/web/art/toSvg.ts';
import type { AlonePicture } from '@hanga/web/press/alone.ts';
import { download } from '@hanga/web/records.ts';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import { words } from '@hanga/web/text/index.ts';
import { mountedPrint, mountSize } from '../art/index.ts';
import type { Kanagawa } from '../rules/index.ts';
import { printPng, printSvg } from './printPicture.ts';

/** Every player's finished print, whole, on its mount. All hang at one scale: the longest is the largest. */
export function Keepsakes({ table }: { readonly table: SeatedTable<Kanagawa> }) {
  const { players } = table.view;
  const longest = mountSize(Math.max(...players.map(({ print }) => print.length)) + 1).width;
  return (
    <>
      {players.map(({ tile, print }, seat) => (
        <Print key={seat} name={table.seats[seat]?.name ?? ''} tile={tile} print={print} longest={longest} />
      ))}
    </>
  );
}

interface PrintProps {
  readonly name: string;
  readonly tile: number;
  readonly print: readonly number[];
  /** The width of the longest print of the table. */
  readonly longest: number;
}

function Print({ name, tile, print, longest }: PrintProps) {
  const t = words().end;
  const { width, height } = mountSize(print.length + 1);
  const file = `hanga-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return (
    <figure class="finished-print">
      {/* On a narrow screen a long print is rolled along under the hand; keys need it to be focused for that. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above. */}
      <div class="unrolled" tabIndex={0} role="img" aria-label={t.print(name)}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          style={{ width: `${(100 * width) / longest}%`, '--ratio': (width / height).toFixed(3) }}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: toSvg(mountedPrint(tile, print, 'scored')) }}
        />
      </div>
      <figcaption>
        {t.print(name)}{' '}
        <button
          type="button"
          class="quiet"
          aria-label={t.savePng(name)}
          onClick={() => void printPng(tile, print).then(blob => download(`${file}.png`, blob))}
        >
          PNG
        </button>{' '}
        <button
          type="button"
          class="quiet"
          aria-label={t.saveSvg(name)}
          onClick={() => download(`${file}.svg`, new Blob([printSvg(tile, print)], { type: 'image/svg+xml' }))}
        >
          SVG
        </button>
      </figcaption>
    </figure>
  );
}

/** A print as it stands, on its mount and without marks. */
export const pictureOf = ({ view }: SeatedTable<Kanagawa>, seat: number): AlonePicture => {
  const { tile = 0, print: scroll = [] } = view.players[seat] ?? {};
  return { picture: { tile, scroll }, ...mountSize(scroll.length + 1) };
};
