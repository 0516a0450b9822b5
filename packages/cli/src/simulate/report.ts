import type { GameTypes } from '@hanga/kernel';
import asciichart from 'asciichart';
import type { Look, Rate, Teller } from '../front.ts';
import type { Messages } from '../text/index.ts';
import { padded, paddedLeft, widthOf } from '../width.ts';
import type { Spread } from './counting.ts';
import type { RatedRow } from './rates.ts';
import type { Standing, Summary } from './summary.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The summary to read. */
export function report<T extends GameTypes>(
  summary: Summary,
  { teller, rates = {} }: { readonly teller: Teller<T>; readonly rates?: Readonly<Record<string, readonly Rate[]>> },
  { simulate: say }: Messages,
  { paint }: Look,
): string[] {
  const title = (text: string): string[] => ['', paint('bold', text)];
  const spread = ({ mean, sd, min, max }: Spread): string =>
    say.spread({ mean: mean.toFixed(1), sd: sd.toFixed(1), min, max });
  const place = (distance: number): string => (distance === 0 ? say.firstPlayer : say.nthPlayer(distance + 1));
  return [
    paint('bold', say.games(summary.games, summary.players, teller.title)),
    `${say.seed}: ${summary.seed}`,
    ...title(say.bots),
    ...standings(
      say,
      summary.bots.map(row => [row.bot, row]),
    ),
    ...title(say.seats),
    ...standings(
      say,
      summary.seats.map((row, seat) => [say.seat(seat + 1), row]),
    ),
    ...title(say.fromFirst),
    ...standings(
      say,
      summary.fromFirst.map((row, distance) => [place(distance), row]),
    ),
    ...title(`${say.scores}: ${spread(summary.scores)}`),
    ...chart(summary.scores.counts),
    ...title(say.lengths),
    ...(summary.rounds ? [`  ${padded(say.rounds, 8)}${spread(summary.rounds)}`] : []),
    `  ${padded(say.moves, 8)}${spread(summary.moves)}`,
    ...(summary.endings.length === 0
      ? []
      : [
          ...title(say.endings),
          ...table(
            summary.endings.map(row => [
              teller.ending?.(row.reason) ?? row.reason,
              String(row.games),
              percent(row.share),
            ]),
          ),
        ]),
    ...title(say.points),
    ...table(summary.points.map(row => [teller.line(row.kind), row.mean.toFixed(2)])),
    ...Object.entries(summary.rates).flatMap(([name, rows]) => {
      const words = teller.rated?.(name);
      if (!words) return [];
      const columns = rates[name] ?? [];
      return [
        ...title(words.title),
        ...table([['', ...columns.map(rate => words.heading(rate.name))], ...ratedRows(rows, columns, words.label)]),
      ];
    }),
    ...Object.entries(summary.counts).flatMap(([name, rows]) => {
      const words = teller.counted?.(name);
      if (!words) return [];
      return [
        ...title(words.title),
        ...table(rows.map(row => [words.label(row.key), String(row.times), percent(row.share)])),
      ];
    }),
  ];
}

/** Each row's rates, and a bar as long as its first one. */
function ratedRows(rows: readonly RatedRow[], columns: readonly Rate[], label: (key: string) => string): string[][] {
  const first = ({ rates }: RatedRow): number => rates[columns[0]?.name ?? ''] ?? 0;
  const most = Math.max(0, ...rows.map(first));
  const cell = (row: RatedRow, rate: Rate): string => {
    const value = row.rates[rate.name];
    if (value === undefined) return '–';
    return 'meanOf' in rate ? value.toFixed(1) : percent(value);
  };
  return rows.map(row => [label(row.key), ...columns.map(rate => cell(row, rate)), bar(first(row) / (most || 1))]);
}

function standings(say: Messages['simulate'], rows: readonly (readonly [string, Standing])[]): string[] {
  return table([
    ['', say.wins, '', say.shared, say.mean],
    ...rows.map(([name, { wins, winShare, sharedWins, meanScore }]) => [
      name,
      String(wins),
      percent(winShare),
      String(sharedWins),
      meanScore.toFixed(2),
    ]),
  ]);
}

/** The first column to the left, numbers to the right, bars to the left again. */
function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map(row => widthOf(row[i] ?? ''))));
  const isBar = (text: string): boolean => text.startsWith('█');
  return rows.map(row =>
    `  ${row
      .map((text, i) => (i === 0 || isBar(text) ? padded(text, widths[i] ?? 0) : paddedLeft(text, widths[i] ?? 0)))
      .join('  ')}`.trimEnd(),
  );
}

const bar = (part: number): string => '█'.repeat(Math.ceil(part * 20));

const CHART = { width: 60, height: 8 } as const;

/** How often each score came, as a line over the scores; several scores share a column where there are many. */
function chart(counts: readonly (readonly [score: number, players: number])[]): string[] {
  const [from, to] = [counts[0]?.[0] ?? 0, counts.at(-1)?.[0] ?? 0];
  const perColumn = Math.max(1, Math.ceil((to - from + 1) / CHART.width));
  // A flat end on both sides shows that nothing lies beyond.
  const columns = Array.from({ length: Math.floor((to - from) / perColumn) + 3 }, () => 0);
  for (const [score, players] of counts) columns[Math.floor((score - from) / perColumn) + 1]! += players;
  const label = String(Math.max(...columns)).length + 1;
  const plot = asciichart.plot(columns, {
    height: CHART.height,
    min: 0,
    format: value => paddedLeft(String(Math.round(value)), label),
  });
  return [...plot.split('\n').map(line => ` ${line}`), axis(from, perColumn, columns.length, label)];
}

/** Scores under the chart, every ten columns. Column 1 is the lowest score, one cell right of the axis. */
function axis(from: number, perColumn: number, columns: number, label: number): string {
  let line = ' '.repeat(label + 3);
  const origin = line.length;
  for (let column = 1; column < columns; column += 10) {
    line = padded(line, origin + column - 1) + String(from + (column - 1) * perColumn);
  }
  return line;
}
