import { commitmentTo, type Game, type GameTypes, Log, type Match, type Move } from '@hanga/kernel';
import { type Clock, limits } from '@hanga/protocol';
import { tableOf } from '@hanga/table';
import type { OfferedGame } from '../games.ts';
import type { LoggedEntry } from '../storage/entries.ts';
import type { Store } from '../storage/store.ts';
import type { Loaded, StoredState } from '../storage/tables.ts';
import { timesAtStart } from './clock.ts';
import type { StoredTable } from './meta.ts';
import { based, firstPlay, type Play, replayEntry, type Snapshot, seatsOf } from './play.ts';
import { replayLog } from './replayedLog.ts';

/** Whether the game can be brought back from its snapshot alone. States of the first Hanga do not name their rules. */
const isEnough = (game: Game<GameTypes>, { snapshot, entries }: Loaded): boolean =>
  snapshot !== undefined &&
  snapshot.rules <= game.rules &&
  snapshot.state.rules === snapshot.rules &&
  entries.every(entry => entry.seq <= snapshot.seq || entry.rules === snapshot.rules);

/** The rules that a game was begun and played under; `undefined` where its log names several. */
function rulesOf(game: Game<GameTypes>, stored: StoredState | undefined, entries: readonly LoggedEntry[]) {
  const named = new Set([...(stored ? [stored.rules] : []), ...entries.map(entry => entry.rules)]);
  const [rules = game.rules] = named;
  return named.size > 1 ? undefined : rules;
}

const TRIES = 5;

/** Reads a table; its log as far back as is needed to bring it back to memory. */
export async function readTable(
  { tables, entries }: Pick<Store, 'tables' | 'entries'>,
  id: string,
  offeredFor: (game: string) => OfferedGame | undefined,
): Promise<{ readonly loaded: Loaded; readonly offered: OfferedGame; readonly play: Play | undefined } | undefined> {
  for (let tries = 1; ; tries++) {
    const loaded = await tables.load(id);
    const offered = loaded && offeredFor(loaded.table.game);
    if (!loaded || !offered) return undefined;
    const quick = quickly(offered.game, loaded);
    const isWhole = quick !== undefined || !loaded.snapshot;
    const enough = isWhole ? loaded : { ...loaded, snapshot: undefined, entries: await entries.after(id, 0) };
    const play = quick ?? rebuild(offered, enough);
    // The table and its log are read one after the other: in between, another node may have ended the game.
    const isBrokenOff = enough.entries.at(-1)?.kind === 'end';
    const isPlayed = play && !play.isPinned && offered.game.outcome(play.match.state) !== undefined;
    const isOver = isBrokenOff || isPlayed;
    if (loaded.table.status !== 'running' || !isOver || tries >= TRIES) return { loaded: enough, offered, play };
  }
}

/**
 * Brings a table back to memory: a replay under the rules that it began under, from its snapshot if there is one. A log
 * that cannot be replayed goes on from the stored state if the rules can, and else is pinned: shown, but not played on.
 * So is a game under newer rules than are known here. Unless the snapshot is enough, `entries` has to be the whole log.
 */
export function rebuild(offered: OfferedGame, loaded: Loaded): Play | undefined {
  const { table, stored, entries } = loaded;
  if (table.meta.startedAt === undefined) return undefined;
  const { game } = offered;
  const quick = quickly(game, loaded);
  if (quick) return quick;
  const rules = rulesOf(game, stored, entries);
  const replayed = rules === undefined ? undefined : replayLog(offered, table, entries, rules)?.play;
  return replayed ?? goOn(offered, table, stored, entries);
}

/** From the snapshot and the entries after it; `undefined` where that fails: then the whole log is replayed. */
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
  { meta, seed }: StoredTable,
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
    moves: Log.of(last ? [last] : []),
    state,
    past: Log.of([]),
  };
  const { rules: _, ...rest } = more;
  const first = based({ ...tableOf(match, undefined, limits.undos), ...rest, isPinned: false }, undefined);
  return replayAll(
    first,
    entries.filter(entry => entry.seq > snapshot.seq),
    meta.clock,
  );
}

function replayAll(first: Play, entries: readonly LoggedEntry[], clock: Clock): Play | undefined {
  let current: Play | undefined = first;
  for (const entry of entries) current = current && replayEntry(current, entry, clock);
  return current;
}

function goOn(
  { game }: OfferedGame,
  table: StoredTable,
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
    moves: Log.of(movesOf(covered)),
    state: stored.state,
    past: Log.of([]),
  };
  const lastAt = covered.at(-1)?.at ?? meta.startedAt ?? 0;
  const newest = Math.max(stored.rules, ...entries.map(entry => entry.rules));
  try {
    if (newest <= game.rules && canGoOn(match)) {
      const first = based({ ...firstPlay(match, meta, lastAt, stored.seq), isMixed: true }, undefined);
      const current = replayAll(first, rest, meta.clock);
      if (current) return current;
    }
  } catch {
    // What the rules make of a state that their own log does not lead to may be anything: then it stays as it is.
  }
  return pinned(match, entries.at(-1)?.seq ?? stored.seq, lastAt);
}

const pinned = (match: Match<GameTypes>, seq: number, at: number): Play =>
  based(
    {
      match,
      seq,
      events: [],
      undone: [],
      questions: seatsOf(match).map(() => seq),
      legal: seatsOf(match).map(() => []),
      times: timesAtStart({ kind: 'none' }, match.seats, at),
      furthest: match.moves.length,
      undos: 0,
      undoLimit: limits.undos,
      commitment: commitmentTo(match.seed),
      isMixed: true,
      isPinned: true,
    },
    undefined,
  );

/** Whether the rules make sense of the state: everybody can look at it, and whoever must act can. */
function canGoOn(match: Match<GameTypes>): boolean {
  const { game, state } = match;
  if (!(state.rules >= 1 && state.rules <= game.rules)) return false;
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
    else if (kind === 'move' || kind === 'redo') moves.push({ seat, action: JSON.parse(action ?? '{}') as object });
  }
  return moves;
}
