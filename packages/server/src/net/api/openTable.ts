import type { NewTableParsed } from '@hanga/protocol';
import type { ServerContext } from '../../context.ts';
import { idFor } from '../../people/secrets.ts';
import type { Player } from '../../storage/people.ts';
import type { TableActor } from '../../table/actor.ts';
import { isOver, type StoredSeat, type StoredTable } from '../../table/meta.ts';
import { newPartOf, newShuffle } from '../../table/shuffle.ts';
import type { Tables } from '../../table/tables.ts';
import { Buckets } from '../bounds.ts';
import { againKey, mayAskAgain, tableAgain } from './again.ts';
import { Refused, refuse } from './call.ts';

const HOUR = 3600;

/** Opens tables, so many of one address and one player. */
export class TableOpener {
  readonly #context: ServerContext;
  readonly #tables: Tables;
  readonly #opened: Buckets;

  constructor(context: ServerContext, tables: Tables) {
    this.#context = context;
    this.#tables = tables;
    const { tablesPerAddressPerHour: perHour } = context.options.limits;
    this.#opened = new Buckets(perHour / HOUR, perHour);
  }

  async open(player: Player, wanted: NewTableParsed, address: string): Promise<{ id: string } | Refused> {
    const table = tableFor(wanted, player, this.#context);
    return typeof table === 'string' ? refuse(table) : await this.#open(table, player, address);
  }

  /** The same people at the same kind of table: all who ask for it get the same one, and all who look hear of it. */
  async again(player: Player, actor: TableActor, address: string): Promise<{ id: string } | Refused> {
    await actor.awake();
    if (!mayAskAgain(actor.table, player.id)) return refuse(isOver(actor.table) ? 'notSeated' : 'notOver');
    const id = idFor(actor.id, againKey);
    const opened = await this.#open(tableAgain(id, actor.table, player, this.#context.clock.now()), player, address);
    if (opened instanceof Refused) return opened;
    const why = await actor.seats.again({ id, by: player.name });
    return why === undefined ? opened : refuse(why);
  }

  async #open(table: StoredTable, player: Player, address: string): Promise<{ id: string } | Refused> {
    const { store, clock, options, random } = this.#context;
    if (await this.#tables.get(table.id)) return { id: table.id };
    if (this.#context.house.isReadOnly) return refuse('readOnly');
    if (!this.#opened.take(address, clock.elapsed())) return refuse('tooManyTables');
    if ((await store.lists.countOpenBy(player.id)) >= options.limits.openTablesPerPlayer) {
      return refuse('tooManyTables');
    }
    const shuffle = newShuffle(table.id, newPartOf(random)());
    const fresh = { ...table, meta: { ...table.meta, shuffle } };
    if (await this.#tables.create(fresh)) (await this.#tables.get(table.id))?.announce();
    return { id: table.id };
  }
}

/** The table as it would be stored, or why it cannot be. */
function tableFor(
  wanted: NewTableParsed,
  player: Player,
  { games, clock, options: { leastPatience } }: ServerContext,
): StoredTable | 'unknownGame' | 'badOptions' | 'unknownBot' | 'wrongNumberOfSeats' {
  const offered = games.get(wanted.game);
  if (!offered) return 'unknownGame';
  const { game, bots } = offered;
  const options = game.options(wanted.options);
  if (!options) return 'badOptions';
  const levels = [...wanted.seats.map(seat => (seat.kind === 'bot' ? seat.level : undefined)), wanted.botLevel];
  if (levels.some(level => level !== undefined && !bots.some(bot => bot.name === level))) return 'unknownBot';
  if (wanted.seats.length > game.seats.max || wanted.seats.length < game.seats.min) return 'wrongNumberOfSeats';
  const mine = wanted.sit ? wanted.seats.findIndex(seat => seat.kind === 'open') : -1;
  const me: StoredSeat = {
    kind: 'person',
    name: player.name,
    player: player.id,
    ...(player.isBot && { bot: true }),
    holders: [player.id],
    satAt: 0,
  };
  return {
    id: idFor(player.id, wanted.key),
    game: wanted.game,
    status: 'open',
    rev: 1,
    seed: '',
    createdAt: clock.now(),
    meta: {
      name: wanted.name ?? player.name,
      options,
      private: wanted.private,
      spectators: wanted.spectators,
      chat: wanted.chat,
      clock: wanted.clock,
      botLevel: wanted.botLevel ?? (bots.at(-1)?.name as string),
      botsRated: wanted.botsRated,
      patience: Math.max(wanted.patience, leastPatience),
      host: player.id,
      seats: wanted.seats.map((seat, number) => (number === mine ? me : seat)),
      keys: [],
    },
  };
}
