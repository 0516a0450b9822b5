import type { Seat } from '@hanga/kernel';
import type { LogEntry } from '@hanga/web/source/source.ts';
import type { Kanagawa, SeenEvent, View } from '../rules/index.ts';
import { handSizeOf, plankCountOf } from './fit.ts';

/** A table as it was when its player's turn began; between turns, as it is. */
export interface Begun {
  /** Rows at school. */
  readonly rows: number;
  readonly panels: number;
  readonly planks: number;
  readonly held: number;
}

type Log = readonly LogEntry<Kanagawa>[];

const begins = (event: SeenEvent, seat: Seat): boolean =>
  (event.kind === 'took' || event.kind === 'leftEmptyHanded') && event.seat === seat;

/** What has happened since a seat took its column, or found none; nothing while its turn is over. */
function turnOf(seat: Seat, log: Log): readonly SeenEvent[] {
  const events: SeenEvent[] = [];
  for (const entry of log.toReversed()) {
    for (const event of entry.events.toReversed()) {
      if (event.kind === 'endedTurn' || event.kind === 'roundBegan') return [];
      events.push(event);
      if (begins(event, seat)) return events;
    }
  }
  return [];
}

/** So that a seat's table can keep its size from the question at school to the end of the turn, whatever is played. */
export function begunWith(view: View, seat: Seat, log: Log): Begun {
  const me = view.players[seat]!;
  const turn = turnOf(seat, log);
  const count = (kind: SeenEvent['kind']): number => turn.filter(event => event.kind === kind).length;
  const [painted, added] = [count('extendedPrint'), count('improvedStudio')];
  const taken = turn.find(event => event.kind === 'took')?.cards.length ?? 0;
  return {
    rows: Math.max(1, taken, ...view.columns.map(({ length }) => length)),
    panels: me.print.length + 1 - painted,
    planks: plankCountOf(me) - added,
    held: handSizeOf(me) + painted + added - taken,
  };
}
