import { below, type Rng } from './rng.ts';

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** xoshiro128**, seeded through splitmix32: fast, and good enough for worlds that bots imagine. Not for real games. */
export function fastRng(seed: number): Rng {
  let mixed = seed | 0;
  const split = (): number => {
    mixed = (mixed + 0x9e3779b9) | 0;
    let z = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let [a, b, c, d] = [split(), split(), split(), split()];
  const word = (): number => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result >>> 0;
  };
  return { below: n => below(word, n) };
}
