import { gameIds } from '@hanga/games/list.ts';
import type { AnyFront } from './front.ts';
import * as fronts from './gameList.ts';
import { unlistedGames } from './unlisted.ts';
import { UserError } from './userError.ts';

/** Every game that the command line plays. In development, those that are not in the product's list too. */
export const games: readonly AnyFront[] = [
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: all of them are wanted.
  ...gameIds.map(id => fronts[id]),
  ...(await unlistedGames()),
];

export function gameCalled(id: string): AnyFront {
  const found = games.find(game => game.id === id);
  if (!found) throw new UserError(`there is no game "${id}" here: ${games.map(game => game.id).join(', ')}`);
  return found;
}
