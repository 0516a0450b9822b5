import type { Advice, Adviser, Bot } from '@hanga/bots';
import { budgetForPlay } from '@hanga/bots/levels';
import { fastRng, type GameTypes } from '@hanga/kernel';

/** Who thinks: a game's bots, and its adviser. */
export interface Thinkers<T extends GameTypes> {
  readonly bots: readonly Bot<T>[];
  /** Without one nothing is advised. */
  readonly adviser?: Adviser<T, object>;
}

/** A decision to be thought about. `bot`: who decides; without one, advice is wanted. */
export interface ThoughtRequest {
  readonly thought: number;
  readonly bot?: string | undefined;
  /** What the seat sees and may do, as JSON: workers pass on a string faster than objects. */
  readonly position: string;
}

/** `answer`: an action, or a list of advice, as JSON; nothing where thinking failed. */
export interface Thought {
  readonly thought: number;
  readonly answer?: string | undefined;
}

interface Position<T extends GameTypes> {
  readonly view: T['View'];
  readonly legal: readonly T['Action'][];
}

/** Thinks in this thread, which does nothing else meanwhile. */
export async function think<T extends GameTypes>(
  thinkers: () => Promise<Thinkers<T>>,
  { thought, bot: name, position }: ThoughtRequest,
): Promise<Thought> {
  try {
    const { bots, adviser } = await thinkers();
    const { view, legal } = JSON.parse(position) as Position<T>;
    const rng = fastRng(crypto.getRandomValues(new Uint32Array(1))[0] as number);
    const bot = name === undefined ? undefined : (bots.find(candidate => candidate.name === name) ?? bots.at(-1));
    const budget = budgetForPlay(bot?.name ?? 'master', () => performance.now());
    const answer = bot ? bot.decide(view, legal, budget, rng) : (adviser?.advise(view, legal, budget, rng) ?? []);
    return { thought, answer: JSON.stringify(answer) };
  } catch {
    return { thought };
  }
}

/** A game's side of its thinking: what it asked, and who waits for it. */
export class Thinking<T extends GameTypes> {
  readonly #ask: (request: ThoughtRequest) => void;
  readonly #waiting = new Map<number, (answer: string | undefined) => void>();
  #asked = 0;

  constructor(ask: (request: ThoughtRequest) => void) {
    this.#ask = ask;
  }

  /** Rejects where the bot fails. */
  decide(bot: string, view: T['View'], legal: readonly T['Action'][]): Promise<T['Action']> {
    return this.#think(bot, { view, legal });
  }

  advise(view: T['View'], legal: readonly T['Action'][]): Promise<readonly Advice<T['Action'], object>[]> {
    return this.#think(undefined, { view, legal });
  }

  heard({ thought, answer }: Thought): void {
    this.#waiting.get(thought)?.(answer);
    this.#waiting.delete(thought);
  }

  #think<Answer>(bot: string | undefined, position: Position<T>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const thought = this.#asked++;
      this.#waiting.set(thought, answer => {
        if (answer === undefined) reject(new Error('a bot failed'));
        else resolve(JSON.parse(answer) as Answer);
      });
      this.#ask({ thought, bot, position: JSON.stringify(position) });
    });
  }
}
