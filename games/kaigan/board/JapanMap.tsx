import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { memo, memoOf } from '@hanga/web/table/memo.ts';
import { mapView } from '../art/index.ts';
import { mapColumns, map as mapRules, NONE, rounds, tilesInBox, type View } from '../rules/index.ts';
import { Drawing, Sign } from './Art.tsx';
import { tileWorths } from './ahead.ts';
import { type Reads, useBoard } from './context.ts';
import { inkArt, seaArt } from './drawings.ts';
import { lastRoll, scoredTiles } from './history.ts';
import { place, sheetBox } from './layout.ts';
import { pieceOf } from './pieces.ts';
import { Tile } from './Tile.tsx';
import { useTilesPrepared } from './usePreparation.ts';

/** The sea, the islands in pencil, and in ink what has been mapped. */
const Paper = memo(({ box, rules, done }: { readonly box: Box; readonly rules: number; readonly done: number }) => (
  <div class="sheet" style={at(box)}>
    <Drawing markup={seaArt()} viewBox={mapView(box.w, box.h)} />
    <Drawing markup={inkArt(rules, done)} viewBox={mapView(box.w, box.h)} />
  </div>
));

/** While something on the map can be chosen, every move draws it anew. */
const reads: Reads = ({ view, table, legal, move, picked, regions, told, who }) => [
  legal.some(({ kind }) => kind !== 'play' && kind !== 'claim') ? [move, picked] : legal.length > 0,
  [view.rules, view.tiles, view.neutral, view.scored, view.round, view.pile],
  view.phase.kind === 'sendTo' ? view.phase : '',
  view.players.map(({ markers, surveyors }) => [markers, surveyors]),
  tileWorths(view),
  lastRoll(table.log),
  table.seats.map((_, seat) => who(seat)),
  [regions.map, regions.tracks, regions.isRoomy, regions.shape],
  told,
];

export const JapanMap = memoOf(reads, () => {
  const { view, words, regions } = useBoard();
  useTilesPrepared(view.rules);
  const box = regions.map;
  const done = scoredTiles(view);
  return (
    <section class="map" aria-label={words.map}>
      <h2 class="unseen">{words.map}</h2>
      <Paper box={box} rules={view.rules} done={view.scored} />
      <p class="unseen">{words.mapped(done.length, tilesInBox)}</p>
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
});

/** A mapped sheet in its place on the great map: where the tile slides to when it is scored. */
function Sheet({ tile }: { readonly tile: number }) {
  const { isLit, regions } = useBoard();
  const piece = pieceOf.tile(tile);
  return (
    <span class={classes('mapped', isLit(piece) && 'lit')} style={at(sheetBox(regions, tile))} data-piece={piece} />
  );
}

/** Round and years, tiles to come, and what the dice said last. */
function Cartouche() {
  const { view, words, regions, table, isLit } = useBoard();
  const { map, isRoomy } = regions;
  const roll = lastRoll(table.log);
  const faces = roll.join(', ');
  const h = isRoomy ? 28 : 21;
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
  const { regions, words, isLit } = useBoard();
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
