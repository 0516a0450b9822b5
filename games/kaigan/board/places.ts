import type { Box } from '@hanga/web/table/box.ts';
import type { Places } from '@hanga/web/table/motion.ts';
import { inSight } from '@hanga/web/table/shape.ts';
import type { Shown } from '@hanga/web/table/useBoardState.ts';
import { slotAt, slotSize, tileSize } from '../art/index.ts';
import {
  type Action,
  actionCards,
  board,
  type Kaigan,
  mapColumns,
  map as mapRules,
  NONE,
  tracks,
  type View,
} from '../rules/index.ts';
import { scoredTiles } from './history.ts';
import { discBox, discOn, laneOf } from './lanes.ts';
import { place, sheetBox } from './layout.ts';
import { pieceOf } from './pieces.ts';
import type { Regions } from './regions.ts';
import type { Tab } from './tabs.ts';

/** Names with the boxes where they lie. */
type Laid = readonly (readonly [string, Box])[];

/**
 * Where the pieces lie that are in sight, for moving them. What is written side by side in a line is not among them (the
 * counts of a plate, the slips above the map), nor what stands in the middle of its line (claims, the supply): there the
 * words around it push it about.
 */
export function placesOf({ view, legal, mine, regions, tab }: Shown<Kaigan, Regions, Tab>): Places {
  const isSeen = inSight<Tab>(undefined, regions.shape, tab);
  return new Map([
    ...(isSeen('grid') ? grid(view, mine, regions) : []),
    ...(isWorking(view, legal) ? [] : hand(view, mine, regions)),
    ...(isSeen('map') ? onMap(view, regions) : []),
  ]);
}

/** While an action is due, its ways lie where the cards lay. */
export const isWorking = ({ phase }: View, legal: readonly Action[]): boolean =>
  legal.length > 0 && phase.kind !== 'plan' && phase.kind !== 'claim';

/** The Quadrant on its space. */
const quadrantOn = ({ x, y, w, h }: Box): Box => ({ x: x + w * 0.18, y: y + h * 0.12, w: w * 0.64, h: h * 0.76 });

function grid(view: View, mine: number, regions: Regions): Laid {
  const seats = view.players.length;
  const rows = board.rowsFor(seats);
  return [
    ...board.allSpaces
      .filter(space => board.rowOf(space) < rows)
      .flatMap(space => {
        const box = place({ kind: 'space', space }, regions, seats);
        const shown = view.grid[space] as number;
        const isHome = board.printedOn(view, space) === 'takeQuadrant' && view.quadrant === NONE;
        return [
          [pieceOf.space(space), box] as const,
          ...(shown === NONE ? [] : [[pieceOf.card(board.ownerOf(shown), board.cardOf(shown)), box] as const]),
          ...(isHome ? [[pieceOf.quadrant, quadrantOn(box)] as const] : []),
        ];
      }),
    ...regions.plates.map((box, index) => [pieceOf.plate((mine + index) % seats), box] as const),
  ];
}

function hand(view: View, mine: number, regions: Regions): Laid {
  return actionCards.flatMap((_, card) =>
    view.players[mine]!.cards & (1 << card)
      ? [[pieceOf.card(mine, card), place({ kind: 'handCard', index: card }, regions, view.players.length)] as const]
      : [],
  );
}

function onMap(view: View, regions: Regions): Laid {
  const seats = view.players.length;
  return [
    ...scoredTiles(view).map(tile => [pieceOf.tile(tile), sheetBox(regions, tile)] as const),
    ...mapRules.allPlaces.flatMap(id => tileWith(view, id, place({ kind: 'tile', place: id }, regions, seats))),
    ...Array.from(
      { length: mapColumns },
      (_, column) => [pieceOf.column(column), place({ kind: 'column', column }, regions, seats)] as const,
    ),
    ...tracks.flatMap(track => {
      const lane = laneOf(regions, track, view.rules);
      return [
        [pieceOf.track(track), lane.box] as const,
        ...view.players.map(
          (_, seat) => [pieceOf.disc(track, seat), discBox(regions, lane, discOn(lane, view, track, seat))] as const,
        ),
      ];
    }),
  ];
}

/** The markers on a tile, players' first, Ino's after them. */
export const markersOn = (view: View, id: number): readonly { readonly seat?: number; readonly piece: string }[] => [
  ...view.players.flatMap(({ markers }, seat) =>
    Array.from({ length: markers[id] as number }, (_, index) => ({ seat, piece: pieceOf.marker(seat, id, index) })),
  ),
  ...Array.from({ length: view.neutral[id] as number }, (_, index) => ({ piece: pieceOf.neutral(id, index) })),
];

/** A tile with the markers in its slots and the surveyors that stand on it. */
function tileWith(view: View, id: number, box: Box): Laid {
  const tile = view.tiles[id] as number;
  if (tile === NONE) return [[pieceOf.place(id), box]];
  const unit = box.w / tileSize.width;
  const { size } = mapRules.tileOf(tile);
  const standing = view.players.flatMap(({ surveyors }, seat) =>
    Array.from({ length: surveyors[id] as number }, (_, index) => pieceOf.surveyor(seat, id, index)),
  );
  return [
    [pieceOf.place(id), box],
    [pieceOf.tile(tile), box],
    ...markersOn(view, id).map(({ piece }, index) => {
      const slot = slotAt(index, size);
      const [x, y] = [slot.x - slotSize / 2, slot.y - slotSize / 2];
      const w = slotSize * unit;
      return [piece, { x: box.x + x * unit, y: box.y + y * unit, w, h: (w * 30) / 29 }] as const;
    }),
    ...standing.map((piece, index) => [piece, surveyorOn(box, index, standing.length)] as const),
  ];
}

/** Surveyors stand in the middle of their tile, closer together the more they are. */
function surveyorOn({ x, y, w, h }: Box, index: number, count: number): Box {
  const step = Math.min(0.3 * w, Math.max(8, (0.92 * w) / count));
  const height = 0.36 * w;
  return { x: x + w / 2 + (index - count / 2) * step, y: y + h * 0.74 - height, w: step, h: height };
}
