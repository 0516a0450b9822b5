import {
  begin,
  type Game,
  type GameTypes,
  type Match,
  type Move,
  play,
  redact,
  sameData,
  undo,
  type Viewer,
  whyNoUndo,
} from '@hanga/kernel';
import { type LoggedMove, limits } from '@hanga/protocol';
import type { EntryColumns } from '../src/storage/schema.ts';
import type { StoredTable } from '../src/table/meta.ts';
import { Violation } from './scheduler.ts';

/** What is an entry of the log and no move. */
const isAside = (kind: string): boolean => kind === 'resume' || kind === 'pause' || kind === 'end';

/** What is stored of one game, played again by the rules alone: what every screen must agree with. */
export class StoredLog {
  readonly #game: Game<GameTypes>;
  /** By entry: where it leads. The first is the start. */
  readonly #matches: Match<GameTypes>[];
  readonly entries: EntryColumns[] = [];
  readonly keys = new Set<string>();
  /** By entry: the entries of the moves that stand after it, the moves that could be made again, and undos so far. */
  readonly #standing: (readonly number[])[] = [[]];
  readonly #undone: (readonly Move<GameTypes>[])[] = [[]];
  readonly #undosAt: number[] = [0];
  /** By entry: whether the game is paused after it. */
  readonly #pausedAt: boolean[] = [false];
  /** The entry by which the host broke the game off. */
  #endedAt: number | undefined;
  /** By entry and viewer. */
  readonly #events = new Map<string, readonly object[]>();
  #furthest = 0;
  #undos = 0;

  constructor(game: Game<GameTypes>, { meta, seed }: StoredTable) {
    this.#game = game;
    this.#matches = [begin(game, { options: meta.options, seats: meta.seats.length, seed })];
  }

  get seq(): number {
    return this.entries.length;
  }

  /** The most moves that the game has had. */
  get furthest(): number {
    return this.#furthest;
  }

  get match(): Match<GameTypes> {
    return this.#matches.at(-1) as Match<GameTypes>;
  }

  get toAct(): readonly number[] {
    return this.#game.toAct(this.match.state);
  }

  add(entry: EntryColumns): void {
    if (entry.seq !== this.seq + 1) throw new Violation(`entry ${entry.seq} was stored after entry ${this.seq}`);
    this.#checkStanding(entry);
    if (entry.key !== 'resume') {
      if (this.keys.has(entry.key)) throw new Violation(`the command ${entry.key} was stored twice`);
      this.keys.add(entry.key);
    }
    const next = this.#next(entry);
    this.#keepOrder(entry);
    this.entries.push(entry);
    if (entry.kind === 'end') this.#endedAt = entry.seq;
    this.#pausedAt.push(entry.kind === 'pause' || (this.isPaused && entry.kind !== 'resume'));
    this.#matches.push(next);
    const moves = next.moves.length;
    this.#undos = entry.kind === 'undo' ? this.#undos + 1 : moves > this.#furthest ? 0 : this.#undos;
    this.#furthest = Math.max(this.#furthest, moves);
    this.#undosAt.push(this.#undos);
    if (this.#undos > limits.undos) throw new Violation(`a move was taken back ${this.#undos} times`);
  }

  #next({ kind, seat, action, seq }: EntryColumns): Match<GameTypes> {
    if (isAside(kind)) return this.match;
    const made =
      kind === 'undo' ? undo(this.match, seat) : play(this.match, seat, JSON.parse(action ?? 'null') as unknown);
    if (!('match' in made) || !made.match) throw new Violation(`entry ${seq} is not legal: ${JSON.stringify(made)}`);
    return made.match;
  }

  get isPaused(): boolean {
    return this.#pausedAt.at(-1) ?? false;
  }

  get isEnded(): boolean {
    return this.#endedAt !== undefined;
  }

  isEndedAt(seq: number): boolean {
    return this.#endedAt !== undefined && seq >= this.#endedAt;
  }

  pausedAt(seq: number): boolean {
    return this.#pausedAt[seq] === true && !this.isEndedAt(seq);
  }

  /** A paused game stands still, and nothing follows on an end. */
  #checkStanding({ kind, seq }: EntryColumns): void {
    if (this.isEnded) throw new Violation(`entry ${seq} was stored after the end`);
    if (this.isPaused && kind !== 'resume' && kind !== 'end')
      throw new Violation(`entry ${seq}, a ${kind}, was stored while the game was paused`);
  }

  viewAt(seq: number, viewer: Viewer): string | undefined {
    const match = this.#matches[seq];
    return match && JSON.stringify(this.#game.view(match.state, viewer));
  }

  legalAt(seq: number, viewer: Viewer): string {
    const { state } = this.#matches[seq] as Match<GameTypes>;
    if (viewer === 'spectator' || !this.#game.toAct(state).includes(viewer)) return '[]';
    if (this.isEndedAt(seq) || this.pausedAt(seq)) return '[]';
    return JSON.stringify(this.#game.legal(state, viewer));
  }

  /** What is made again is what was taken back last, by the same seat, while nothing else happened. */
  #keepOrder({ kind, seat, action, seq }: EntryColumns): void {
    const standing = this.#standing.at(-1) ?? [];
    const undone = this.#undone.at(-1) ?? [];
    const taken = this.match.moves.at(-1);
    if (kind === 'redo') {
      const move = { seat, action: JSON.parse(action ?? 'null') as unknown };
      if (!sameData(undone.at(-1), move)) throw new Violation(`entry ${seq} makes again what was not taken back last`);
    }
    this.#standing.push(kind === 'undo' ? standing.slice(0, -1) : isAside(kind) ? standing : [...standing, seq]);
    if (kind === 'undo' && taken) this.#undone.push([...undone, taken]);
    else this.#undone.push(isAside(kind) ? undone : kind === 'redo' ? undone.slice(0, -1) : []);
  }

  /** The moves that stand after entry `seq`, as the viewer may know them; those after the first `skipped`. */
  standingAt(seq: number, viewer: Viewer, skipped = 0): LoggedMove[] {
    const standing = (this.#standing[seq] ?? []).slice(skipped);
    return standing.map((made, index) => {
      const { seat, at } = this.entries[made - 1] as EntryColumns;
      return { move: skipped + index + 1, seat, events: this.#eventsOf(made, viewer), seq: made, at };
    });
  }

  #eventsOf(seq: number, viewer: Viewer): readonly object[] {
    const key = `${seq} ${viewer}`;
    let events = this.#events.get(key);
    if (!events) {
      const { events: stored } = this.entries[seq - 1] as EntryColumns;
      events = (JSON.parse(stored) as object[]).map(event => redact(event, viewer));
      this.#events.set(key, events);
    }
    return events;
  }

  /** The end of that log: what may be new to whoever has seen entry `from`. */
  newAt(from: number, seq: number, viewer: Viewer): LoggedMove[] {
    const fewest = Math.min(...this.#standing.slice(from, seq + 1).map(standing => standing.length));
    return this.standingAt(seq, viewer, fewest);
  }

  isOverAt(seq: number): boolean {
    if (this.isEndedAt(seq)) return true;
    return this.#game.toAct((this.#matches[seq] as Match<GameTypes>).state).length === 0;
  }

  /** Why a viewer cannot take back, and whether they can make again, after entry `seq`. */
  waysAt(seq: number, viewer: Viewer): { readonly noUndo: string | undefined; readonly canRedo: boolean } {
    if (this.isOverAt(seq)) return { noUndo: 'gameOver', canRedo: false };
    if (viewer === 'spectator' || this.pausedAt(seq)) return { noUndo: 'nothingToUndo', canRedo: false };
    const isEnough = (this.#undosAt[seq] ?? 0) >= limits.undos;
    return {
      noUndo: whyNoUndo(this.#matches[seq] as Match<GameTypes>, viewer) ?? (isEnough ? 'undoneEnough' : undefined),
      canRedo: this.#undone[seq]?.at(-1)?.seat === viewer,
    };
  }
}
