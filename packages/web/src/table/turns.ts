import type { GameTypes, Redacted, Seat, Viewer } from '@hanga/kernel';
import type { LogEntry } from '../source/source.ts';

/** A piece of the log: moves that one seat made in a row, or the beginning of a round with what it brought. */
export interface LogPart {
  /** The same for as long as it says the same. */
  readonly key: string;
  /** Nobody's: what the beginning of a round brought. */
  readonly seat: Seat | undefined;
  /** The round that begins here. */
  readonly round?: number | undefined;
  /** Entries without events are left out. */
  readonly entries: readonly LogEntry<GameTypes>[];
}

type RoundBegun = (event: Redacted<object>) => number | undefined;

interface Chunk {
  readonly round?: number | undefined;
  readonly events: readonly Redacted<object>[];
}

/** Events cut where a round begins. */
function chunksOf(events: readonly Redacted<object>[], roundBegun: RoundBegun): readonly Chunk[] {
  const cuts = events.flatMap((event, i) => (roundBegun(event) === undefined ? [] : [i]));
  return [0, ...cuts].flatMap((from, chunk) => {
    const part = events.slice(from, cuts[chunk] ?? events.length);
    return part.length === 0 ? [] : [{ round: roundBegun(part[0] as object), events: part }];
  });
}

/** The log in turns, with the beginnings of rounds between them. An entry in which a round begins is cut there. */
export function partsOf(log: readonly LogEntry<GameTypes>[], roundBegun: RoundBegun = () => undefined): LogPart[] {
  const parts: { seat: Seat | undefined; round: number | undefined; entries: LogEntry<GameTypes>[] }[] = [];
  for (const entry of log) {
    for (const { round, events } of chunksOf(entry.events, roundBegun)) {
      const seat = round === undefined ? entry.seat : undefined;
      const last = parts.at(-1);
      if (seat !== undefined && last?.seat === seat) last.entries.push({ ...entry, events });
      else parts.push({ seat, round, entries: [{ ...entry, events }] });
    }
  }
  return parts.map(part => ({
    ...part,
    key: `${part.round ?? ''}:${part.seat ?? ''}:${JSON.stringify(part.entries)}`,
  }));
}

/** What others did since the viewer last acted, turn by turn; for a spectator, the last turn. */
export function newsFor(
  log: readonly LogEntry<GameTypes>[],
  viewer: Viewer,
  roundBegun?: RoundBegun,
): readonly (LogPart & { readonly seat: Seat })[] {
  const mine = log.findLastIndex(({ seat }) => seat === viewer);
  const turns = partsOf(log.slice(mine + 1), roundBegun).filter(
    (part): part is LogPart & { seat: Seat } => part.seat !== undefined,
  );
  return viewer === 'spectator' ? turns.slice(-1) : turns;
}
