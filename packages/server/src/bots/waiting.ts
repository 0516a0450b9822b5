/** Who looks at the table whose bot is to move: somebody who plays there, somebody else, or nobody. */
export type Attention = 'player' | 'spectator' | 'nobody';

const RANKS: Readonly<Record<Attention, number>> = { player: 2, spectator: 1, nobody: 0 };
/** Milliseconds after which a thought is as urgent as any: nobody waits for ever. */
const PATIENCE = 20_000;
/** Milliseconds that a thought takes at most that nobody looks at, while somebody may come to wait behind it. */
const SHORT = 100;
/** Milliseconds for which somebody who looked may still ask for more. */
const RECENT = 10_000;
const LEAST = 20;

interface Waiter<Job> {
  readonly job: Job;
  readonly since: number;
  readonly attention: () => Attention;
}

/**
 * Thoughts that wait for a thread. Those of tables that are looked at come first, and share the time among themselves;
 * the others think when nobody waits, and for a short while only as long as somebody might.
 */
export class WaitingThoughts<Job> {
  readonly #waiters: Waiter<Job>[] = [];
  #lookedAt = Number.NEGATIVE_INFINITY;

  get size(): number {
    return this.#waiters.length;
  }

  add(job: Job, attention: () => Attention, now: number): void {
    this.#waiters.push({ job, attention, since: now });
    if (attention() !== 'nobody') this.#lookedAt = now;
  }

  /** The next one, and how long it may think where a thought alone takes `longest` and `threads` think at a time. */
  take(now: number, longest: number, threads: number): { job: Job; milliseconds: number } | undefined {
    const ranks = this.#waiters.map(({ attention, since }) =>
      now - since > PATIENCE ? RANKS.player : RANKS[attention()],
    );
    const rank = Math.max(...ranks);
    const [next] = this.#waiters.splice(ranks.indexOf(rank), 1);
    if (!next) return undefined;
    if (rank > 0) this.#lookedAt = now;
    const others = ranks.filter(other => other === rank).length - 1;
    const isShort = next.attention() === 'nobody' && now - this.#lookedAt < RECENT;
    const most = isShort ? Math.min(SHORT, longest) : longest;
    return { job: next.job, milliseconds: Math.max(LEAST, Math.round(most / (1 + others / threads))) };
  }
}
