import type { Replay } from '../source/replay.ts';
import type { SeatInfo } from '../source/source.ts';
import { words } from '../text/index.ts';

/** Through whose eyes a finished game is looked at. */
export function EyesField({ replay, seats }: { readonly replay: Replay; readonly seats: readonly SeatInfo[] }) {
  const t = words().replay;
  const { eyes, everyEyes } = replay;
  if (everyEyes.length < 2) return null;
  const inOrder = [...everyEyes].sort((one, other) => String(one).localeCompare(String(other)));
  return (
    <select
      class="eyes"
      aria-label={t.eyes}
      value={String(eyes.value)}
      onChange={event => {
        const chosen = everyEyes.find(each => String(each) === event.currentTarget.value);
        if (chosen !== undefined) eyes.value = chosen;
      }}
    >
      {inOrder.map(each => (
        <option key={each} value={String(each)}>
          {each === 'all' ? t.allOpen : each === 'spectator' ? t.spectator : t.eyesOf(seats[each]?.name ?? '')}
        </option>
      ))}
    </select>
  );
}
