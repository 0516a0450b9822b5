/** A printed table by the rules number from which it holds; it holds until a later one takes its place. */
export type Editions<Table> = Readonly<Record<number, Table>>;

/** The newest rules number that any of these tables names. */
export const newestOf = (...tables: readonly Editions<unknown>[]): number =>
  Math.max(...tables.flatMap(editions => Object.keys(editions).map(Number)));

/** The table that is in force under each rules number from 1 to `newest`, to be looked up by that number. */
export function inForce<Table extends {}>(editions: Editions<Table>, newest: number): readonly Table[] {
  const first = editions[1];
  if (first === undefined) throw new RangeError('a table begins with rules number 1');
  const tables: Table[] = [first];
  for (let rules = 1; rules <= newest; rules++) tables.push(editions[rules] ?? (tables[rules - 1] as Table));
  return tables;
}
