import type { PlayerStats } from '@hanga/protocol';
import { shownName } from '../shownName.ts';
import { statsWords } from './text/index.ts';

export function Opponents({ opponents }: Pick<PlayerStats, 'opponents'>) {
  const t = statsWords();
  if (opponents.length === 0) return null;
  return (
    <section class="panel">
      <h2>{t.opponents}</h2>
      <table class="stats">
        <thead>
          <tr>
            <th scope="col">{t.opponent}</th>
            <th scope="col">{t.games}</th>
            <th scope="col">{t.ahead}</th>
            <th scope="col">{t.behind}</th>
          </tr>
        </thead>
        <tbody>
          {opponents.map(each => (
            <tr key={each.player}>
              <th scope="row">
                <a href={`#/players/${each.player}`}>{shownName(each)}</a>
              </th>
              <td>{each.games}</td>
              <td>{each.ahead}</td>
              <td>{each.behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
