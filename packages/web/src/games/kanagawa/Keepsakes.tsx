import { everyCard, type Kanagawa, startingTiles } from '@hanga/kanagawa';
import { panelSize, printScroll } from '../../art/index.ts';
import { download } from '../../records.ts';
import type { Table } from '../../source/source.ts';
import { words } from '../../text/index.ts';
import { mountedPrint, printPng, printSvg } from './printPicture.ts';

/** Every player's finished print, whole, on its mount. */
export function Keepsakes({ table }: { readonly table: Table<Kanagawa> }) {
  return (
    <>
      {table.view.players.map(({ tile, print }, seat) => (
        <Print key={seat} name={table.seats[seat]?.name ?? ''} tile={tile} print={print} />
      ))}
    </>
  );
}

interface PrintProps {
  readonly name: string;
  readonly tile: number;
  readonly print: readonly number[];
}

function Print({ name, tile, print }: PrintProps) {
  const t = words().end;
  const { markup, width, height } = mountedPrint(tile, print);
  const file = `hanga-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return (
    <figure class="finished-print">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.print(name)}>
        <g dangerouslySetInnerHTML={{ __html: markup }} />
      </svg>
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

/** A print as it stands, small and without marks. */
export function Thumbnail({ state, seat }: { readonly state: Kanagawa['State']; readonly seat: number }) {
  const { tile, print } = state.players[seat]!;
  const scroll = printScroll(
    startingTiles[tile],
    print.map(number => ({ card: everyCard[number]!, number })),
    'none',
  );
  return (
    <svg
      class="thumbnail"
      viewBox={`0 0 ${(print.length + 1) * panelSize.width} ${panelSize.height}`}
      aria-hidden="true"
    >
      <g dangerouslySetInnerHTML={{ __html: scroll }} />
    </svg>
  );
}
