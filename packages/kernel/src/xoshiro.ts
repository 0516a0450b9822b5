import { below, type Rng } from './rng.ts';

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** xoshiro128**, seeded through splitmix32: fast, and good enough for worlds that bots imagine. Not for real games. */
export const fastRng = (seed: number): Rng => new Xoshiro(seed);

class Xoshiro implements Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    let mixed = seed | 0;
    const split = (): number => {
      mixed = (mixed + 0x9e3779b9) | 0;
      let z = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.a = split();
    this.b = split();
    this.c = split();
    this.d = split();
  }

  word(): number {
    const { a, b } = this;
    const c = this.c ^ a;
    const d = this.d ^ b;
    this.a = a ^ d;
    this.b = b ^ c;
    this.c = c ^ (b << 9);
    this.d = rotated(d, 11);
    return Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
  }

  below(n: number): number {
    return below(this, n);
  }
}
