import type { Who } from 'hanga/front.ts';
import { cut, padded, paddedLeft, widthOf } from 'hanga/width.ts';
import { honorSources, type Outcome } from '../rules/index.ts';
import type { Style } from './style.ts';

/** Where everybody's honor comes from, one column a player. */
export function scoreTable({ paint, text }: Style, outcome: Outcome, who: Who, total: string, width: number): string[] {
  const label = Math.max(...Object.values(text.scoreRow).map(widthOf)) + 1;
  const cell = Math.min(16, Math.floor((width - label) / outcome.scores.length));
  const row = (name: string, cells: readonly string[]): string =>
    padded(name, label) + cells.map(shown => paddedLeft(shown, cell)).join('');
  const names = outcome.scores.map((_, seat) => {
    const name = cut(who(seat), cell - 2);
    return outcome.winners.includes(seat) ? paint('bold', name) : name;
  });
  const lines = honorSources.map(source =>
    row(
      text.scoreRow[source],
      outcome.scores.map(({ lines }) => {
        const line = lines.find(({ kind }) => kind === source);
        return line ? String(line.points).replace('-', '−') : paint('dim', '–');
      }),
    ),
  );
  return [
    row('', names),
    ...lines,
    paint('dim', '─'.repeat(label + cell * outcome.scores.length)),
    row(
      paint('bold', total),
      outcome.scores.map(score => paint('bold', String(score.total))),
    ),
  ];
}
