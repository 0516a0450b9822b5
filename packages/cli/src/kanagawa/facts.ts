import { diplomasFor, type Kanagawa, listOf, type State, scoreLines, totalOf } from '@hanga/kanagawa';
import type { Match, Seat } from '@hanga/kernel';
import type { Facts, Logged } from '../front.ts';

/** What a simulation counts of a finished game. */
export function facts(match: Match<Kanagawa>, log: readonly Logged<Kanagawa>[]): Facts {
  const { state } = match;
  const takes: [number, number][] = [];
  const leaves: number[] = [];
  for (const { before, events } of log) {
    for (const event of events) {
      if (event.kind === 'tookDiploma') takes.push([event.diploma, before.round]);
      if (event.kind === 'leftDiplomas') leaves.push(...event.diplomas);
    }
  }
  return {
    rounds: state.round,
    ending: state.phase.kind === 'over' ? state.phase.reason : 'unfinished',
    first: match.moves[0]?.seat ?? state.grandMaster,
    offered: listOf(diplomasFor(state.suits)),
    takes,
    leaves,
    lines: state.players.map((player, seat) => {
      const points: Record<string, number> = {};
      for (const line of scoreLines(player, seat === state.grandMaster)) {
        points[line.kind] = (points[line.kind] ?? 0) + line.points;
      }
      return points;
    }),
    counts: match.options.yokai ? yokaiCounts(state) : {},
  };
}

function yokaiCounts(state: State): Facts['counts'] {
  const atEnd: Record<string, number> = {};
  for (const { yokai } of state.players) atEnd[yokai] = (atEnd[yokai] ?? 0) + 1;
  return { yokaiAtEnd: atEnd, decidedByYokai: { [isDecidedByYokai(state) ? 'yes' : 'no']: 1 } };
}

/** Whether others would have won, or shared the victory, if yokai cost nothing. */
function isDecidedByYokai(state: State): boolean {
  const winners = (isCounted: boolean): Seat[] => {
    const totals = state.players.map((player, seat) => {
      const lines = scoreLines(player, seat === state.grandMaster);
      return totalOf(isCounted ? lines : lines.filter(line => line.kind !== 'yokai'));
    });
    const most = Math.max(...totals);
    return totals.flatMap((total, seat) => (total === most ? [seat] : []));
  };
  return winners(true).join() !== winners(false).join();
}
