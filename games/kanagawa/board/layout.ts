import type { LogEntry } from '@hanga/web/source/source.ts';
import type { Box, Size } from '@hanga/web/table/box.ts';
import { type Shape, shapeOf } from '@hanga/web/table/shape.ts';
import { cardSize, matOf, matSize, squareAt } from '../art/index.ts';
import type { Kanagawa, View } from '../rules/index.ts';
import { begunWith } from './begun.ts';
import { diplomaRows, slipsAcross } from './diplomaRows.ts';
import { fitPanels, fitPlanks, fitRow, handSizeOf } from './fit.ts';
import { slipCell, slipGap, slipRatio } from './regions/parts.ts';
import { short } from './regions/short.ts';
import { tablet } from './regions/tablet.ts';
import { tall } from './regions/tall.ts';
import type { Arrange, Regions, Setting } from './regions/types.ts';
import { wide } from './regions/wide.ts';

export type { Regions } from './regions/types.ts';

const arrangements: Readonly<Record<Shape, Arrange>> = { wide, tablet, tall, short };

/**
 * What the layout follows: seats and suits, the rows that lie at school, and in steps what my print and studio may grow to
 * in one turn. So it stays as it is until my turn has ended.
 */
export function settingOf(view: View, log: readonly LogEntry<Kanagawa>[]): Setting {
  const { rows, panels, planks, held } = begunWith(view, typeof view.viewer === 'number' ? view.viewer : 0, log);
  const more = held + rows - 1;
  return {
    seats: view.players.length,
    colors: diplomaRows(view.suits).length,
    across: slipsAcross(view.suits),
    rows,
    panels: panels + more,
    planks: planks + more,
  };
}

/** Where the table's areas lie. */
export const regionsOf = (setting: Setting, size: Size): Regions => ({
  ...arrangements[shapeOf(size)](setting, size),
  fits: { panels: setting.panels, planks: setting.planks },
});

/** One thing on the table, as `place` is asked for it. Lists belong to the seat that the table is seen from. */
export type Component =
  | { readonly kind: 'space'; readonly column: number; readonly row: number }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'diploma'; readonly column: number; readonly row: number }
  | { readonly kind: 'panel'; readonly index: number }
  | { readonly kind: 'plank'; readonly index: number }
  | { readonly kind: 'handCard'; readonly index: number; readonly seat: number };

/** Where a component lies on the table, for drawing it and for moving it there. */
export function place(component: Component, view: View, regions: Regions): Box {
  const seats = view.players.length;
  switch (component.kind) {
    case 'space':
      return spaceIn(regions, seats, component.column, component.row);
    case 'column': {
      const first = spaceIn(regions, seats, component.column, 0);
      const last = spaceIn(regions, seats, component.column, regions.rows - 1);
      return { ...first, h: last.y + last.h - first.y };
    }
    case 'diploma':
      return slipIn(regions, view, component.column, component.row);
    case 'panel':
      return fitPanels(regions.print, regions.shape, regions.fits.panels).at(component.index);
    case 'plank':
      return fitPlanks(regions.studio, regions.fits.planks).at(component.index);
    case 'handCard':
      return fitRow(regions.hand, handSizeOf(view.players[component.seat]!), cardSize).at(component.index);
  }
}

function spaceIn({ mat, rows }: Regions, seats: number, column: number, row: number): Box {
  const art = matOf(seats, rows);
  const scale = mat.w / matSize(art).width;
  const { x, y } = squareAt(art, column, row);
  return {
    x: mat.x + (x + 3) * scale,
    y: mat.y + (y + 3) * scale,
    w: cardSize.width * scale,
    h: cardSize.height * scale,
  };
}

/** Seven colours, a row or a column each, with its slips side by side; under each is room for a line. */
function slipIn({ diplomas, slip }: Regions, view: View, column: number, row: number): Box {
  const [colors, across] = [diplomaRows(view.suits).length, slipsAcross(view.suits)];
  const [columns, rows] = slip.colorIs === 'row' ? [across, colors] : [colors, across];
  const [i, j] = slip.colorIs === 'row' ? [column, row] : [row, column];
  const { width, height } = slipCell(slip.w);
  // A line above them, if there is room for it.
  const top = diplomas.y + Math.max(0, diplomas.h - rows * height);
  const left = diplomas.x + (diplomas.w - columns * width + slipGap) / 2;
  return { x: left + i * width, y: top + j * height, w: slip.w, h: slip.w * slipRatio };
}
