import type { SeatedTable } from '@hanga/web/source/source.ts';
import type { Kanagawa, SeenEvent, View } from '../rules/index.ts';
import { yokaiTokens } from '../rules/index.ts';

/** Which of the three spirits lies where. The rules only count them; on a table each has its own face and stays itself. */
export interface Spirits {
  readonly reserve: readonly number[];
  readonly seats: readonly (readonly number[])[];
}

const known = new WeakMap<object, Spirits>();

/** Told from what has happened: whoever came last goes first. */
export function spiritsOf({ log, view }: Pick<SeatedTable<Kanagawa>, 'log' | 'view'>): Spirits {
  let spirits = known.get(view);
  if (!spirits) {
    const told = fold(
      log.flatMap(({ events }) => events),
      view.players.length,
    );
    spirits = agrees(told, view) ? told : dealtTo(view);
    known.set(view, spirits);
  }
  return spirits;
}

function fold(events: readonly SeenEvent[], seats: number): Spirits {
  const reserve = Array.from({ length: yokaiTokens }, (_, spirit) => spirit).reverse();
  const held: number[][] = Array.from({ length: seats }, () => []);
  const move = (from: number[], to: number[]): void => {
    const spirit = from.pop();
    if (spirit !== undefined) to.push(spirit);
  };
  for (const event of events) {
    if (event.kind === 'yokaiArrived') move(event.from === 'reserve' ? reserve : held[event.from]!, held[event.seat]!);
    else if (event.kind === 'passedYokai') move(held[event.seat]!, held[event.to]!);
  }
  return { reserve, seats: held };
}

const agrees = ({ reserve, seats }: Spirits, view: View): boolean =>
  reserve.length === view.yokai && seats.every(({ length }, seat) => length === view.players[seat]!.yokai);

/** A log that does not tell (a table that began in the middle): any face will do. */
function dealtTo(view: View): Spirits {
  let next = 0;
  const some = (count: number): number[] => Array.from({ length: count }, () => next++);
  const seats = view.players.map(({ yokai }) => some(yokai));
  return { seats, reserve: some(view.yokai) };
}
