import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { ofKind } from '@hanga/web/table/selection.ts';
import { slotAt, slotSize, tileSize } from '../art/index.ts';
import { type Action, map as mapRules, NONE, type PlaceId, type TileGain, type tracks } from '../rules/index.ts';
import { Art, Drawing, Sign } from './Art.tsx';
import { tileWorths, worthAfter } from './ahead.ts';
import { type BoardContext, useBoard } from './context.ts';
import { emptyArt, glowArt, tilePicture } from './drawings.ts';
import { sheetBox } from './layout.ts';
import { pieceOf } from './pieces.ts';
import { markersOn } from './places.ts';
import { Sum } from './Sum.tsx';
import { Surveyors } from './Surveyors.tsx';
import { marksOn } from './selection.ts';

const tileView = `0 0 ${tileSize.width} ${tileSize.height}`;
const part = (value: number, whole: number): string => `${Math.round((value / whole) * 1000) / 10}%`;

/** What a place of the map can be just now: somewhere to send a surveyor, or a tile to map. */
interface Use {
  readonly action?: Action;
  readonly isPick?: boolean;
  readonly ways: readonly Action[];
}

function useOf({ legal }: BoardContext, id: PlaceId): Use | undefined {
  const to = ofKind(legal, 'to').find(action => action.place === id);
  if (to) return { action: to, ways: [to] };
  const ways = marksOn(legal, id);
  const [only] = ways;
  if (ways.length === 1 && only) return { action: only, ways };
  return ways.length > 1 ? { isPick: true, ways } : undefined;
}

/** A tile of the map with everything that stands and lies on it. */
export function Tile({ id, box }: { readonly id: PlaceId; readonly box: Box }) {
  const context = useBoard();
  const { view, text, words, isLit, picked } = context;
  const tile = view.tiles[id] as number;
  const piece = pieceOf.place(id);
  if (tile === NONE) {
    const label = `${words.emptyPlace} (${text.place(id)})`;
    return (
      <div
        class={classes('place', isLit(piece) && 'lit')}
        style={at(box)}
        data-piece={piece}
        role="img"
        aria-label={label}
      >
        <Drawing markup={emptyArt()} viewBox={tileView} />
      </div>
    );
  }
  const use = useOf(context, id);
  const isPicked = picked?.kind === 'tile' && picked.place === id;
  const look = classes(
    'place',
    isLit(piece) && 'lit',
    use && 'choice',
    isPicked && 'picked',
    context.legal.length > 0 && !use && 'still',
  );
  const inside = (
    <>
      {use && (
        <span class="glow">
          <Drawing markup={glowArt(kindOf(tile))} viewBox={tileView} />
        </span>
      )}
      <span class="face" data-piece={pieceOf.tile(tile)}>
        <Art picture={tilePicture(tile)} />
      </span>
      <Markers id={id} tile={tile} />
    </>
  );
  const label = describe(context, id, tile);
  return (
    <div class="spot" style={at(box)}>
      {use ? (
        <button
          type="button"
          class={look}
          data-piece={piece}
          {...(use.action?.kind === 'to' ? { 'data-drop': '', 'data-choice': '' } : { 'data-choice': '' })}
          aria-pressed={use.isPick ? isPicked : undefined}
          aria-label={`${use.action ? text.action(use.action, view) : words.chooseTile}. ${label}${promised(context, id, use.ways[0] as Action)}`}
          title={label}
          onClick={() => {
            if (use.action) context.act(use.action);
            else context.pick(isPicked ? undefined : { kind: 'tile', place: id });
          }}
        >
          {inside}
        </button>
      ) : (
        <div class={look} data-piece={piece} role="img" aria-label={label} title={label}>
          {inside}
        </div>
      )}
      <Whereabouts tile={tile} box={box} />
      <Worth id={id} use={use} />
      <Surveyors id={id} />
    </div>
  );
}

/** Which sheet of the great map this is: shown while one looks at the tile. */
function Whereabouts({ tile, box }: { readonly tile: number; readonly box: Box }) {
  const { regions } = useBoard();
  return <span class="whereabouts" style={at(sheetBox(regions, tile), box)} />;
}

const gainFor = (gains: readonly TileGain[] | undefined, seat: number): TileGain | undefined =>
  gains?.find(gain => gain.seat === seat);

const kindOf = (tile: number): (typeof tracks)[number] => mapRules.tileOf(tile).kind;

/** What the tile would give me if it were completed: now, or after the marker that can be placed. */
function Worth({ id, use }: { readonly id: PlaceId; readonly use: Use | undefined }) {
  const { view, mine } = useBoard();
  const [way] = use?.ways ?? [];
  const isMark = way?.kind === 'map' || way?.kind === 'mark';
  const gain = isMark ? worthAfter(view, [mine, way, id]) : gainFor(tileWorths(view)[id], mine);
  if (!gain) return null;
  return (
    <span class={classes('worth', isMark && 'then')} aria-hidden="true">
      <Sum sum={`+${gain.honor}`} sign="honor" />
      <Sum sum={`+${gain.markers}`} sign={kindOf(view.tiles[id] as number)} />
    </span>
  );
}

function promised({ view, mine, words, text }: BoardContext, id: PlaceId, way: Action): string {
  if (way.kind !== 'map' && way.kind !== 'mark') return '';
  const gain = worthAfter(view, [mine, way, id]);
  return gain ? `. ${words.wouldGive(gain.honor, text.track[kindOf(view.tiles[id] as number)], gain.markers)}` : '';
}

/** Everything about a tile in words. */
function describe({ view, text, words, who }: BoardContext, id: PlaceId, tile: number): string {
  const size = mapRules.tileOf(tile).size;
  const track = text.track[kindOf(tile)];
  const gains = tileWorths(view)[id] ?? [];
  const shares = gains.map(({ seat, honor, markers }) => words.share(who(seat), honor, track, markers));
  const counts = view.players.flatMap(({ markers, surveyors }, seat) => [
    ...(markers[id] ? [words.markersOf(who(seat), markers[id])] : []),
    ...(surveyors[id] ? [words.surveyorsOf(who(seat), surveyors[id])] : []),
  ]);
  return [
    `${text.tile(tile)} (${text.place(id)})`,
    words.tileHolds(mapRules.markersOn(view, id), size),
    ...(view.neutral[id] ? [words.neutralMarkers(view.neutral[id])] : []),
    ...counts,
    shares.length > 0 ? words.tileGives(shares.join('; ')) : words.tileGivesNothing,
  ].join('. ');
}

/** One place for each marker that the tile asks for. */
function Markers({ id, tile }: { readonly id: PlaceId; readonly tile: number }) {
  const { view, colorOf } = useBoard();
  const { size } = mapRules.tileOf(tile);
  return (
    <>
      {markersOn(view, id).map(({ seat, piece }, index) => {
        const { x, y } = slotAt(index, size);
        const style = `left:${part(x - slotSize / 2, tileSize.width)};top:${part(y - slotSize / 2, tileSize.height)};width:${part(slotSize, tileSize.width)}`;
        return (
          <span key={piece} class="marker" style={style} data-piece={piece}>
            <Sign name={seat === undefined ? 'neutral' : `disc-${colorOf(seat)}`} />
          </span>
        );
      })}
    </>
  );
}
