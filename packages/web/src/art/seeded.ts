export type Rng = () => number;

/** mulberry32: the same card number always carves the same block. */
export const seeded = (seed: number): Rng => {
  let state = (seed * 0x9e3779b1 + 0x6d2b79f5) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const between = (rng: Rng, low: number, high: number): number => low + (high - low) * rng();

export const pick = <T>(rng: Rng, list: readonly [T, ...T[]]): T => list[Math.floor(rng() * list.length)] ?? list[0];

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
