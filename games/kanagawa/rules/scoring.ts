import { harmonyOf, STORM, seasonOf, studioHarmonyOf } from './cards.ts';
import { grandMasterHarmony } from './data/box.ts';
import { seasons } from './data/cardTypes.ts';
import { startingTiles } from './data/startingTiles.ts';
import { diplomaOf, listOf } from './diplomas.ts';
import type { CardId, Outcome, Player, ScoreLine, State } from './types.ts';
import { yokaiHarmony } from './yokai/data/box.ts';

/** All that scoring reads of a player; everybody may see it, so views can be scored too. */
export type ScoredPlayer = Pick<Player, 'tile' | 'print' | 'studio' | 'storms' | 'diplomas' | 'yokai'>;

/** K35 to K41, in the rulebook's order; then Y16. */
export function scoreLines(player: ScoredPlayer, isGrandMaster: boolean): ScoreLine[] {
  return [
    { kind: 'print', points: player.print.length + 1 },
    longestRun(player),
    { kind: 'printHarmony', points: sum(player.print, harmonyOf) },
    { kind: 'studioHarmony', points: sum(player.studio, studioHarmonyOf) },
    ...listOf(player.diplomas).map(
      diploma => ({ kind: 'diploma', points: diplomaOf(diploma).harmony, diploma }) as const,
    ),
    ...(isGrandMaster ? [{ kind: 'grandMaster', points: grandMasterHarmony } as const] : []),
    ...(player.yokai > 0
      ? [{ kind: 'yokai', points: yokaiHarmony[player.yokai] as number, yokai: player.yokai } as const]
      : []),
  ];
}

export const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((total, line) => total + line.points, 0);

const sum = (cards: readonly CardId[], value: (card: CardId) => number): number => {
  let total = 0;
  for (const card of cards) total += value(card);
  return total;
};

/** The print's seasons by place, the starting tile being place 0. */
const seasonsOf = (player: Pick<Player, 'tile' | 'print'>): number[] => [
  seasons.indexOf(startingTiles[player.tile]!.season),
  ...player.print.map(seasonOf),
];

/**
 * K36 to K38: the longest run of one season, with storms as any season and the storm tokens where they help most.
 * For each season a window slides over the print, holding no more other cards than there are tokens.
 */
export function longestRun(player: Pick<Player, 'tile' | 'print' | 'storms'>): ScoreLine & { kind: 'seasons' } {
  const shown = seasonsOf(player);
  let best = { season: shown[0] as number, from: 0, to: 0 };
  for (let season = 0; season < STORM; season++) {
    let from = 0;
    let tokens = 0;
    for (let to = 0; to < shown.length; to++) {
      if (!fits(shown[to] as number, season)) {
        // No token goes on the starting tile: nothing before this place can join.
        if (to === 0) from = 1;
        else tokens++;
      }
      for (; tokens > player.storms; from++) if (!fits(shown[from] as number, season)) tokens--;
      if (to - from > best.to - best.from) best = { season, from, to };
    }
  }
  const { season, from, to } = best;
  const tokens = shown.flatMap((other, place) => (place >= from && place <= to && !fits(other, season) ? [place] : []));
  return {
    kind: 'seasons',
    points: to - from + 1,
    season: seasons[season] as (ScoreLine & { kind: 'seasons' })['season'],
    from,
    to,
    tokens,
  };
}

const fits = (shown: number, season: number): boolean => shown === season || shown === STORM;

/** K42: most harmony wins; tied players share the victory. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase.kind !== 'over') return undefined;
  const scores = state.players.map((player, seat) => {
    const lines = scoreLines(player, seat === state.grandMaster);
    return { total: totalOf(lines), lines };
  });
  const most = Math.max(...scores.map(score => score.total));
  return { scores, winners: scores.flatMap((score, seat) => (score.total === most ? [seat] : [])) };
}
