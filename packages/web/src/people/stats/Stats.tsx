import type { PlayerStats } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../online/api.ts';
import { Curve } from './Curve.tsx';
import { Gallery } from './Gallery.tsx';
import { Honors } from './Honors.tsx';
import { Opponents } from './Opponents.tsx';
import { Results } from './Results.tsx';
import { Scores } from './Scores.tsx';
import './stats.css';

/** How somebody plays: what they made, against whom, and how it changed. Where there is nothing to tell, nothing is. */
export function Stats({ player }: { readonly player: string }) {
  const [stats, setStats] = useState<PlayerStats>();
  useEffect(() => {
    // The page around it says what is wrong where the server cannot be reached.
    api.playerStats(player).then(setStats, () => {});
  }, [player]);
  if (!stats) return null;
  const games = [...new Set(stats.scores.map(({ game }) => game))];
  return (
    <>
      <Gallery best={stats.best} />
      <Results results={stats.results} />
      {stats.curves.map(({ game, points }) => (
        <Curve key={game} game={game} points={points} />
      ))}
      {games.map(game => (
        <Scores key={game} game={game} scores={stats.scores.filter(each => each.game === game)} />
      ))}
      <Honors honors={stats.honors} />
      <Opponents opponents={stats.opponents} />
    </>
  );
}
