import { createHash } from 'node:crypto';
import type { Clock } from '../environment.ts';

/** Bytes of pictures that are kept; those looked at least recently go first. */
const MOST_BYTES = 48 * 1024 * 1024;

export interface Picture {
  readonly png: Buffer;
  readonly tag: string;
  /** Whether it never changes. */
  readonly isLasting: boolean;
}

/** Pictures that were printed. Whoever wants one that is at the printer already waits for the same. */
export class Shelf {
  readonly #clock: Clock;
  readonly #kept = new Map<string, { readonly picture: Picture; readonly until: number }>();
  readonly #coming = new Map<string, Promise<Picture | undefined>>();
  #bytes = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** `lasts`: milliseconds for which it is as good as a new one; without it, for ever. */
  get(name: string, lasts: number | undefined, print: () => Promise<Buffer | undefined>): Promise<Picture | undefined> {
    const kept = this.#kept.get(name);
    if (kept && kept.until > this.#clock.elapsed()) {
      // The last in the map is the one that goes last.
      this.#kept.delete(name);
      this.#kept.set(name, kept);
      return Promise.resolve(kept.picture);
    }
    const coming = this.#coming.get(name) ?? this.#print(name, lasts, print);
    this.#coming.set(name, coming);
    return coming;
  }

  async #print(
    name: string,
    lasts: number | undefined,
    print: () => Promise<Buffer | undefined>,
  ): Promise<Picture | undefined> {
    try {
      const png = await print();
      if (!png) return undefined;
      const tag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
      const picture = { png, tag, isLasting: lasts === undefined };
      this.#keep(name, { picture, until: lasts === undefined ? Infinity : this.#clock.elapsed() + lasts });
      return picture;
    } finally {
      this.#coming.delete(name);
    }
  }

  #keep(name: string, kept: { readonly picture: Picture; readonly until: number }): void {
    this.#forget(name);
    this.#kept.set(name, kept);
    this.#bytes += kept.picture.png.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    this.#bytes -= this.#kept.get(name)?.picture.png.length ?? 0;
    this.#kept.delete(name);
  }
}
