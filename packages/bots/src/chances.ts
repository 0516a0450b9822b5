/** Chances of winning by expected scores that are off by `spread` or so. */
export function winChances(scores: readonly number[], spread: number): number[] {
  const most = Math.max(...scores);
  const odds = scores.map(score => Math.exp((score - most) / spread));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map(odd => odd / all);
}

/** A seat's score less the mean of the others'. */
export function marginIn(scores: readonly number[], seat: number): number {
  let margin = 0;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat) margin += ((scores[seat] as number) - (scores[other] as number)) / (scores.length - 1);
  }
  return margin;
}

/** How much of a payoff is the chance of winning; the rest is the margin, which breaks ties. */
const VICTORY = 0.85;

/**
 * What a seat wants is to win. Where nothing is decided yet a point is worth a point; the nearer it is to certain who
 * wins, the less points matter to anybody; they still break ties.
 */
export function payoffsFor(scores: readonly number[], spread: number): number[] {
  const par = 1 / scores.length;
  return winChances(scores, spread).map((chance, seat) => {
    const even = (spread * (chance - par)) / (par * (1 - par));
    return VICTORY * even + (1 - VICTORY) * marginIn(scores, seat);
  });
}

/** What a point more is worth to a seat in payoff: 1 where all are even, less where the game is nearly decided. */
export function worthOfPoint(scores: readonly number[], spread: number, seat: number): number {
  const par = 1 / scores.length;
  const chance = winChances(scores, spread)[seat] as number;
  return (VICTORY * chance * (1 - chance)) / (par * (1 - par)) + 1 - VICTORY;
}
