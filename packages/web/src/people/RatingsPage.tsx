import type { RatingLine } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { gameCalled, games } from '../games/index.ts';
import { api } from '../online/api.ts';
import { fetchMe, me } from '../online/me.ts';
import { Header } from '../shell/Header.tsx';
import { words } from '../text/index.ts';
import { formatRating } from './formatRating.ts';
import { MeLink } from './MeLink.tsx';
import { shownName } from './shownName.ts';
import { peopleWords } from './text/index.ts';
import '../online/online.css';
import './people.css';

/** Who plays a game best, as far as games among people tell. */
export function RatingsPage({ game }: { readonly game: string }) {
  const t = peopleWords().ratings;
  const [lines, setLines] = useState<readonly RatingLine[]>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    api.ratings(game).then(setLines, (error: Error) => setTrouble(error.message));
    void fetchMe().catch(() => {});
  }, [game]);
  const title = t.title(gameCalled(game).name);
  return (
    <>
      <Header title={title} game={game}>
        <MeLink />
      </Header>
      <main class="page people">
        <h1>{title}</h1>
        <p>{t.lead}</p>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {lines?.length === 0 && <p class="hint">{t.none}</p>}
        {lines && lines.length > 0 && (
          <section class="panel">
            <table class="ratings">
              <thead>
                <tr>
                  <th scope="col">{t.place}</th>
                  <th scope="col">{t.player}</th>
                  <th scope="col">{t.rating}</th>
                  <th scope="col">{t.games}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ player, name, bot, rating, games: count }, index) => (
                  <tr key={player} class={player === me.value?.player?.id ? 'mine' : ''}>
                    <td>{index + 1}</td>
                    <th scope="row">
                      <a href={`#/players/${player}`}>{shownName({ name, bot })}</a>
                    </th>
                    <td>{formatRating(rating)}</td>
                    <td>{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <p class="hint">
          {t.other}
          {games
            .filter(({ id }) => id !== game)
            .map(({ id, name }) => (
              <span key={id}>
                <a href={`#/ratings/${id}`}>{name}</a> ·{' '}
              </span>
            ))}
          <a href="#/tables">{words().friends}</a> · <a href="#/">{words().home}</a>
        </p>
      </main>
    </>
  );
}
