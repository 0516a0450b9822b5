import type { PlayerStats } from '@hanga/protocol';
import { entryOf } from '../../games/index.ts';
import { formatRating } from '../formatRating.ts';
import { statsWords } from './text/index.ts';

export function Results({ results }: Pick<PlayerStats, 'results'>) {
  const t = statsWords();
  if (results.length === 0) return null;
  return (
    <section class="panel">
      <h2>{t.results}</h2>
      <table class="stats">
        <thead>
          <tr>
            <th scope="col">{t.game}</th>
            <th scope="col">{t.players}</th>
            <th scope="col">{t.games}</th>
            <th scope="col">{t.won}</th>
            <th scope="col">{t.best}</th>
            <th scope="col">{t.mean}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ game, seats, games, won, best, mean }) => (
            <tr key={`${game} ${seats}`}>
              <th scope="row">{entryOf(game)?.name ?? game}</th>
              <td>{seats}</td>
              <td>{games}</td>
              <td>{won}</td>
              <td>{best}</td>
              <td>{formatRating(mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
