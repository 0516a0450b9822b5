import type { GameTypes } from '@hanga/kernel';
import { useMemo, useState } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { useFront } from '../games/index.ts';
import { addressOf } from '../newGame.ts';
import { downloadRecord } from '../records.ts';
import { settings } from '../settings.ts';
import { tell } from '../source/tables.ts';
import { removeGame, type StoredGame } from '../storage/games.ts';
import { words } from '../text/index.ts';

/** So many are shown at first: each one's picture is drawn by playing its record through. */
const shownAtFirst = 6;

interface GameListProps {
  readonly title: string;
  readonly games: readonly StoredGame[];
  readonly onChange: () => void;
}

/** Games of this browser, the one touched last first. */
export function GameList({ title, games, onChange }: GameListProps) {
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, games.length - shownAtFirst);
  return (
    <section class="panel">
      <h2>{title}</h2>
      <ul class="games">
        {games.slice(0, games.length - hidden).map(game => (
          <GameItem key={game.id} game={game} onChange={onChange} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" class="quiet" onClick={() => setWhole(true)}>
          {words().games.more(hidden)}
        </button>
      )}
    </section>
  );
}

function GameItem({ game, onChange }: { game: StoredGame; onChange: () => void }) {
  const t = words().games;
  const { id, record, seats, updated } = game;
  const front = useFront(record.game);
  const state = useMemo(() => front && stateOf(front, game), [front, game]);
  const names = seats.map(({ name }) => name).join(', ');
  const when = new Date(updated).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });
  const mine = seats.findIndex(({ bot }) => !bot);
  const facts = [
    front?.text[settings.value.language].game ?? record.game,
    ...(front && state ? [t.round(front.roundOf(state))] : []),
    when,
    ...(record.result ? [record.result.scores.join(' – ')] : []),
  ];
  const remove = (): void => {
    if (confirm(t.removeAsk(names))) void removeGame(id).then(onChange);
  };
  return (
    <li>
      {front && state ? <front.Thumbnail state={state} seat={Math.max(0, mine)} /> : <span class="thumbnail" />}
      <div class="game-words">
        <b>{names}</b>
        <span>{facts.join(' · ')}</span>
      </div>
      <div class="row">
        <a class="button" href={`#/${addressOf(id, record)}`}>
          {record.result ? t.watch : t.goOn}
        </a>
        {!record.result && (
          <a class="button quiet" href={`#/replay/${id}`}>
            {t.watch}
          </a>
        )}
        <button type="button" class="quiet" onClick={() => downloadRecord(record)}>
          {t.saveFile}
        </button>
        <button type="button" class="quiet" onClick={remove}>
          {t.remove}
        </button>
      </div>
    </li>
  );
}

/** Where the game stands; `undefined` for one that is damaged, which can still be saved and removed. */
function stateOf(front: GameFront<GameTypes>, { record }: StoredGame): object | undefined {
  try {
    return tell(front.rules, record).match.state;
  } catch {
    return undefined;
  }
}
