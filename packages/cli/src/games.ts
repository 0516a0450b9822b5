import type { GameTypes } from '@hanga/kernel';
import { Complaint } from './complaint.ts';
import type { Front } from './front.ts';
import { kaiganFront } from './kaigan/front.ts';
import { kanagawaFront } from './kanagawa/front.ts';

/** A front whose game's types only matter inside `use`. */
export interface AnyFront {
  readonly id: string;
  open<Result>(use: <T extends GameTypes>(front: Front<T>) => Result): Result;
}

const hidingTypes = <T extends GameTypes>(front: Front<T>): AnyFront => ({
  id: front.game.id,
  open: use => use(front),
});

/** Every game that the command line plays. */
export const games: readonly AnyFront[] = [hidingTypes(kanagawaFront), hidingTypes(kaiganFront)];

export function gameCalled(id: string): AnyFront {
  const found = games.find(game => game.id === id);
  if (!found) throw new Complaint(`there is no game "${id}" here: ${games.map(game => game.id).join(', ')}`);
  return found;
}
