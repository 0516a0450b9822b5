import { mapColumns, map as mapRules, NONE, rounds, tileCounts, type View } from '@hanga/kaigan';
import { mapArt, mapInk, mapView } from '../../art/kaigan/index.ts';
import { at, type Box, classes } from '../table/box.ts';
import { memo } from '../table/memo.ts';
import { Art, Sign } from './Art.tsx';
import { useDesk } from './desk.ts';
import { lastRoll, scoredTiles } from './history.ts';
import { place, sheetBox } from './layout.ts';
import { pieceOf } from './pieces.ts';
import { Tile } from './Tile.tsx';

/** The sea, the islands in pencil, and in ink what has been mapped. */
const Paper = memo(({ box, done }: { readonly box: Box; readonly done: number }) => (
  <div class="sheet" style={at(box)}>
    <Art markup={mapArt()} viewBox={mapView(box.w, box.h)} />
    <Art markup={mapInk(scoredTiles(done))} viewBox={mapView(box.w, box.h)} />
  </div>
));

const tileTotal = Object.values(tileCounts)
  .flatMap(sizes => Object.values(sizes))
  .reduce((sum, n) => sum + n, 0);

export function JapanMap() {
  const { view, words, regions } = useDesk();
  const box = regions.map;
  const done = scoredTiles(view.scored);
  return (
    <section class="map">
      <h2 class="unseen">{words.map}</h2>
      <Paper box={box} done={view.scored} />
      <p class="unseen">{words.mapped(done.length, tileTotal)}</p>
      {done.map(tile => (
        <Sheet key={tile} tile={tile} />
      ))}
      <Cartouche />
      <ol class="places">
        {mapRules.allPlaces.map(id => (
          <li key={id}>
            <Tile id={id} box={place({ kind: 'tile', place: id }, regions, view.players.length)} />
          </li>
        ))}
      </ol>
      <Columns view={view} />
    </section>
  );
}

/** A mapped sheet in its place on the great map: where the tile slides to when it is scored. */
function Sheet({ tile }: { readonly tile: number }) {
  const { isLit, regions } = useDesk();
  const piece = pieceOf.tile(tile);
  return (
    <span class={classes('mapped', isLit(piece) && 'lit')} style={at(sheetBox(regions, tile))} data-piece={piece} />
  );
}

/** Round and years, tiles to come, and what the dice said last. */
function Cartouche() {
  const { view, words, regions, table, isLit } = useDesk();
  const { map, shape } = regions;
  const roll = lastRoll(table.log);
  const faces = roll.join(', ');
  const h = shape === 'wide' ? 28 : 21;
  return (
    <div class="cartouche" style={at({ x: map.x + 6, y: map.y + 3, w: map.w - 12, h })}>
      <p class={classes('slip', isLit(pieceOf.round) && 'lit')} data-piece={pieceOf.round}>
        {words.round(view.round, rounds[view.round - 1] ?? '')}
      </p>
      <p
        class={classes('slip dice', isLit(pieceOf.dice) && 'lit')}
        data-piece={pieceOf.dice}
        title={faces && words.dice(faces)}
      >
        <span class="unseen">{roll.length > 0 ? words.dice(faces) : words.noDice}</span>
        {roll.map((face, i) => (
          <span key={i} class="die">
            <Sign name={`die-${face}`} />
          </span>
        ))}
      </p>
      <p class={classes('slip', isLit(pieceOf.pile) && 'lit')} data-piece={pieceOf.pile}>
        {words.pile(view.pile)}
      </p>
    </div>
  );
}

/** The numbers under the columns, which the dice point at. */
function Columns({ view }: { readonly view: View }) {
  const { regions, words, isLit } = useDesk();
  return (
    <ol class="columns">
      {Array.from({ length: mapColumns }, (_, column) => {
        const box = place({ kind: 'column', column }, regions, view.players.length);
        const isOpen = [0, 1].some(row => view.tiles[column * 2 + row] !== NONE);
        return (
          <li
            key={column}
            class={classes('column', !isOpen && 'shut', isLit(pieceOf.column(column)) && 'lit')}
            style={at(box)}
            title={words.diceColumn(column + 1)}
            data-piece={pieceOf.column(column)}
          >
            <span aria-hidden="true">{column + 1}</span>
            <span class="unseen">{words.diceColumn(column + 1)}</span>
          </li>
        );
      })}
    </ol>
  );
}
