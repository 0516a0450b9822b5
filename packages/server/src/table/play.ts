import { begin, type GameTypes, type Match, type Move, type Outcome, play, undo, whyNoUndo } from '@hanga/kernel';
import type { Clock } from '@hanga/protocol';
import type { OfferedGame } from '../games.ts';
import type { Loaded, LoggedEntry, StoredState } from '../storage/tables.ts';
import { type Times, timesAfter, timesAtStart } from './clock.ts';
import type { Table } from './meta.ts';

/** A game in memory: where its log leads, and what everybody is asked. */
export interface Play {
  readonly match: Match<GameTypes>;
  readonly seq: number;
  /** By seat: the number of the question it is asked. It changes only when the question does. */
  readonly prompts: readonly number[];
  /** By seat: what is legal, as JSON. */
  readonly legal: readonly string[];
  readonly times: Times;
  /** Some entries were made under other rules: the log alone does not lead here. */
  readonly isMixed: boolean;
  /** The rules have changed and the game cannot go on. */
  readonly isPinned: boolean;
}

const seatsOf = (match: Match<GameTypes>): number[] => Array.from({ length: match.seats }, (_, seat) => seat);

const legalOf = ({ game, state, seats }: Match<GameTypes>): string[] => {
  const legal = new Array<string>(seats).fill('[]');
  for (const seat of game.toAct(state)) legal[seat] = JSON.stringify(game.legal(state, seat));
  return legal;
};

export function firstPlay(match: Match<GameTypes>, clock: Clock, at: number): Play {
  return {
    match,
    seq: 0,
    prompts: seatsOf(match).map(() => 0),
    legal: legalOf(match),
    times: timesAtStart(clock, match.seats, at),
    isMixed: false,
    isPinned: false,
  };
}

/** The game after one more entry that led to `match`. */
export function advance(
  before: Play,
  match: Match<GameTypes>,
  clock: Clock,
  entry: Pick<LoggedEntry, 'seat' | 'at' | 'kind'>,
): Play {
  const seq = before.seq + 1;
  if (entry.kind === 'resume') {
    const toAct = match.game.toAct(match.state);
    return { ...before, seq, times: timesAfter(clock, before.times, { at: entry.at, isPause: true }, toAct, toAct) };
  }
  const legal = legalOf(match);
  const isAsked = (seat: number): boolean => seat === entry.seat || legal[seat] !== before.legal[seat];
  const [owed, owes] = [before.match, match].map(({ game, state }) => game.toAct(state));
  return {
    ...before,
    match,
    seq,
    prompts: before.prompts.map((prompt, seat) => (isAsked(seat) ? seq : prompt)),
    legal,
    times: timesAfter(clock, before.times, { at: entry.at, isPause: false }, owed ?? [], owes ?? []),
  };
}

/** One entry of the log made again; `undefined` when today's rules do not allow it. */
export function redo(before: Play, entry: LoggedEntry, clock: Clock): Play | undefined {
  if (entry.kind === 'resume') return advance(before, before.match, clock, entry);
  if (entry.kind === 'undo') {
    const undone = undo(before.match, entry.seat);
    return 'match' in undone ? advance(before, undone.match, clock, entry) : undefined;
  }
  const played = play(before.match, entry.seat, JSON.parse(entry.action ?? 'null'));
  return played.match && advance(before, played.match, clock, entry);
}

/**
 * Brings a table back to memory. Under the rules of its log that is a replay; under others it goes on from the stored
 * state if today's rules can, and else is pinned: shown, but not played on.
 */
export function rebuild(offered: OfferedGame, { table, stored, entries }: Loaded): Play | undefined {
  if (table.meta.startedAt === undefined) return undefined;
  const { game } = offered;
  const isToday = (stored?.rules ?? game.rules) === game.rules && entries.every(entry => entry.rules === game.rules);
  const replayed = isToday ? replay(offered, table, entries) : undefined;
  return replayed ?? goOn(offered, table, stored, entries);
}

function replay(offered: OfferedGame, table: Table, entries: readonly LoggedEntry[]): Play | undefined {
  const { meta, seed } = table;
  const options = offered.game.options(meta.options);
  if (!options) return undefined;
  try {
    const match = begin(offered.game, { options, seats: meta.seats.length, seed });
    return redoAll(firstPlay(match, meta.clock, meta.startedAt ?? 0), entries, meta.clock);
  } catch {
    return undefined;
  }
}

function redoAll(first: Play, entries: readonly LoggedEntry[], clock: Clock): Play | undefined {
  let current: Play | undefined = first;
  for (const entry of entries) current = current && redo(current, entry, clock);
  return current;
}

function goOn(
  { game }: OfferedGame,
  table: Table,
  stored: StoredState | undefined,
  entries: readonly LoggedEntry[],
): Play | undefined {
  if (!stored) return undefined;
  const { meta, seed } = table;
  const covered = entries.filter(entry => entry.seq <= stored.seq);
  const rest = entries.filter(entry => entry.seq > stored.seq);
  const match: Match<GameTypes> = {
    game,
    options: meta.options,
    seats: meta.seats.length,
    seed,
    moves: movesOf(covered),
    state: stored.state,
    past: [],
  };
  const lastAt = covered.at(-1)?.at ?? meta.startedAt ?? 0;
  const [newest] = entries.map(entry => entry.rules).sort((a, b) => b - a);
  try {
    if ((newest ?? stored.rules) <= game.rules && canGoOn(match)) {
      const first = { ...firstPlay(match, meta.clock, lastAt), seq: stored.seq, isMixed: true };
      const asked = { ...first, prompts: first.prompts.map(() => stored.seq) };
      const current = redoAll(asked, rest, meta.clock);
      if (current) return current;
    }
  } catch {
    // What the rules of today make of a state of yesterday may be anything: then it stays as it is.
  }
  return pinned(match, entries.at(-1)?.seq ?? stored.seq, lastAt);
}

const pinned = (match: Match<GameTypes>, seq: number, at: number): Play => ({
  match,
  seq,
  prompts: seatsOf(match).map(() => seq),
  legal: seatsOf(match).map(() => '[]'),
  times: timesAtStart({ kind: 'none' }, match.seats, at),
  isMixed: true,
  isPinned: true,
});

/** Whether today's rules make sense of the state: everybody can look at it, and whoever must act can. */
function canGoOn(match: Match<GameTypes>): boolean {
  const { game, state } = match;
  for (const viewer of [...seatsOf(match), 'spectator' as const]) JSON.stringify(game.view(state, viewer));
  const toAct = game.toAct(state);
  if (toAct.length === 0) return game.outcome(state) !== undefined;
  return toAct.every(seat => {
    const legal = game.legal(state, seat);
    for (const action of legal) game.apply(state, seat, action, { below: () => 0 });
    return legal.length > 0;
  });
}

/** The moves that still stand. */
function movesOf(entries: readonly LoggedEntry[]): Move<GameTypes>[] {
  const moves: Move<GameTypes>[] = [];
  for (const { kind, seat, action } of entries) {
    if (kind === 'undo') moves.pop();
    else if (kind === 'move') moves.push({ seat, action: JSON.parse(action ?? '{}') as object });
  }
  return moves;
}

export const canUndo = (current: Play, seat: number): boolean =>
  !current.isPinned && current.match.game.outcome(current.match.state) === undefined && !whyNoUndo(current.match, seat);

/** Places by seat: winners first, then by points; equal points share a place. */
export function ranksOf({ scores, winners }: Outcome<GameTypes>): number[] {
  const worth = scores.map(({ total }, seat) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : total));
  return worth.map(mine => 1 + worth.filter(other => other > mine).length);
}
