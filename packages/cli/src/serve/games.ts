import { type OfferedGames, offered } from '@hanga/server';
import { games as fronts } from '../games.ts';

/** Every game that the server plays. Its bot threads import this module too. */
export const games: OfferedGames = fronts.map(({ open }) => open(({ game, bots }) => offered(game, bots)));
