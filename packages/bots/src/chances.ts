/** Chances of winning by expected scores that are off by `spread` or so. */
export function winChances(scores: readonly number[], spread: number): number[] {
  const most = Math.max(...scores);
  const odds = scores.map(score => Math.exp((score - most) / spread));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map(odd => odd / all);
}

/**
 * What a seat wants is to win. Where nothing is decided yet a point is worth a point; the nearer it is to certain who
 * wins, the less points matter to anybody; they still break ties.
 */
export function payoffsFor(scores: readonly number[], spread: number): number[] {
  const par = 1 / scores.length;
  return winChances(scores, spread).map((chance, seat) => {
    let margin = 0;
    for (let other = 0; other < scores.length; other++) {
      if (other !== seat) margin += ((scores[seat] as number) - (scores[other] as number)) / (scores.length - 1);
    }
    const even = (spread * (chance - par)) / (par * (1 - par));
    return 0.85 * even + 0.15 * margin;
  });
}
