import type { PlayerStats } from '@hanga/protocol';
import { sql } from 'kysely';
import type { StorageEngine } from './engine.ts';

/** Points of a curve; of a longer life every so-manieth. */
const CURVE = 150;
const OPPONENTS = 12;
const HONORS = 8;
const BEST = 6;

/**
 * What everybody may know of how somebody plays: sums that the database makes by an index of the player's own rows, and
 * no game is read for it. Private games count in the rating alone.
 */
export class PlayerStatsStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  async of(player: string): Promise<PlayerStats> {
    const [results, scores, opponents, honors, games] = await Promise.all([
      this.#results(player),
      this.#scores(player),
      this.#opponents(player),
      this.#honors(player),
      this.#games(player),
    ]);
    const best = await Promise.all(games.map(game => this.#best(player, game)));
    const curves = await Promise.all(games.map(game => this.#curve(player, game)));
    return {
      results,
      scores,
      opponents,
      honors,
      best: best.flat(),
      curves: curves.filter(({ points }) => points.length > 0),
    };
  }

  async #games(player: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('played')
      .select('game')
      .distinct()
      .where('player_id', '=', player)
      .execute();
    return rows.map(({ game }) => game).sort();
  }

  async #results(player: string): Promise<PlayerStats['results']> {
    const rows = await this.#db
      .selectFrom('played')
      .select([
        'game',
        'seats',
        sql<number>`count(*)`.as('games'),
        sql<number>`sum(case when place = 1 and stood_in = 0 then 1 else 0 end)`.as('won'),
        sql<number>`max(score)`.as('best'),
        sql<number>`avg(score)`.as('mean'),
      ])
      .where('player_id', '=', player)
      .where('is_public', '=', 1)
      .groupBy(['game', 'seats'])
      .orderBy('game')
      .orderBy('seats')
      .execute();
    return rows.map(({ game, seats, games, won, best, mean }) => ({
      ...{ game, seats, games: Number(games), won: Number(won), best: Number(best), mean: Number(mean) },
    }));
  }

  async #scores(player: string): Promise<PlayerStats['scores']> {
    const rows = await this.#db
      .selectFrom('played')
      .select(['game', 'score', sql<number>`count(*)`.as('times')])
      .where('player_id', '=', player)
      .where('is_public', '=', 1)
      .groupBy(['game', 'score'])
      .orderBy('game')
      .orderBy('score')
      .execute();
    return rows.map(({ game, score, times }) => ({ game, score, times: Number(times) }));
  }

  async #opponents(player: string): Promise<PlayerStats['opponents']> {
    const rows = await this.#db
      .selectFrom('played as mine')
      .innerJoin('played as theirs', 'theirs.table_id', 'mine.table_id')
      .innerJoin('players', 'players.id', 'theirs.player_id')
      .select([
        'players.id',
        'players.name',
        'players.bot',
        sql<number>`count(*)`.as('games'),
        sql<number>`sum(case when mine.place < theirs.place then 1 else 0 end)`.as('ahead'),
        sql<number>`sum(case when mine.place > theirs.place then 1 else 0 end)`.as('behind'),
      ])
      .where('mine.player_id', '=', player)
      .where('mine.is_public', '=', 1)
      .whereRef('theirs.seat', '!=', 'mine.seat')
      .groupBy(['players.id', 'players.name', 'players.bot'])
      .orderBy('games', 'desc')
      .orderBy('players.name')
      .limit(OPPONENTS)
      .execute();
    return rows.map(({ id, name, bot, games, ahead, behind }) => ({
      ...{ player: id, name, bot: bot === 1, games: Number(games), ahead: Number(ahead), behind: Number(behind) },
    }));
  }

  async #honors(player: string): Promise<PlayerStats['honors']> {
    const rows = await this.#db
      .selectFrom('marks')
      .select(['mark', 'times'])
      .where('player_id', '=', player)
      .orderBy('times', 'desc')
      .orderBy('mark')
      .limit(HONORS)
      .execute();
    return rows.map(({ mark, times }) => {
      const [game = '', honor = ''] = mark.split(':');
      return { game, honor: Number(honor), times };
    });
  }

  /** What was finished by a bot is nobody's best. */
  async #best(player: string, game: string): Promise<PlayerStats['best']> {
    const rows = await this.#db
      .selectFrom('played')
      .select(['table_id', 'seat', 'score', 'at', 'seats'])
      .where('player_id', '=', player)
      .where('game', '=', game)
      .where('is_public', '=', 1)
      .where('stood_in', '=', 0)
      .orderBy('score', 'desc')
      .orderBy('at')
      .limit(BEST)
      .execute();
    return rows.map(({ table_id: table, ...row }) => ({ game, table, ...row }));
  }

  async #curve(player: string, game: string): Promise<PlayerStats['curves'][number]> {
    const { rows } = await sql<{ at: number; rating: number }>`
      with life as (
        select at, rating, row_number() over (order by at, table_id) as n, count(*) over () as whole
        from played where player_id = ${player} and game = ${game} and rating is not null)
      select at, rating from life
      where n = 1 or n = whole or n % (whole / cast(${CURVE} as integer) + 1) = 0 order by n`.execute(this.#db);
    return { game, points: rows.map(({ at, rating }) => ({ at: Number(at), rating: Number(rating) })) };
  }
}
