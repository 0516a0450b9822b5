import { figures as numerals } from '@hanga/web/art/numerals.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import type { Figure } from '@hanga/web/learn/rulebook.ts';
import { bareSpace, cardSize, draw, use } from '../art/index.ts';
import { board, kaigan } from '../rules/index.ts';
import { at } from './layouts.ts';

const [stepX, stepY] = [cardSize.width + 6, cardSize.height + 6];

/** The first three rows of the board: what lies on them, and the printed actions. */
function grid(on: (space: number) => Art | undefined, left = 12): Figure {
  const rows = 3;
  const spaces = board.allSpaces.filter(space => board.rowOf(space) < rows);
  const [width, height] = [left + 5 * stepX + 6, rows * stepY + 18];
  return {
    width,
    height,
    art: [
      node('rect', { width, height, rx: 10, fill: '#efe5c9', stroke: '#8a7550', 'stroke-width': 2 }),
      spaces.map(space => {
        const printed = board.printedOn(kaigan, space);
        const under = on(space) ?? (printed ? draw({ action: printed }) : bareSpace());
        return at(left + board.columnOf(space) * stepX, 12 + board.rowOf(space) * stepY, under);
      }),
    ],
  };
}

export function claimed(): Figure {
  const laid: Readonly<Record<number, Art>> = {
    [board.spaceAt(0, 1)]: draw({ card: 'mapWidely', color: 2 }),
    [board.spaceAt(1, 0)]: draw({ card: 'dispatch', color: 0 }),
    [board.spaceAt(1, 1)]: draw({ card: 'artistic', color: 1 }),
    [board.spaceAt(1, 3)]: draw({ card: 'map', color: 0 }),
    [board.spaceAt(2, 4)]: draw({ card: 'sideJob', color: 1 }),
  };
  const base = grid(space => laid[space], 62);
  return {
    ...base,
    art: [
      base.art,
      [0, 2].map(index =>
        node('circle', {
          cx: 34,
          cy: 58 + index * stepY,
          r: 17,
          fill: 'none',
          stroke: '#8a7550',
          'stroke-width': 2,
          'stroke-dasharray': [4, 3],
        }),
      ),
      use('disc-0', 34, 58 + stepY, 1.5),
    ],
  };
}

export function order(): Figure {
  const turns = board.resolvingOrder.filter(space => board.rowOf(space) < 3);
  return grid(space => {
    const printed = board.printedOn(kaigan, space);
    return [
      printed ? node('g', { opacity: 0.45 }, draw({ action: printed })) : bareSpace(),
      numerals(String(turns.indexOf(space) + 1), 49, 47, 40, '#8c2415'),
    ];
  });
}
