import { type GameTypes, replay } from '@hanga/kernel';
import type { Portraits, TableSubject } from '@hanga/server';
import type { Front } from '../front.ts';
import { games } from '../games.ts';

/** How games are drawn for those who are sent a link. The server's printing thread imports this, and nothing else does. */
export const portraits: Portraits = Object.fromEntries(
  games.map(({ id, open }) => [id, (subject: TableSubject) => open(front => draw(front, subject))]),
);

/** `undefined`: the game has no drawing. */
async function draw<T extends GameTypes>(
  { game, portrait }: Front<T>,
  subject: TableSubject,
): Promise<string | undefined> {
  const make = await portrait?.();
  if (!make) return undefined;
  switch (subject.kind) {
    case 'cover': {
      const options = game.options(subject.options) ?? game.options({});
      return options && (await make({ kind: 'cover', options }));
    }
    case 'running':
      return await make({ kind: 'running', view: subject.view as T['View'] });
    case 'over': {
      const events: T['Event'][] = [];
      const { state } = replay(game, subject.record, (_before, _after, happened) => events.push(...happened));
      return await make({ kind: 'over', view: game.view(state, 'spectator'), events, seat: subject.seat });
    }
  }
}
