import type { Who } from 'hanga/front.ts';
import { cut, padded, paddedLeft, widthOf } from 'hanga/width.ts';
import { diplomaOf, type Outcome, type ScoreLine } from '../rules/index.ts';
import { type Style, seasonMark } from './style.ts';

const kinds = ['print', 'seasons', 'printHarmony', 'studioHarmony', 'diploma', 'grandMaster', 'yokai'] as const;

/** Where everybody's points come from, one column a player; then the diplomas, one by one. */
export function scoreTable(style: Style, outcome: Outcome, who: Who, total: string, width: number): string[] {
  const { paint, words, text } = style;
  const label = Math.max(...Object.values(words.scoreRow).map(widthOf)) + 1;
  const cell = Math.min(16, Math.floor((width - label) / outcome.scores.length));
  const row = (name: string, cells: readonly string[]): string =>
    padded(name, label) + cells.map(text => paddedLeft(text, cell)).join('');
  const names = outcome.scores.map((_, seat) => cut(who(seat), cell - 2));
  const marked = names.map((name, seat) => (outcome.winners.includes(seat) ? paint('bold', name) : name));
  const isCounted = (kind: ScoreLine['kind']): boolean =>
    kind !== 'yokai' || outcome.scores.some(score => score.lines.some(line => line.kind === kind));
  const lines = kinds.filter(isCounted).map(kind =>
    row(
      words.scoreRow[kind],
      outcome.scores.map(score => sumOf(style, score.lines, kind)),
    ),
  );
  const diplomas = outcome.scores.flatMap((score, seat) =>
    score.lines.flatMap(line => (line.kind === 'diploma' ? [diplomaLine(style, names[seat] as string, line)] : [])),
  );
  return [
    row('', marked),
    ...lines,
    paint('dim', '─'.repeat(label + cell * outcome.scores.length)),
    row(
      paint('bold', total),
      outcome.scores.map(score => paint('bold', String(score.total))),
    ),
    ...(diplomas.length > 0
      ? ['', `${paint('bold', words.diplomas)} ${paint('dim', `(${text.terms.harmony})`)}`, ...diplomas]
      : []),
  ];
}

function sumOf(style: Style, lines: readonly ScoreLine[], kind: ScoreLine['kind']): string {
  const those = lines.filter(line => line.kind === kind);
  const points = those.reduce((sum, line) => sum + line.points, 0);
  const [first] = those;
  const season = first?.kind === 'seasons' ? `${seasonMark(style, first.season)} ` : '';
  return those.length === 0 ? style.paint('dim', '–') : season + points;
}

function diplomaLine({ paint, text }: Style, name: string, line: ScoreLine & { kind: 'diploma' }): string {
  const diploma = diplomaOf(line.diploma);
  return `  ${padded(name, 16)} ${paddedLeft(String(line.points), 2)}  ${paint(diploma.color, text.color[diploma.color])}, ${text.need(diploma)}`;
}
