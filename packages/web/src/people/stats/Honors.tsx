import type { GameTypes } from '@hanga/kernel';
import type { PlayerStats } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { GameFront, Honor } from '../../games/front.ts';
import { entryOf, type GameEntry } from '../../games/index.ts';
import { AlonePress } from '../../press/alone.ts';
import { settings } from '../../settings.ts';
import { statsWords } from './text/index.ts';

/** Dots in the height of a picture: sharp on a fine screen. */
const HIGH = 220;

interface Shown extends Honor {
  readonly key: string;
  readonly times: number;
  readonly address?: string | undefined;
}

async function printed(
  entry: GameEntry,
  front: GameFront<GameTypes>,
  honors: PlayerStats['honors'],
): Promise<readonly Shown[]> {
  const press = entry.press && new AlonePress(entry.press);
  try {
    const shown: Shown[] = [];
    for (const { honor, times } of honors) {
      const found = front.honor?.(honor, settings.value.language);
      if (!found) continue;
      const picture = await press?.print(found.picture, HIGH).catch(() => undefined);
      shown.push({ ...found, key: `${entry.id} ${honor}`, times, address: picture && URL.createObjectURL(picture) });
    }
    return shown;
  } finally {
    press?.close();
  }
}

/** What somebody took most often, as the games draw it. */
export function Honors({ honors }: Pick<PlayerStats, 'honors'>) {
  const t = statsWords();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const { language } = settings.value;
  useEffect(() => {
    let isOver = false;
    let made: readonly Shown[] = [];
    const games = [...new Set(honors.map(({ game }) => game))].flatMap(game => entryOf(game) ?? []);
    const all = games.map(async entry =>
      printed(
        entry,
        await entry.front(),
        honors.filter(({ game }) => game === entry.id),
      ),
    );
    void Promise.all(all).then(
      found => {
        made = found.flat();
        if (isOver) forget(made);
        else setShown(made);
      },
      () => {},
    );
    return () => {
      isOver = true;
      forget(made);
    };
  }, [honors, language]);
  if (shown.length === 0) return null;
  return (
    <section class="panel">
      <h2>{t.honors}</h2>
      <ul class="honors">
        {shown.map(({ key, name, times, address }) => (
          <li key={key}>
            {address && <img src={address} alt="" />}
            <span>{name}</span>
            <span class="hint">{t.times(times)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const forget = (shown: readonly Shown[]): void => {
  for (const { address } of shown) if (address) URL.revokeObjectURL(address);
};
