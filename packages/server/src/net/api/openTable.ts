import type { NewTableParsed } from '@hanga/protocol';
import type { ServerContext } from '../../context.ts';
import { idFor } from '../../people/secrets.ts';
import type { Player } from '../../storage/people.ts';
import type { StoredSeat, StoredTable } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import { Buckets } from '../bounds.ts';
import { type Refused, refuse } from './call.ts';

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
    const { store, clock, options } = this.#context;
    const table = tableFor(wanted, player, this.#context);
    if (typeof table === 'string') return refuse(table);
    if (await this.#tables.get(table.id)) return { id: table.id };
    if (!this.#opened.take(address, clock.elapsed())) return refuse('tooManyTables');
    if ((await store.tables.countOpenBy(player.id)) >= options.limits.openTablesPerPlayer) {
      return refuse('tooManyTables');
    }
    if (await this.#tables.create(table)) (await this.#tables.get(table.id))?.announce();
    return { id: table.id };
  }
}

/** The table as it would be stored, or why it cannot be. */
function tableFor(
  wanted: NewTableParsed,
  player: Player,
  { games, clock }: ServerContext,
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
      host: player.id,
      seats: wanted.seats.map((seat, number) => (number === mine ? me : seat)),
      keys: [],
    },
  };
}
