import type { Match } from '@hanga/kernel';
import type { Facts, Logged } from 'hanga/front.ts';
import { type ActionName, board, type Kaigan } from '../rules/index.ts';

/** What a simulation counts of a finished game: besides points, what was done on spaces and which rows were claimed. */
export function facts(match: Match<Kaigan>, log: readonly Logged<Kaigan>[]): Facts {
  const { state } = match;
  const actions: Record<string, number> = {};
  const rows: Record<string, number> = {};
  for (const move of log) {
    const done = doneIn(move);
    if (done) actions[done] = (actions[done] ?? 0) + 1;
    for (const event of move.events) {
      if (event.kind === 'tookQuadrant') actions['takeQuadrant'] = (actions['takeQuadrant'] ?? 0) + 1;
      if (event.kind === 'claimedRow') rows[event.row + 1] = (rows[event.row + 1] ?? 0) + 1;
    }
  }
  return {
    rounds: state.round,
    ending: state.phase.kind === 'over' ? 'rounds' : 'unfinished',
    counts: { actions, rows },
  };
}

/** What a claimer does with a space: its action, the secondary one of its card, or nothing. */
export type Done = ActionName | 'survey' | 'pass';

function doneIn({ before, action }: Logged<Kaigan>): Done | undefined {
  if (before.phase.kind !== 'act') return undefined;
  if (action.kind === 'survey' || action.kind === 'pass') return action.kind;
  return board.actionAt(before, before.phase.space);
}
