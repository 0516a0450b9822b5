import type { GameTypes, Outcome } from '@hanga/kernel';
import type { Look, Teller, Who } from './front.ts';
import { cut, padded, paddedLeft, widthOf } from './width.ts';

interface Shown {
  readonly who: Who;
  readonly look: Look;
  /** The word for the sum. */
  readonly total: string;
  readonly width: number;
}

/** The scores as the game draws them; else a column a player, and a row for each kind of score line. */
export function scoreTable<T extends GameTypes>(
  teller: Teller<T>,
  outcome: Outcome<T>,
  { who, look: { paint }, total, width }: Shown,
): readonly string[] {
  if (teller.scores) return teller.scores(outcome, who, width);
  const { scores, winners } = outcome;
  const kinds = [...new Set(scores.flatMap(({ lines }) => lines.map(({ kind }) => kind)))];
  const label = Math.max(...[total, ...kinds.map(teller.line)].map(widthOf)) + 1;
  const cell = Math.min(16, Math.floor((width - label) / scores.length));
  const row = (name: string, cells: readonly string[]): string =>
    padded(name, label) + cells.map(shown => paddedLeft(shown, cell)).join('');
  const names = scores.map((_, seat) => {
    const name = cut(who(seat), cell - 2);
    return winners.includes(seat) ? paint('bold', name) : name;
  });
  return [
    row('', names),
    ...kinds.map(kind =>
      row(
        teller.line(kind),
        scores.map(({ lines }) => {
          const those = lines.filter(line => line.kind === kind);
          return those.length === 0 ? paint('dim', '–') : String(those.reduce((sum, { points }) => sum + points, 0));
        }),
      ),
    ),
    paint('dim', '─'.repeat(label + cell * scores.length)),
    row(
      paint('bold', total),
      scores.map(score => paint('bold', String(score.total))),
    ),
  ];
}
