import type { GameTypes } from '@hanga/kernel';
import asciichart from 'asciichart';
import type { Chrome } from '../chrome/index.ts';
import type { Look, Teller } from '../front.ts';
import { padded, paddedLeft, widthOf } from '../width.ts';
import type { Spread, Standing, Summary } from './summary.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The summary to read. */
export function report<T extends GameTypes>(
  summary: Summary,
  teller: Teller<T>,
  { simulate: say }: Chrome,
  { paint }: Look,
): string[] {
  const title = (text: string): string[] => ['', paint('bold', text)];
  const spread = ({ mean, sd, min, max }: Spread): string =>
    say.spread({ mean: mean.toFixed(1), sd: sd.toFixed(1), min, max });
  const place = (distance: number): string => (distance === 0 ? say.firstPlayer : say.nthPlayer(distance + 1));
  const most = Math.max(0, ...summary.diplomas.map(({ shareOfGames }) => shareOfGames));
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
    `  ${padded(say.rounds, 8)}${spread(summary.rounds)}`,
    `  ${padded(say.moves, 8)}${spread(summary.moves)}`,
    ...title(say.endings),
    ...table(summary.endings.map(row => [teller.ending(row.reason), String(row.games), percent(row.share)])),
    ...title(say.points),
    ...table(summary.points.map(row => [teller.line(row.kind), row.mean.toFixed(2)])),
    ...(summary.diplomas.length === 0
      ? []
      : [
          ...title(say.diplomas),
          ...table([
            ['', say.ofGames, say.ofSeats, say.ofMet, say.meanRound],
            ...summary.diplomas.map(row => [
              teller.diploma(row.diploma),
              percent(row.shareOfGames),
              percent(row.shareOfPlayers),
              percent(row.shareOfMet),
              row.taken === 0 ? '–' : row.meanRound.toFixed(1),
              bar(row.shareOfGames / (most || 1)),
            ]),
          ]),
        ]),
    ...Object.entries(summary.counts).flatMap(([name, rows]) => {
      const { title: text, label } = teller.counted(name);
      return [...title(text), ...table(rows.map(row => [label(row.key), String(row.times), percent(row.share)]))];
    }),
  ];
}

function standings(say: Chrome['simulate'], rows: readonly (readonly [string, Standing])[]): string[] {
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
