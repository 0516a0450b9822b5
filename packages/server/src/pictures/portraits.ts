import type { ServerContext } from '../context.ts';
import type { StoredTable } from '../table/meta.ts';
import type { Tables } from '../table/tables.ts';
import type { Printer } from './printer.ts';
import { type Picture, Shelf } from './shelf.ts';
import type { TableSubject } from './subject.ts';
import type { PrintOrder } from './thread.ts';

/** Milliseconds for which the picture of a game that goes on is not made anew. */
const FRESH = 5 * 60_000;

/** Whether everybody who has a table's address may see its game. */
export function isOpenToAll({ status, meta }: StoredTable): boolean {
  // As with records: who may look at a finished game is who could see it being played, or who finds it in the lists.
  if (status === 'finished') return meta.spectators || !meta.private;
  return status === 'open' || meta.spectators;
}

/** Pictures of tables for those who are sent a link: nothing in one that a spectator does not know. */
export class TablePortraits {
  readonly #context: Pick<ServerContext, 'games'>;
  readonly #tables: Tables;
  readonly #printer: Printer;
  readonly #shelf: Shelf;

  constructor(context: Pick<ServerContext, 'games' | 'clock'>, tables: Tables, printer: Printer) {
    this.#context = context;
    this.#tables = tables;
    this.#printer = printer;
    this.#shelf = new Shelf(context.clock);
  }

  /** `seat`: what one player has made, of a finished game. */
  of(table: StoredTable, seat?: number): Promise<Picture | undefined> {
    const { id, game, status, meta } = table;
    if (!isOpenToAll(table) || (status !== 'running' && status !== 'finished')) return this.cover(game, meta.options);
    if (status === 'running')
      return this.#shelf.get(`${id} now`, FRESH, () => this.#print(table, () => this.#running(id)));
    const one = seat === undefined || seat >= meta.seats.length ? {} : { seat };
    return this.#shelf.get(`${id} ${one.seat ?? 'all'}`, undefined, () =>
      this.#print(table, () => this.#over(id, one)),
    );
  }

  /** The same for all tables of such options: however many are opened, it is made once. */
  cover(game: string, options: object): Promise<Picture | undefined> {
    const known = this.#context.games.get(game)?.game.options(options) ?? {};
    return this.#shelf.get(`${game} ${JSON.stringify(known)}`, undefined, () =>
      this.#printer.print(() => Promise.resolve({ game, subject: { kind: 'cover', options: known } })),
    );
  }

  #print({ game, meta }: StoredTable, subject: () => Promise<TableSubject | undefined>): Promise<Buffer | undefined> {
    return this.#printer.print(async (): Promise<PrintOrder> => {
      const cover = { kind: 'cover', options: meta.options } as const;
      return { game, subject: (await subject()) ?? cover };
    });
  }

  async #running(id: string): Promise<TableSubject | undefined> {
    const actor = await this.#tables.get(id);
    await actor?.awake();
    const play = actor?.play;
    if (!actor || !play || play.isPinned || !isOpenToAll(actor.table)) return undefined;
    return { kind: 'running', view: play.match.game.view(play.match.state, 'spectator') };
  }

  async #over(id: string, one: { readonly seat?: number }): Promise<TableSubject | undefined> {
    const actor = await this.#tables.get(id);
    const record = await actor?.history.record({ player: undefined });
    return record === undefined || typeof record === 'string' ? undefined : { kind: 'over', record, ...one };
  }
}
