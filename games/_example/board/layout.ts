import type { Box, Size } from '@hanga/web/table/box.ts';
import type { CommonRegions } from '@hanga/web/table/context.ts';
import type { Places } from '@hanga/web/table/motion.ts';
import { allPlaces, openCards, type PlaceId, type View } from '../rules/index.ts';
import { pieceOf } from './pieces.ts';

/** Where everything lies, for drawing and for motion alike. */
export interface Layout extends CommonRegions {
  readonly places: readonly Box[];
  /** What the road leaves free of its last row. */
  readonly free: Box;
  readonly cards: readonly Box[];
  readonly plates: readonly Box[];
}

const EDGE = 12;

export function layoutOf(seats: number, { width, height }: Size): Layout {
  const isWide = width >= 760;
  const gap = isWide ? 14 : 6;
  const room = width - 2 * EDGE;
  const columns = isWide ? 7 : 4;
  const rows = Math.ceil(allPlaces.length / columns);
  const bar = { x: EDGE, y: 6, w: room, h: isWide ? 56 : 64 };
  // On a wide screen the buttons are in the bar.
  const buttons = isWide ? bar : { x: EDGE, y: height - 54, w: room, h: 48 };
  const road = { y: bar.y + bar.h + 6, h: height * (isWide ? 0.54 : 0.46) };
  const place = { w: (room - (columns - 1) * gap) / columns, h: (road.h - (rows - 1) * gap) / rows };
  const slot = (row: number, column: number): Box => ({
    x: EDGE + column * (place.w + gap),
    y: road.y + row * (place.h + gap),
    ...place,
  });
  const left = columns * rows - allPlaces.length;
  const free = slot(rows - 1, 0);

  const below = road.y + road.h + gap;
  const end = isWide ? height - EDGE : buttons.y - gap;
  const cardWidth = isWide ? Math.min(130, room * 0.1) : (room - (openCards - 1) * gap) / openCards;
  const card = {
    w: cardWidth,
    h: isWide ? Math.min(end - below, 1.4 * cardWidth) : Math.min(104, (end - below) * 0.42),
  };
  const cards = Array.from({ length: openCards }, (_, i) => ({ x: EDGE + i * (card.w + gap), y: below, ...card }));
  const beside = isWide ? EDGE + openCards * (card.w + gap) + gap : EDGE;
  const top = isWide ? below : below + card.h + gap;
  return {
    shape: isWide ? 'wide' : 'tall',
    bar,
    buttons,
    places: allPlaces.map(id => slot(...slotOf(id, columns))),
    free: { ...free, w: left * place.w + (left - 1) * gap },
    cards,
    plates: platesIn(
      { x: beside, y: top, w: width - EDGE - beside, h: end - top },
      seats,
      isWide && seats === 3 ? 3 : 2,
      gap,
    ),
  };
}

/** The road turns at the end of each row. */
function slotOf(place: PlaceId, columns: number): [row: number, column: number] {
  const row = Math.floor(place / columns);
  const along = place % columns;
  return [row, row % 2 === 0 ? along : columns - 1 - along];
}

/** A plate needs no more than this. */
const PLATE = 130;

function platesIn(area: Box, seats: number, columns: number, gap: number): Box[] {
  const rows = Math.ceil(seats / columns);
  const w = (area.w - (columns - 1) * gap) / columns;
  const h = Math.min(PLATE, (area.h - (rows - 1) * gap) / rows);
  return Array.from({ length: seats }, (_, i) => ({
    x: area.x + (i % columns) * (w + gap),
    y: area.y + Math.floor(i / columns) * (h + gap),
    w,
    h,
  }));
}

/** A traveller stands on the sand in front of a place, beside the others. */
export function travellerBox(place: Box, seat: number, seats: number): Box {
  const h = Math.min(place.h * 0.46, place.w * 0.32);
  const w = h * 0.8;
  return { x: place.x + (place.w * (seat + 1)) / (seats + 1) - w / 2, y: place.y + place.h - h - 2, w, h };
}

/** Where the pieces lie that are drawn; what a plate holds, its line of text carries along. */
export const placesOf = ({ players, row }: View, { places, cards }: Layout): Places =>
  new Map([
    ...row.map((card, i) => [pieceOf.card(card), cards[i] as Box] as const),
    ...players.map(
      ({ at }, seat) => [pieceOf.traveller(seat), travellerBox(places[at] as Box, seat, players.length)] as const,
    ),
  ]);
