import { kaiganBots, kanagawaBots } from '@hanga/bots';
import { kaigan } from '@hanga/kaigan';
import { kanagawa } from '@hanga/kanagawa';
import { type OfferedGames, offered } from '@hanga/server';

/** Every game that the server plays. Its bot threads import this module too. */
export const games: OfferedGames = [offered(kanagawa, kanagawaBots), offered(kaigan, kaiganBots)];
