import { type HonorSource, honorSources, type Outcome, type Player, type ScoreLine, type State } from './types.ts';

/** All that scoring reads of a player; everybody may see it, so views can be scored too. */
export type ScoredPlayer = Pick<Player, 'honor' | 'ryo'>;

/** Where a player's honor came from, in the rulebook's order; sources that gave none are left out. */
export const scoreLines = (player: Pick<Player, 'honor'>): ScoreLine[] =>
  player.honor.flatMap((points, i) => (points === 0 ? [] : [{ kind: honorSources[i] as HonorSource, points }]));

export function honorOf(player: Pick<Player, 'honor'>): number {
  let total = 0;
  for (const points of player.honor) total += points;
  return total;
}

/** G48: most honor wins, then most ryo; who is still tied shares the victory. */
export function winnersAmong(players: readonly ScoredPlayer[]): number[] {
  const most = Math.max(...players.map(honorOf));
  const best = players.filter(player => honorOf(player) === most);
  const richest = Math.max(...best.map(player => player.ryo));
  return players.flatMap((player, seat) => (honorOf(player) === most && player.ryo === richest ? [seat] : []));
}

export function outcomeOf({ phase, players }: State): Outcome | undefined {
  if (phase.kind !== 'over') return undefined;
  const scores = players.map(player => ({ total: honorOf(player), lines: scoreLines(player) }));
  return { scores, winners: winnersAmong(players) };
}
