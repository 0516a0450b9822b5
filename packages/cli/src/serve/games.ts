import { type OfferedGames, offered } from '@hanga/server';
import { games as fronts } from '../games.ts';

/** Nothing is shown in a terminal here: only the game's name is asked for. */
const look = { paint: (_ink: string, text: string) => text, symbols: 'letters' } as const;

/** Every game that the server plays. Its bot threads import this module too. */
export const games: OfferedGames = fronts.map(({ open }) =>
  open(({ game, bots, teller, honors }) =>
    offered(game, bots, { title: teller('en', look).title, ...(honors && { honors }) }),
  ),
);
