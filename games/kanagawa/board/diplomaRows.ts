import {
  byColor,
  type DiplomaId,
  type DiplomaSet,
  diplomasFor,
  everyColor,
  listOf,
  type SuitId,
} from '../rules/index.ts';

const known = new Map<string, readonly (readonly DiplomaId[])[]>();

/** The diplomas that this table was laid with, a row for each colour; the yokai's lone one shares the row of the pink. */
export function diplomaRows(suits: readonly SuitId[]): readonly (readonly DiplomaId[])[] {
  const key = suits.join();
  let rows = known.get(key);
  if (!rows) {
    const laid: DiplomaSet = diplomasFor(suits);
    const of = (color: number): DiplomaId[] => listOf(byColor[color]! & laid);
    const [alone, beside] = [everyColor.indexOf('black'), everyColor.indexOf('pink')];
    const inOrder = [...suitColors, ...studioColors].filter(color => of(color).length > 0);
    rows = inOrder.map(color => (color === beside ? [...of(color), ...of(alone)] : of(color)));
    known.set(key, rows);
  }
  return rows;
}

/** How many slips the longest row has. */
export const slipsAcross = (suits: readonly SuitId[]): number =>
  Math.max(...diplomaRows(suits).map(({ length }) => length));

const colors = (...names: readonly (typeof everyColor)[number][]): number[] =>
  names.map(name => everyColor.indexOf(name));
const suitColors = colors('green', 'blue', 'red', 'yellow', 'orange', 'white', 'brown');
const studioColors = colors('pink', 'purple', 'cyan');
