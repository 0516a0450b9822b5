/** Chance, as an argument. Real games draw from ChaCha20, imagined ones from xoshiro. */
export interface Rng {
  /** A whole number from 0 to `n - 1`, each as likely as the others. */
  below(n: number): number;
}

/** Makes fair draws of a source of 32-bit words, by throwing the uneven rest away. */
export function below(source: { word(): number }, n: number): number {
  if (!(Number.isInteger(n) && n >= 1 && n <= 2 ** 32)) throw new RangeError(`cannot draw below ${n}`);
  let drawn = source.word();
  // Only the last `n` words can belong to the rest. `>>> 0`: so processors divide whole numbers, not fractions.
  if (drawn < 2 ** 32 - n) return drawn % (n >>> 0);
  const fair = 2 ** 32 - (2 ** 32 % n);
  while (drawn >= fair) drawn = source.word();
  return drawn % n;
}

/** The items in a random order (Fisher and Yates), from the last place to the first. */
export function shuffle<Item>(rng: Rng, items: readonly Item[]): Item[] {
  const shuffled = items.slice();
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = rng.below(last + 1);
    const item = shuffled[last] as Item;
    shuffled[last] = shuffled[chosen] as Item;
    shuffled[chosen] = item;
  }
  return shuffled;
}
