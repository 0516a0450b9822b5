import type { PlayerStats } from '@hanga/protocol';
import { entryOf } from '../../games/index.ts';
import { settings } from '../../settings.ts';
import { formatRating } from '../formatRating.ts';
import { statsWords } from './text/index.ts';

const WIDTH = 640;
const HEIGHT = 200;
const SIDE = { left: 44, right: 10, top: 12, foot: 26 } as const;

/** Lines across at whole numbers, a few of them. */
function levelsOf(low: number, high: number): number[] {
  const step = Math.max(1, Math.ceil((high - low) / 4));
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** A rating over time, game by game: a line to look at, and the same as a table. */
export function Curve({ game, points }: PlayerStats['curves'][number]) {
  const t = statsWords();
  const { language } = settings.value;
  const day = (at: number): string => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
  const ratings = points.map(({ rating }) => rating);
  const low = Math.min(...ratings) - 1;
  const high = Math.max(...ratings) + 1;
  const x = (i: number): number =>
    SIDE.left + (points.length < 2 ? 0.5 : i / (points.length - 1)) * (WIDTH - SIDE.left - SIDE.right);
  const y = (rating: number): number => SIDE.top + ((high - rating) / (high - low)) * (HEIGHT - SIDE.top);
  const line = points
    .map(({ rating }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(rating).toFixed(1)}`)
    .join('');
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const title = t.curve(entryOf(game)?.name ?? game);
  const lead = t.curveLead(formatRating(first.rating), formatRating(last.rating), points.length);
  return (
    <section class="panel">
      <h2>{title}</h2>
      <p class="hint">{lead}</p>
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + SIDE.foot}`} role="img" aria-label={`${title}. ${lead}`}>
        {levelsOf(low, high).map(level => (
          <g key={level}>
            <path class="level" d={`M${SIDE.left} ${y(level)}H${WIDTH - SIDE.right}`} />
            <text x={SIDE.left - 8} y={y(level) + 5} text-anchor="end">
              {level}
            </text>
          </g>
        ))}
        <path class="curve" d={line} />
        {points.length <= 40 &&
          points.map(({ rating }, i) => <circle key={i} class="point" cx={x(i)} cy={y(rating)} r="4" />)}
        <text x={SIDE.left} y={HEIGHT + 20}>
          {day(first.at)}
        </text>
        {points.length > 1 && (
          <text x={WIDTH - SIDE.right} y={HEIGHT + 20} text-anchor="end">
            {day(last.at)}
          </text>
        )}
      </svg>
      <details>
        <summary>{t.asTable}</summary>
        <table class="stats">
          <thead>
            <tr>
              <th scope="col">{t.date}</th>
              <th scope="col">{t.rating}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, rating }, i) => (
              <tr key={i}>
                <th scope="row">{day(at)}</th>
                <td>{formatRating(rating)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
