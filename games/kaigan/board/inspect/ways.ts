import { board, gains } from '../../rules/index.ts';
import type { SpaceAhead, Used, WayAhead } from '../rowAhead.ts';
import type { Seen } from './seen.ts';

/** The ways of a space in words, equal ones told once: mapping widely with all its prices, a side job's tracks as one. */
export function waysIn({ words, text }: Seen, { ways, action }: SpaceAhead): readonly string[] {
  const told = new Map<string, string>();
  for (const way of ways) {
    const { name, sentence } = tell(way);
    if (!told.has(name)) told.set(name, sentence);
  }
  return [...told.values()];

  function tell({ action: chosen, cost }: WayAhead): { name: string; sentence: string } {
    switch (chosen.kind) {
      case 'dispatch':
        return { name: `send${chosen.surveyors}`, sentence: words.send(chosen.surveyors, cost) };
      case 'map':
        return { name: `map${chosen.markers}`, sentence: words.map(chosen.markers, cost) };
      case 'mapWidely': {
        const prices = ways.flatMap(other =>
          other.action.kind === 'mapWidely' && other.action.upTo === chosen.upTo ? [other.cost] : [],
        );
        return { name: `widely${chosen.upTo}`, sentence: words.widely(chosen.upTo, prices.join('/')) };
      }
      case 'sideJob':
        if (chosen.job === 'earn') return { name: 'earn', sentence: words.jobs.earn(gains.sideJob.ryo) };
        if (chosen.job === 'honor') return { name: 'honor', sentence: words.jobs.honor(gains.sideJob.honor, cost) };
        return { name: 'advance', sentence: words.jobs.advance(cost) };
      default:
        return { name: chosen.kind, sentence: text.does[action] };
    }
  }
}

/** What has to be done before. */
export function needsIn({ words }: Seen, needs: readonly Used[]): string | undefined {
  const columnsOf = (isTurned: boolean): number[] =>
    needs.flatMap(used => (used.isTurned === isTurned ? [board.columnOf(used.space) + 1] : []));
  const [done, turned] = [columnsOf(false), columnsOf(true)];
  const parts = [...(done.length > 0 ? [words.after(done)] : []), ...(turned.length > 0 ? [words.turned(turned)] : [])];
  return parts.length > 0 ? parts.join(', ') : undefined;
}
