import type { Bot } from '@hanga/bots';
import type { Game, GameTypes, Seat } from '@hanga/kernel';

/** A game that can be played here, with its bots, weakest first. */
export interface OfferedGame<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly bots: readonly Bot<T>[];
  /** What it is called; unless said, by its id. */
  readonly title?: string;
  /** What a seat has collected by the end, each thing by a number of its own. */
  readonly honors?: (state: T['State'], seat: Seat) => readonly number[];
}

/**
 * What a module of games exports as `games`. Server and bot workers import it by its address, so that a bot's code
 * never has to travel.
 */
export type OfferedGames = readonly OfferedGame[];

/** Forgets a game's types: a server passes views and actions on, and looks into none of them. */
export const offered = <T extends GameTypes>(
  game: Game<T>,
  bots: readonly Bot<T>[],
  more: Pick<OfferedGame<T>, 'title' | 'honors'> = {},
): OfferedGame => ({ game, bots, ...more }) as unknown as OfferedGame;

export async function gamesOf(module: string): Promise<ReadonlyMap<string, OfferedGame>> {
  const { games } = (await import(module)) as { games: OfferedGames };
  return new Map(games.map(entry => [entry.game.id, entry]));
}
