import { begin, type Game, type GameTypes, type Match, type Move } from '@hanga/kernel';
import type { Clock } from '@hanga/protocol';
import type { OfferedGame } from '../games.ts';
import type { Loaded, LoggedEntry, StoredState, TableStore } from '../storage/tables.ts';
import { timesAtStart } from './clock.ts';
import type { Table } from './meta.ts';
import { based, firstPlay, legalOf, type Play, redo, type Snapshot, seatsOf } from './play.ts';

/** Whether the game can be brought back from its snapshot alone. */
const isEnough = (game: Game<GameTypes>, { snapshot, entries }: Loaded): boolean =>
  snapshot?.rules === game.rules && entries.every(entry => entry.seq <= snapshot.seq || entry.rules === game.rules);

const TRIES = 5;

/** Reads a table; its log as far back as is needed to bring it back to memory. */
export async function readTable(
  tables: TableStore,
  id: string,
  offeredFor: (game: string) => OfferedGame | undefined,
): Promise<{ readonly loaded: Loaded; readonly offered: OfferedGame; readonly play: Play | undefined } | undefined> {
  for (let tries = 1; ; tries++) {
    const loaded = await tables.load(id);
    const offered = loaded && offeredFor(loaded.table.game);
    if (!loaded || !offered) return undefined;
    const quick = quickly(offered.game, loaded);
    const isWhole = quick !== undefined || !loaded.snapshot;
    const enough = isWhole ? loaded : { ...loaded, snapshot: undefined, entries: await tables.entriesAfter(id, 0) };
    const play = quick ?? rebuild(offered, enough);
    // The table and its log are read one after the other: in between, another node may have ended the game.
    const isOver = play && !play.isPinned && offered.game.outcome(play.match.state) !== undefined;
    if (loaded.table.status !== 'running' || !isOver || tries >= TRIES) return { loaded: enough, offered, play };
  }
}

/**
 * Brings a table back to memory. Under the rules of its log that is a replay, from its snapshot if there is one; under
 * others it goes on from the stored state if today's rules can, and else is pinned: shown, but not played on. Unless
 * the snapshot is enough, `entries` has to be the whole log.
 */
export function rebuild(offered: OfferedGame, loaded: Loaded): Play | undefined {
  const { table, stored, entries } = loaded;
  if (table.meta.startedAt === undefined) return undefined;
  const { game } = offered;
  const quick = quickly(game, loaded);
  if (quick) return quick;
  const isToday = (stored?.rules ?? game.rules) === game.rules && entries.every(entry => entry.rules === game.rules);
  const replayed = isToday ? replay(offered, table, entries) : undefined;
  return replayed ?? goOn(offered, table, stored, entries);
}

/** From the snapshot alone; `undefined` where there is none, or it leads nowhere: then the log tells. */
function quickly(game: Game<GameTypes>, loaded: Loaded): Play | undefined {
  const { table, snapshot, entries } = loaded;
  if (table.meta.startedAt === undefined || !snapshot || !isEnough(game, loaded)) return undefined;
  try {
    return fromSnapshot(game, table, snapshot, entries);
  } catch {
    return undefined;
  }
}

function fromSnapshot(
  game: Game<GameTypes>,
  { meta, seed }: Table,
  snapshot: Snapshot,
  entries: readonly LoggedEntry[],
): Play | undefined {
  const { state, earlier, last, ...more } = snapshot;
  const match: Match<GameTypes> = {
    game,
    options: meta.options,
    seats: meta.seats.length,
    seed,
    earlier,
    moves: last ? [last] : [],
    state,
    past: [],
  };
  const { rules: _, ...rest } = more;
  const first = based({ ...rest, match, legal: legalOf(match), isPinned: false }, undefined);
  return redoAll(
    first,
    entries.filter(entry => entry.seq > snapshot.seq),
    meta.clock,
  );
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
    earlier: 0,
    moves: movesOf(covered),
    state: stored.state,
    past: [],
  };
  const lastAt = covered.at(-1)?.at ?? meta.startedAt ?? 0;
  const [newest] = entries.map(entry => entry.rules).sort((a, b) => b - a);
  try {
    if ((newest ?? stored.rules) <= game.rules && canGoOn(match)) {
      const first = { ...firstPlay(match, meta.clock, lastAt), seq: stored.seq, isMixed: true };
      const asked = based({ ...first, prompts: first.prompts.map(() => stored.seq) }, undefined);
      const current = redoAll(asked, rest, meta.clock);
      if (current) return current;
    }
  } catch {
    // What the rules of today make of a state of yesterday may be anything: then it stays as it is.
  }
  return pinned(match, entries.at(-1)?.seq ?? stored.seq, lastAt);
}

const pinned = (match: Match<GameTypes>, seq: number, at: number): Play =>
  based(
    {
      match,
      seq,
      prompts: seatsOf(match).map(() => seq),
      legal: seatsOf(match).map(() => '[]'),
      times: timesAtStart({ kind: 'none' }, match.seats, at),
      furthest: match.moves.length,
      undos: 0,
      isMixed: true,
      isPinned: true,
    },
    undefined,
  );

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

/** The moves of a whole log that still stand. */
export function movesOf(entries: readonly LoggedEntry[]): Move<GameTypes>[] {
  const moves: Move<GameTypes>[] = [];
  for (const { kind, seat, action } of entries) {
    if (kind === 'undo') moves.pop();
    else if (kind === 'move') moves.push({ seat, action: JSON.parse(action ?? '{}') as object });
  }
  return moves;
}
