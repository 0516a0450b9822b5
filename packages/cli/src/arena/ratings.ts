/** One game for the ratings: who played, and each one's part of the victory. */
export interface Rated {
  readonly deal: number;
  readonly names: readonly string[];
  readonly parts: readonly number[];
}

const ROUNDS = 200;
/** 400 points are odds of ten to one, as in chess. */
const POINTS = 400 / Math.LN10;

/**
 * Strengths by which each game's winner is likeliest: who has strength s wins with chance s / (sum of the strengths at
 * the table). Fitted by Hunter's minorising steps; the order of the games does not matter. Everybody also draws one
 * half-game against an imagined average player, so that who has won everything has a finite rating. The mean is 0.
 */
export function ratingsOf(games: readonly Rated[]): Map<string, number> {
  const names = [...new Set(games.flatMap(game => game.names))];
  const wins = new Map(names.map(name => [name, 0.5]));
  for (const { names: seated, parts } of games) {
    seated.forEach((name, seat) => {
      wins.set(name, (wins.get(name) as number) + (parts[seat] as number));
    });
  }
  let strength = new Map(names.map(name => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const weight = new Map(names.map(name => [name, 1 / ((strength.get(name) as number) + 1)]));
    for (const { names: seated } of games) {
      const table = seated.reduce((sum, name) => sum + (strength.get(name) as number), 0);
      for (const name of seated) weight.set(name, (weight.get(name) as number) + 1 / table);
    }
    strength = new Map(names.map(name => [name, (wins.get(name) as number) / (weight.get(name) as number)]));
  }
  const points = names.map(name => POINTS * Math.log(strength.get(name) as number));
  const mean = points.reduce((sum, point) => sum + point, 0) / names.length;
  return new Map(names.map((name, i) => [name, (points[i] as number) - mean]));
}
