import type { Box } from '@hanga/web/table/box.ts';
import type { Places } from '@hanga/web/table/motion.ts';
import { inSight } from '@hanga/web/table/shape.ts';
import type { Shown } from '@hanga/web/table/useBoardState.ts';
import { cardSize, hollowOf, startingHollow } from '../art/index.ts';
import { everyCard, icons as iconRules, type Kanagawa, type View } from '../rules/index.ts';
import { diplomaRows } from './diplomaRows.ts';
import { fitPanels } from './fit.ts';
import { brushRatio, hollowBox } from './hollow.ts';
import type { Hollows } from './hollows.ts';
import { place, type Regions } from './layout.ts';
import { pieceOf, shownPiece } from './pieces.ts';
import { type IconRow, stripFrame, stripOf, summaryOf } from './strip.ts';
import { type Tab, together } from './tabs.ts';

/** Names with the boxes where they lie. */
type Laid = readonly (readonly [string, Box])[];

/**
 * Where the pieces lie that are in sight, for moving them. What a player's plate and the line of the reserve list side by
 * side (pawns, counts, yokai, diplomas won) is not among them: there the words around it push it about.
 */
export function placesOf(
  { view, mine, regions, tab }: Shown<Kanagawa, Regions, Tab>,
  hollows: Hollows = view.players[mine]!.icons.map((_, icon) => icon),
): Places {
  const shows = inSight(together, regions.shape, tab);
  return new Map([
    ...(shows('school') ? school(view, regions) : []),
    ...(shows('players') ? players(view, mine, regions) : []),
    ...(shows('diplomas') ? diplomas(view, regions) : []),
    ...(shows('mine') ? myTable(view, mine, regions, hollows) : []),
    ...(shows('school') && regions.summary.h > 0 ? summary(view, mine, regions) : []),
  ]);
}

const within = (corner: { readonly x: number; readonly y: number }, box: Box): Box => ({
  ...box,
  x: corner.x + box.x,
  y: corner.y + box.y,
});

/** How many backs of the deck are in sight: as many on every screen. */
export const backsShown = 8;
const backHeight = 38;
/** How wide a back is drawn, and how far it lies from the next. */
export const backs = ({ deck }: Regions): { readonly w: number; readonly step: number } => {
  const w = (backHeight * cardSize.width) / cardSize.height;
  return { w, step: Math.min(w + 3, (deck.w * 0.42 - w) / (backsShown - 1)) };
};

function school(view: View, regions: Regions): Laid {
  const { deck } = regions;
  const top = { x: deck.x, y: deck.y, w: backs(regions).w, h: backHeight };
  return [
    ...(view.deck.length > 0 ? [[pieceOf.deck, top] as const] : []),
    ...view.columns.flatMap((lesson, column) =>
      lesson.length === 0
        ? []
        : [
            [pieceOf.column(column), place({ kind: 'column', column }, view, regions)] as const,
            ...lesson.map(
              (card, row) =>
                [shownPiece(card, column, row), place({ kind: 'space', column, row }, view, regions)] as const,
            ),
          ],
    ),
  ];
}

/** A print: one panel for the starting tile, then one for each card. */
function print(view: View, seat: number, box: Box, shape: Regions['shape'], panels?: number): Laid {
  const cards = view.players[seat]!.print;
  const fit = fitPanels(box, shape, panels ?? cards.length + 1);
  return [
    [pieceOf.print(seat), box],
    [pieceOf.tile(seat), fit.at(0)],
    ...cards.map((card, index) => [pieceOf.card(card), fit.at(index + 1)] as const),
  ];
}

/** Icons in a row, and the brushes on them. */
function iconsIn(view: View, seat: number, corner: Box, row: IconRow): Laid {
  return [
    [pieceOf.studio(seat), within(corner, row.box)],
    ...view.players[seat]!.icons.flatMap((icon, index) => [
      [pieceOf.icon(seat, index), within(corner, row.icon(index))] as const,
      ...(iconRules.isEmpty(icon)
        ? []
        : [[pieceOf.standing(seat, index), within(corner, row.standing(index))] as const]),
    ]),
  ];
}

function players(view: View, mine: number, regions: Regions): Laid {
  const count = view.players.length;
  const first = count - regions.players.length;
  return regions.players.flatMap((box, index) => {
    const seat = (mine + first + index) % count;
    const player = view.players[seat]!;
    const strip = stripOf(box, player);
    const corner = { ...box, x: box.x + stripFrame.left, y: box.y + stripFrame.line };
    const held = [...player.open, ...player.secret];
    return [
      [pieceOf.plate(seat), within(corner, strip.plate)] as const,
      ...print(view, seat, within(corner, strip.print), 'tall'),
      ...held.map((card, at) => {
        const name = typeof card === 'number' ? pieceOf.card(card) : pieceOf.held(seat, at - player.open.length);
        return [name, within(corner, strip.held.at(at))] as const;
      }),
      ...iconsIn(view, seat, corner, strip.icons),
    ];
  });
}

/** Diplomas that lie open; one that was taken lies on a plate. */
function diplomas(view: View, regions: Regions): Laid {
  const taken = view.players.reduce((set, player) => set | player.diplomas, 0);
  return diplomaRows(view.suits).flatMap((slips, row) =>
    slips.flatMap((diploma, column) =>
      taken & (1 << diploma)
        ? []
        : [[pieceOf.diploma(diploma), place({ kind: 'diploma', column, row }, view, regions)] as const],
    ),
  );
}

/** How far the brushes lie apart that lie in front of me. */
export const brushStep = ({ w, h }: Box, count: number): number =>
  Math.min(w * 0.95, (h - w * 1.3 - 12) / Math.max(1, count - 1));

function myTable(view: View, seat: number, regions: Regions, hollows: Hollows): Laid {
  const me = view.players[seat]!;
  const { tray, studio } = regions;
  const step = brushStep(tray, me.brushes);
  const brush = { w: tray.w * 0.88, h: tray.w * 0.88 * brushRatio };
  return [
    [pieceOf.plate(seat), regions.plate],
    ...[...me.open, ...me.secret].map((card, index) => {
      const name = typeof card === 'number' ? pieceOf.card(card) : pieceOf.held(seat, index - me.open.length);
      return [name, place({ kind: 'handCard', seat, index }, view, regions)] as const;
    }),
    ...Array.from({ length: me.brushes }, (_, index) => {
      const box = { x: tray.x + tray.w * 0.06, y: tray.y + 8 + index * step, ...brush };
      return [pieceOf.brush(seat, index), box] as const;
    }),
    [pieceOf.studio(seat), studio],
    ...planks(view, seat, regions, hollows),
    ...print(view, seat, regions.print, regions.shape, regions.fits.panels),
  ];
}

/** The starting tile's plank first; a plank with an icon may have a brush on it. */
function planks(view: View, seat: number, regions: Regions, hollows: Hollows): Laid {
  const me = view.players[seat]!;
  let next = 0;
  const parts = [
    { piece: pieceOf.bench(seat), hollow: startingHollow, icon: hollows[next++] },
    ...me.studio.map(card => {
      const { studio } = everyCard[card]!;
      return {
        piece: pieceOf.card(card),
        hollow: hollowOf(studio),
        icon: studio.landscape ? hollows[next++] : undefined,
      };
    }),
  ];
  return parts.flatMap(({ piece, hollow, icon }, index) => {
    const box = place({ kind: 'plank', index }, view, regions);
    if (icon === undefined) return [[piece, box] as const];
    const isBare = !hollow || iconRules.isEmpty(me.icons[icon]!);
    return [
      [piece, box] as const,
      [pieceOf.icon(seat, icon), box] as const,
      ...(isBare ? [] : [[pieceOf.standing(seat, icon), hollowBox(hollow, box)] as const]),
    ];
  });
}

function summary(view: View, seat: number, regions: Regions): Laid {
  const corner = regions.summary;
  const { plate, icons } = summaryOf(corner, view.players[seat]!);
  return [[pieceOf.plate(seat), within(corner, plate)], ...iconsIn(view, seat, corner, icons)];
}
