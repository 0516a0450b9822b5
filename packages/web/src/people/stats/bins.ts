export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** As many bars as a phone shows side by side. */
const MOST = 14;

/** Scores gathered in bars of one width, from the lowest to the highest. */
export function binsOf(scores: readonly { readonly score: number; readonly times: number }[]): Bin[] {
  const [first] = scores;
  if (!first) return [];
  const lowest = Math.min(...scores.map(({ score }) => score));
  const highest = Math.max(...scores.map(({ score }) => score));
  const width = Math.max(1, Math.ceil((highest - lowest + 1) / MOST));
  const count = Math.ceil((highest - lowest + 1) / width);
  return Array.from({ length: count }, (_, i) => {
    const from = lowest + i * width;
    const within = scores.filter(({ score }) => score >= from && score < from + width);
    return { from, to: from + width - 1, times: within.reduce((sum, { times }) => sum + times, 0) };
  });
}
