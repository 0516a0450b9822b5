import { begin, type Game, type GameTypes, type Match, play, redact, undo, type Viewer } from '@hanga/kernel';
import { limits, type Told } from '@hanga/protocol';
import type { EntryColumns } from '../src/storage/schema.ts';
import type { Table } from '../src/table/meta.ts';
import { Violation } from './scheduler.ts';

/** What is stored of one game, played again by the rules alone: what every screen must agree with. */
export class StoredLog {
  readonly #game: Game<GameTypes>;
  /** By entry: where it leads. The first is the start. */
  readonly #matches: Match<GameTypes>[];
  readonly entries: EntryColumns[] = [];
  readonly keys = new Set<string>();
  #furthest = 0;
  #undos = 0;

  constructor(game: Game<GameTypes>, { meta, seed }: Table) {
    this.#game = game;
    this.#matches = [begin(game, { options: meta.options, seats: meta.seats.length, seed })];
  }

  get seq(): number {
    return this.entries.length;
  }

  get match(): Match<GameTypes> {
    return this.#matches.at(-1) as Match<GameTypes>;
  }

  get toAct(): readonly number[] {
    return this.#game.toAct(this.match.state);
  }

  add(entry: EntryColumns): void {
    if (entry.seq !== this.seq + 1) throw new Violation(`entry ${entry.seq} was stored after entry ${this.seq}`);
    if (entry.kind !== 'resume') {
      if (this.keys.has(entry.key)) throw new Violation(`the deed ${entry.key} was stored twice`);
      this.keys.add(entry.key);
    }
    const next = this.#next(entry);
    this.entries.push(entry);
    this.#matches.push(next);
    const moves = next.moves.length;
    this.#undos = entry.kind === 'undo' ? this.#undos + 1 : moves > this.#furthest ? 0 : this.#undos;
    this.#furthest = Math.max(this.#furthest, moves);
    if (this.#undos > limits.undos) throw new Violation(`a move was taken back ${this.#undos} times`);
  }

  #next({ kind, seat, action, seq }: EntryColumns): Match<GameTypes> {
    if (kind === 'resume') return this.match;
    const made =
      kind === 'undo' ? undo(this.match, seat) : play(this.match, seat, JSON.parse(action ?? 'null') as unknown);
    if (!('match' in made) || !made.match) throw new Violation(`entry ${seq} is not legal: ${JSON.stringify(made)}`);
    return made.match;
  }

  viewAt(seq: number, viewer: Viewer): string | undefined {
    const match = this.#matches[seq];
    return match && JSON.stringify(this.#game.view(match.state, viewer));
  }

  legalAt(seq: number, viewer: Viewer): string {
    const { state } = this.#matches[seq] as Match<GameTypes>;
    if (viewer === 'spectator' || !this.#game.toAct(state).includes(viewer)) return '[]';
    return JSON.stringify(this.#game.legal(state, viewer));
  }

  told(from: number, to: number, viewer: Viewer): Told[] {
    return this.entries.slice(from, to).map(({ seq, kind, seat, at, events }) => ({
      seq,
      kind: kind as Told['kind'],
      seat,
      at,
      events: (JSON.parse(events) as object[]).map(event => redact(event, viewer) as object),
    }));
  }
}
