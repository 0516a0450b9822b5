import type { Look } from '../front.ts';
import type { Messages } from '../text/index.ts';
import { padded, paddedLeft, widthOf } from '../width.ts';
import type { Measured } from './interval.ts';
import type { Meeting, Summary } from './summary.ts';

/** The summary to read. */
export function report(summary: Summary, title: string, { arena: say }: Messages, { paint }: Look): string[] {
  return [
    paint('bold', say.games(summary.games, summary.deals, summary.players, title)),
    `${say.seed}: ${summary.seed}`,
    ...summary.meetings.flatMap(meeting => ['', ...meetingLines(meeting, say)]),
    ...(summary.ratings === undefined
      ? []
      : [
          '',
          paint('bold', say.ratings),
          ...table(
            summary.ratings.map(({ bot, rating }) => [bot, String(rating.mean), `${rating.from} … ${rating.to}`]),
          ),
        ]),
    '',
    say.interval,
  ];
}

function meetingLines({ bots }: Meeting, say: Messages['arena']): string[] {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const both = ({ mean, from, to }: Measured, show: (n: number) => string): string[] => [
    show(mean),
    // A single deal tells nothing about how far others would be from it.
    Number.isFinite(from) ? `${show(from)} … ${show(to)}` : '?',
  ];
  const decimal = (n: number): string => n.toFixed(2);
  const times = bots.some(({ time }) => time) ? [say.time] : [];
  return table([
    ['', say.wins, '', say.par, say.score, say.margin, '', ...times],
    ...bots.map(row => [
      row.seats > 1 ? `${row.bot} × ${row.seats}` : row.bot,
      ...both(row.winShare, percent),
      percent(row.par),
      decimal(row.score.mean),
      ...(row.margin ? both(row.margin, decimal) : ['', '']),
      ...(row.time ? [`${row.time.mean} ms, ≤ ${row.time.slowest} ms`] : []),
    ]),
  ]);
}

/** The first column to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map(row => widthOf(row[i] ?? ''))));
  return rows.map(row =>
    `  ${row.map((text, i) => (i === 0 ? padded : paddedLeft)(text, widths[i] ?? 0)).join('  ')}`.trimEnd(),
  );
}
