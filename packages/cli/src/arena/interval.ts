/** A mean with its 95 % confidence interval. */
export interface Measured {
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}

const Z = 1.96;

/** Four decimals: more would be noise. */
const rounded = (n: number): number => Math.round(n * 1e4) / 1e4;

function momentsOf(samples: readonly number[]): { mean: number; error: number } {
  const n = samples.length;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / n;
  if (n < 2) return { mean, error: Number.POSITIVE_INFINITY };
  const variance = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / (n - 1);
  return { mean, error: Math.sqrt(variance / n) };
}

/** The mean of independent samples: here, one per deal. */
export function meanOf(samples: readonly number[]): Measured {
  const { mean, error } = momentsOf(samples);
  return { mean: rounded(mean), from: rounded(mean - Z * error), to: rounded(mean + Z * error) };
}

/**
 * A share of victories, by Wilson's interval, which holds near 0 and 1 too. Games of one deal are not independent:
 * what counts is how much the deals differ, from which follows how many independent games they are worth.
 */
export function shareOf(deals: readonly number[], games: number): Measured {
  const { mean, error } = momentsOf(deals);
  const spread = mean * (1 - mean);
  const worth = Number.isFinite(error) && error > 0 && spread > 0 ? Math.min(spread / error ** 2, 4 * games) : games;
  const center = (mean + Z ** 2 / (2 * worth)) / (1 + Z ** 2 / worth);
  const reach = (Z / (1 + Z ** 2 / worth)) * Math.sqrt(spread / worth + Z ** 2 / (4 * worth ** 2));
  return {
    mean: rounded(mean),
    from: rounded(Math.max(0, Math.min(mean, center - reach))),
    to: rounded(Math.min(1, Math.max(mean, center + reach))),
  };
}
