const MOST_BUCKETS = 50_000;

/** So many at once, and then so many a second. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #tokens: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#tokens = most;
    this.#at = now;
  }

  take(now: number, tokens = 1): boolean {
    this.#tokens = Math.min(this.#most, this.#tokens + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens < tokens) return false;
    this.#tokens -= tokens;
    return true;
  }

  /** What is left, as of the last time something was asked for, and in how many seconds there is this much again. */
  left(wanted: number): { readonly left: number; readonly again: number; readonly full: number } {
    const until = (tokens: number): number => Math.max(0, Math.ceil((tokens - this.#tokens) / this.#perSecond));
    return { left: Math.max(0, Math.floor(this.#tokens)), again: until(wanted), full: until(this.#most) };
  }

  /** Takes more than is there if need be, for what cannot be refused any more: the next ones wait for it. */
  charge(tokens: number): void {
    this.#tokens -= tokens;
  }

  get isFull(): boolean {
    return this.#tokens >= this.#most;
  }
}

/** A bucket for each address or player. Full ones are forgotten, and beyond so many those not used for longest. */
export class Buckets {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #of = new Map<string, { readonly bucket: Bucket; used: number }>();
  #swept = 0;

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
  }

  take(who: string, now: number): boolean {
    return this.#bucketOf(who, now).take(now);
  }

  /** Takes so many, and tells what is left: for those who are told beforehand. */
  spend(who: string, now: number, tokens: number): { readonly isAllowed: boolean } & ReturnType<Bucket['left']> {
    const bucket = this.#bucketOf(who, now);
    return { isAllowed: bucket.take(now, tokens), ...bucket.left(tokens) };
  }

  #bucketOf(who: string, now: number): Bucket {
    this.#sweep(now);
    let entry = this.#of.get(who);
    if (!entry) {
      entry = { bucket: new Bucket(this.#perSecond, this.#most, now), used: now };
      const [oldest] = this.#of.size < MOST_BUCKETS ? [] : this.#of.keys();
      if (oldest !== undefined) this.#of.delete(oldest);
    }
    entry.used = now;
    // A map keeps the order of insertion: the one used last is at its end.
    this.#of.delete(who);
    this.#of.set(who, entry);
    return entry.bucket;
  }

  #sweep(now: number): void {
    if (now - this.#swept < 60_000) return;
    this.#swept = now;
    const refilled = (this.#most / this.#perSecond) * 1000;
    for (const [who, { used }] of this.#of) if (now - used > refilled) this.#of.delete(who);
  }
}

/** How many of something each address has open. */
export class Counts {
  readonly #of = new Map<string, number>();
  #all = 0;

  get all(): number {
    return this.#all;
  }

  of(who: string): number {
    return this.#of.get(who) ?? 0;
  }

  add(who: string): void {
    this.#all++;
    this.#of.set(who, this.of(who) + 1);
  }

  remove(who: string): void {
    this.#all--;
    const left = this.of(who) - 1;
    if (left > 0) this.#of.set(who, left);
    else this.#of.delete(who);
  }
}
