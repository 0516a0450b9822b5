import { board } from '@hanga/kaigan';
import { bareSpace, cardSize, use } from '../../../art/kaigan/index.ts';
import { figures as numerals } from '../../../art/numerals.ts';
import type { Figure } from '../../../learn/rulebook.ts';
import { cardArt, printedArt } from '../drawings.ts';
import { at } from './layouts.ts';

const [stepX, stepY] = [cardSize.width + 6, cardSize.height + 6];

/** The first three rows of the board: what lies on them, and the printed actions. */
function grid(on: (space: number) => string | undefined, left = 12): Figure {
  const rows = 3;
  const spaces = board.allSpaces.filter(space => board.rowOf(space) < rows);
  const [width, height] = [left + 5 * stepX + 6, rows * stepY + 18];
  return {
    width,
    height,
    markup: `<rect width="${width}" height="${height}" rx="10" fill="#efe5c9" stroke="#8a7550" stroke-width="2"/>${spaces
      .map(space => {
        const printed = board.printedOn[space];
        const under = on(space) ?? (printed ? printedArt(printed) : bareSpace());
        return at(left + board.columnOf(space) * stepX, 12 + board.rowOf(space) * stepY, under);
      })
      .join('')}`,
  };
}

export function claimed(): Figure {
  const laid: Readonly<Record<number, string>> = {
    [board.spaceAt(0, 1)]: cardArt(2, 'mapWidely'),
    [board.spaceAt(1, 0)]: cardArt(0, 'dispatch'),
    [board.spaceAt(1, 1)]: cardArt(1, 'artistic'),
    [board.spaceAt(1, 3)]: cardArt(0, 'map'),
    [board.spaceAt(2, 4)]: cardArt(1, 'sideJob'),
  };
  const base = grid(space => laid[space], 62);
  return {
    ...base,
    markup:
      base.markup +
      [0, 2]
        .map(
          index =>
            `<circle cx="34" cy="${58 + index * stepY}" r="17" fill="none" stroke="#8a7550" stroke-width="2" stroke-dasharray="4 3"/>`,
        )
        .join('') +
      use('disc-0', 34, 58 + stepY, 1.5),
  };
}

export function order(): Figure {
  const turns = board.resolvingOrder.filter(space => board.rowOf(space) < 3);
  return grid(space => {
    const printed = board.printedOn[space];
    return `${printed ? `<g opacity=".45">${printedArt(printed)}</g>` : bareSpace()}${numerals(String(turns.indexOf(space) + 1), 49, 47, 40, '#8c2415')}`;
  });
}
