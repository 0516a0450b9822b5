import { sameData } from '@hanga/kernel';
import type { Refusal, Subscription } from '@hanga/protocol';

/** The part of a subscription that gestures need. */
type Line = Pick<Subscription, 'state' | 'move' | 'undo' | 'redo'>;

/** The numbers of the moves that stand before and after a gesture of several moves. */
export interface Span {
  readonly before: number;
  readonly after: number;
}

/** Where the gestures of a table outlast the page that made them. */
export interface KeptSpans {
  read(): readonly Span[];
  write(spans: readonly Span[]): void;
}

/** The table has changed in the middle of a gesture: the rest of it is not done. */
type BrokenOff = 'brokenOff';

/**
 * Several moves as one gesture, at a table of a server that knows single moves only: they are sent one after the other,
 * each as the answer to the question that follows, and taken back and made again in the same way.
 */
export class Gestures {
  readonly #line: Line;
  readonly #kept: KeptSpans;
  #spans: readonly Span[];

  constructor(line: Line, kept: KeptSpans) {
    this.#line = line;
    this.#kept = kept;
    this.#spans = kept.read();
  }

  get #moves(): number {
    return this.#line.state?.move ?? 0;
  }

  /** `joins`: it is taken back together with the gesture made before. */
  async make(actions: readonly object[], joins = false): Promise<Refusal | BrokenOff | undefined> {
    const before = this.#moves;
    // What was taken back before can no longer be made again.
    this.#keep(this.#spans.filter(({ after }) => after <= before));
    const last = this.#spans.at(-1);
    const from = joins ? (last?.after === before ? last.before : before - 1) : before;
    for (const [index, action] of actions.entries()) {
      if (index > 0 && !this.#isAsked(action, before + index)) return 'brokenOff';
      const why = await this.#line.move(action);
      if (why) return index > 0 && why.kind === 'stale' ? 'brokenOff' : why;
      this.#note({ before: from, after: before + index + 1 });
    }
    return undefined;
  }

  async undo(): Promise<Refusal | undefined> {
    const span = this.#spans.find(({ after }) => after === this.#moves);
    return this.#repeat(span ? span.after - span.before : 1, () => this.#line.undo(), -1);
  }

  async redo(): Promise<Refusal | undefined> {
    const span = this.#spans.find(({ before }) => before === this.#moves);
    return this.#repeat(span ? span.after - span.before : 1, () => this.#line.redo(), 1);
  }

  /** Goes on for as long as nobody else changes the table. The first refusal is told; later ones end it. */
  async #repeat(times: number, once: () => Promise<Refusal | undefined>, step: number): Promise<Refusal | undefined> {
    const start = this.#moves;
    for (let done = 0; done < times; done++) {
      if (this.#moves !== start + step * done) return undefined;
      const why = await once();
      if (why) return done === 0 ? why : undefined;
    }
    return undefined;
  }

  /** Whether the table stands where the gesture has led, and asks for its next action. */
  #isAsked(action: object, moves: number): boolean {
    const { state } = this.#line;
    return state?.move === moves && state.legal.some(legal => sameData(legal, action));
  }

  #note(span: Span): void {
    const others = this.#spans.filter(({ before }) => before !== span.before);
    if (span.after - span.before > 1) this.#keep([...others, span]);
  }
  #keep(spans: readonly Span[]): void {
    this.#spans = spans;
    this.#kept.write(spans);
  }
}
