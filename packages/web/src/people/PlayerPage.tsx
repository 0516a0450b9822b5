import type { Profile } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { api } from '../online/api.ts';
import { fetchMe, me } from '../online/me.ts';
import { Header } from '../shell/Header.tsx';
import { Lazy } from '../shell/Lazy.tsx';
import { words } from '../text/index.ts';
import { formatRating } from './formatRating.ts';
import { History } from './History.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { MeLink } from './MeLink.tsx';
import { shownName } from './shownName.ts';
import { peopleWords } from './text/index.ts';
import '../online/online.css';
import './people.css';

/** Somebody of this server: how well they play, and the public games they have finished. */
export function PlayerPage({ id }: { readonly id: string }) {
  const t = peopleWords();
  const [profile, setProfile] = useState<Profile>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    api.profile(id).then(setProfile, (error: Error) => setTrouble(error.message));
    void fetchMe().catch(() => {});
  }, [id]);
  return (
    <>
      <Header title={profile ? shownName(profile) : t.ratings.player}>
        <MeLink />
      </Header>
      <main class="page people">
        <h1>{profile ? shownName(profile) : t.ratings.player}</h1>
        {trouble ? (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        ) : (
          !profile && <p>{words().loading}</p>
        )}
        {profile && me.value?.player?.id === profile.id && (
          <p>
            {t.profile.mine} <a href="#/me">{t.meHint}</a>
          </p>
        )}
        {profile?.bot && me.value?.player && me.value.player.id !== profile.id && <InvitePanel to={profile} />}
        {profile && (
          <>
            <section class="panel">
              <h2>{t.profile.ratings}</h2>
              {profile.ratings.length === 0 && <p class="hint">{t.profile.noRatings}</p>}
              <ul class="rating-lines">
                {profile.ratings.map(({ game, rating, games }) => (
                  <li key={game}>
                    <a href={`#/ratings/${game}`}>{entryOf(game)?.name ?? game}</a>
                    <b>{formatRating(rating)}</b>
                    <span class="hint">{t.ratings.gamesPlayed(games)}</span>
                  </li>
                ))}
              </ul>
            </section>
            <Lazy
              key={profile.id}
              load={() => import('./stats/Stats.tsx').then(part => part.Stats)}
              props={{ player: profile.id }}
            />
            <section class="panel">
              <h2>{t.profile.history}</h2>
              {profile.history.length === 0 ? (
                <p class="hint">{t.profile.noHistory}</p>
              ) : (
                <History tables={profile.history} />
              )}
            </section>
          </>
        )}
        <p class="hint">
          <a href="#/ratings">{t.profile.ratings}</a> · <a href="#/">{words().home}</a>
        </p>
      </main>
    </>
  );
}
