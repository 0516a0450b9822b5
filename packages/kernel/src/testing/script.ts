import type { Rng } from '../rng.ts';

export interface ScriptedChance extends Rng {
  /** Fails if a draw of the script was never asked for. */
  done(): void;
}

/** Chance that a test dictates: `[n, value]` answers `below(n)`. Any other draw, and any draw too many, fails. */
export function scripted(draws: readonly (readonly [n: number, value: number])[]): ScriptedChance {
  let next = 0;
  return {
    below(n) {
      const draw = draws[next];
      if (!draw) throw new Error(`unexpected draw below ${n}: the script has only ${draws.length}`);
      if (draw[0] !== n) throw new Error(`draw ${next + 1}: below ${n} was asked, the script expects ${draw[0]}`);
      next++;
      return draw[1];
    },
    done() {
      if (next < draws.length) throw new Error(`${draws.length - next} of ${draws.length} scripted draws unused`);
    },
  };
}

/** The draws that make `shuffle` turn `items` into `wanted`. */
export function drawsForShuffle<Item>(items: readonly Item[], wanted: readonly Item[]): [number, number][] {
  const current = items.slice();
  const draws: [number, number][] = [];
  for (let last = items.length - 1; last > 0; last--) {
    const chosen = current.lastIndexOf(wanted[last] as Item, last);
    if (chosen < 0) throw new Error('the wanted order is of other items');
    draws.push([last + 1, chosen]);
    [current[last], current[chosen]] = [current[chosen] as Item, current[last] as Item];
  }
  return draws;
}

/** Chance for a step that must not need any. */
export const noChance: Rng = {
  below(n) {
    throw new Error(`unexpected draw below ${n}: this step has no chance`);
  },
};
