import type { PlayerStats } from '@hanga/protocol';
import { entryOf } from '../../games/index.ts';
import { binsOf } from './bins.ts';
import { statsWords } from './text/index.ts';

interface ScoresProps {
  readonly game: string;
  readonly scores: PlayerStats['scores'];
}

const WIDTH = 640;
const HEIGHT = 170;
const FOOT = 24;

/** How often which scores were reached: bars to look at, and the same as a table. */
export function Scores({ game, scores }: ScoresProps) {
  const t = statsWords();
  const bins = binsOf(scores);
  const games = scores.reduce((sum, { times }) => sum + times, 0);
  const highest = Math.max(...bins.map(({ times }) => times));
  const step = WIDTH / bins.length;
  const title = t.scores(entryOf(game)?.name ?? game);
  const lead = t.scoresLead(games, bins[0]?.from ?? 0, Math.max(...scores.map(({ score }) => score)));
  const range = ({ from, to }: { readonly from: number; readonly to: number }): string =>
    from === to ? `${from}` : `${from}–${to}`;
  return (
    <section class="panel">
      <h2>{title}</h2>
      <p class="hint">{lead}</p>
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={`${title}. ${lead}`}>
        {bins.map((bin, i) => {
          const height = (bin.times / highest) * (HEIGHT - 20);
          const x = i * step;
          return (
            <g key={bin.from}>
              <rect class="bar" x={x + step * 0.12} y={HEIGHT - height} width={step * 0.76} height={height} rx="2" />
              {bin.times > 0 && (
                <text x={x + step / 2} y={HEIGHT - height - 5} text-anchor="middle">
                  {bin.times}
                </text>
              )}
              <text x={x + step / 2} y={HEIGHT + 18} text-anchor="middle">
                {bin.from}
              </text>
            </g>
          );
        })}
        <path class="ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <details>
        <summary>{t.asTable}</summary>
        <table class="stats">
          <thead>
            <tr>
              <th scope="col">{t.points}</th>
              <th scope="col">{t.games}</th>
            </tr>
          </thead>
          <tbody>
            {bins
              .filter(({ times }) => times > 0)
              .map(bin => (
                <tr key={bin.from}>
                  <th scope="row">{range(bin)}</th>
                  <td>{bin.times}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
