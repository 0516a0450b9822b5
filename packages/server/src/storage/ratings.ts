import type { RatingChange, RatingLine, TableResult } from '@hanga/protocol';
import type { TableMeta } from '../table/meta.ts';
import type { StorageEngine } from './engine.ts';
import { keepPlayed } from './played.ts';
import { metaIn, resultIn } from './tableRow.ts';

/**
 * The places by which a seat's player is rated. Whoever left, was removed or let the clock run out, so that a bot played
 * for them, has lost: last, whatever the bot made of it. For all others the table's result counts, that seat's too. But
 * the host gains nothing by removing somebody who was there: that seat is counted as first.
 */
export function ranksFor(
  seat: number,
  { seats, host }: Pick<TableMeta, 'seats' | 'host'>,
  result: TableResult,
): number[] {
  const { ranks, stoodIn, ended } = result;
  // Whoever breaks a game off is last, and nobody else is anything.
  if (ended) return seats.map((_, other) => (other === seat ? 2 : 1));
  if (stoodIn.includes(seat)) return ranks.map((rank, other) => (other === seat ? ranks.length + 1 : rank));
  const mine = seats[seat];
  if (mine?.kind !== 'person' || mine.player !== host) return [...ranks];
  const wasRemoved = (other: number): boolean => {
    const stored = seats[other];
    return stored?.kind === 'person' && (stored.removed === 'present' || stored.handed?.was === 'present');
  };
  const first = ranks.some((_, other) => wasRemoved(other)) ? 1 : 0;
  // The others move down by one: openskill takes two that share place 0 for no tie.
  return ranks.map((rank, other) => (wasRemoved(other) ? first : rank + first));
}

/** Ratings of people who played each other. */
export class RatingStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  /** Counts a table that is over, once, whoever asks and however often. `true`: its result tells the ratings now. */
  async count(id: string): Promise<boolean> {
    return await this.#db.transaction().execute(async tx => {
      const counted = await tx
        .updateTable('tables')
        .set({ rated: 1 })
        .where('id', '=', id)
        .where('status', 'in', ['finished', 'ended'])
        .where('rated', '=', 0)
        .returning(['game', 'meta', 'result', 'rev', 'updated_at'])
        .executeTakeFirst();
      const result = counted?.result ? resultIn(counted.result) : undefined;
      const meta = counted && metaIn(counted.meta);
      // A damaged table counts for nobody, and is not tried again.
      if (!counted || !meta || !result) return false;
      if (!result.ended && result.ranks.length !== meta.seats.length) return false;
      const { game, updated_at: at } = counted;
      if (!result.rated) {
        await keepPlayed(tx, { id, game, at, meta, result });
        return false;
      }
      // Loaded when first needed: a server should be up at once.
      const { ordinal, rate, rating } = await import('openskill');
      const { seats } = meta;
      const players = seats.map(seat => (seat.kind === 'person' ? seat.player : ''));
      // In one order everywhere, so that two tables that end at once do not wait for each other in a circle.
      const before = await tx
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('player_id', 'in', players)
        .orderBy('player_id')
        .$if(this.#engine.name === 'postgres', query => query.forUpdate())
        .execute();
      const known = new Map(before.map(row => [row.player_id, row]));
      const teams = players.map(player => [rating(known.get(player) ?? {})]);
      const changes: RatingChange[] = [];
      for (const [seat, player] of players.entries()) {
        // Whoever has deleted themselves has no rating any more.
        if (player === '' || (result.ended && result.ended.by !== seat)) continue;
        const after = rate(teams, { rank: ranksFor(seat, meta, result) });
        const { mu, sigma } = after[seat]![0]!;
        const line = { mu, sigma, rating: ordinal({ mu, sigma }), games: (known.get(player)?.games ?? 0) + 1 };
        changes.push({ seat, before: known.get(player)?.rating ?? ordinal(rating()), after: line.rating });
        await tx
          .insertInto('ratings')
          .values({ game, player_id: player, ...line })
          .onConflict(conflict => conflict.columns(['game', 'player_id']).doUpdateSet(line))
          .execute();
      }
      const told = { ...result, ratings: changes };
      await keepPlayed(tx, { id, game, at, meta, result: told });
      await tx
        .updateTable('tables')
        .set({ result: JSON.stringify(told), rev: counted.rev + 1 })
        .where('id', '=', id)
        .execute();
      await this.#engine.sayWith(tx, `rev ${id} ${counted.rev + 1}`);
      return true;
    });
  }

  /** Tables that are over and that a crash kept from being counted. */
  async uncounted(most: number): Promise<string[]> {
    // One after the other: each has an index of its own.
    const found: string[] = [];
    for (const status of ['finished', 'ended']) {
      const uncounted = this.#db.selectFrom('tables').select('id').where('rated', '=', 0);
      const rows = await uncounted.where('status', '=', status).limit(most).execute();
      found.push(...rows.map(row => row.id));
    }
    return found;
  }

  async best(game: string, most: number): Promise<RatingLine[]> {
    const rows = await this.#db
      .selectFrom('ratings')
      .innerJoin('players', 'players.id', 'ratings.player_id')
      .select(['ratings.game', 'ratings.player_id', 'players.name', 'players.bot', 'ratings.rating', 'ratings.games'])
      .where('ratings.game', '=', game)
      .orderBy('ratings.rating', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ player_id, bot, ...row }) => ({ ...row, player: player_id, bot: bot === 1 }));
  }

  async of(player: string): Promise<RatingLine[]> {
    const rows = await this.#db
      .selectFrom('ratings')
      .innerJoin('players', 'players.id', 'ratings.player_id')
      .select(['ratings.game', 'ratings.player_id', 'players.name', 'players.bot', 'ratings.rating', 'ratings.games'])
      .where('ratings.player_id', '=', player)
      .execute();
    return rows.map(({ player_id, bot, ...row }) => ({ ...row, player: player_id, bot: bot === 1 }));
  }
}
