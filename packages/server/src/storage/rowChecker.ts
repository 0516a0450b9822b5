import type { Flaw } from '../operatorError.ts';
import { flawIn, type Name, order, type Row } from './rows.ts';

/** What a column refers to. Whoever wrote a line of chat may be gone; what they said at which table is not. */
const references: { readonly [N in Name]?: Readonly<Record<string, 'players' | 'tables'>> } = {
  sessions: { player_id: 'players' },
  holders: { player_id: 'players', table_id: 'tables' },
  entries: { table_id: 'tables' },
  packed_logs: { table_id: 'tables' },
  chat: { table_id: 'tables' },
  codes: { table_id: 'tables', player_id: 'players' },
  ratings: { player_id: 'players' },
  told: { table_id: 'tables' },
  access_tokens: { player_id: 'players' },
  invitations: { player_id: 'players', table_id: 'tables' },
  played: { player_id: 'players', table_id: 'tables' },
  marks: { player_id: 'players' },
};

/** Judges the rows of an export in their order: each alone, and by those that came before. */
export class RowChecker {
  readonly #ids = { players: new Set<unknown>(), tables: new Set<unknown>() };
  /** Of the rows of one kind: the first parts of their keys, and the second parts under the last of these. */
  #firsts = new Set<unknown>();
  #seconds = new Set<unknown>();
  #last: { readonly name: Name; readonly first: unknown; readonly seq: number } | undefined;
  readonly #accounts = new Set<unknown>();
  #chatKeys = new Set<unknown>();

  flawOf(name: Name, row: Row): Flaw | undefined {
    const flaw = flawIn(name, row) ?? this.#danglingIn(name, row) ?? this.#repeatedIn(name, row);
    if (flaw) return flaw;
    if (name === 'players' || name === 'tables') this.#ids[name].add(row['id']);
    return undefined;
  }

  #danglingIn(name: Name, row: Row): Flaw | undefined {
    for (const [column, kind] of Object.entries(references[name] ?? {})) {
      if (!this.#ids[kind].has(row[column])) return { kind: 'noSuchRow', column };
    }
    return undefined;
  }

  /** Rows come in the order of their keys, so that what has to be remembered stays small. */
  #repeatedIn(name: Name, row: Row): Flaw | undefined {
    const [firstColumn, secondColumn] = order[name] as readonly [string, string?];
    const first = row[firstColumn];
    const second = secondColumn === undefined ? undefined : row[secondColumn];
    if (this.#last?.name !== name) this.#firsts = new Set();
    const isSameGroup = this.#last?.name === name && this.#last.first === first && secondColumn !== undefined;
    if (!isSameGroup) {
      if (this.#firsts.has(first)) return { kind: 'duplicate' };
      this.#seconds = new Set();
      this.#chatKeys = new Set();
    } else if (this.#seconds.has(second)) return { kind: 'duplicate' };
    const expected = isSameGroup ? (this.#last?.seq ?? 0) + 1 : 1;
    // A log with a gap cannot be played again.
    if (name === 'entries' && second !== expected) return { kind: 'badValue', column: 'seq' };
    if (name === 'chat' && this.#chatKeys.has(row['key'])) return { kind: 'duplicate' };
    if (name === 'players' && row['account'] !== null && this.#accounts.has(row['account']))
      return { kind: 'duplicate' };
    this.#firsts.add(first);
    if (name !== 'entries') this.#seconds.add(second);
    if (name === 'chat') this.#chatKeys.add(row['key']);
    if (name === 'players') this.#accounts.add(row['account'] ?? undefined);
    this.#last = { name, first, seq: Number(second ?? 0) };
    return undefined;
  }
}
