import { useEffect, useState } from 'preact/hooks';
import { shownName } from '../people/shownName.ts';
import { timeWords } from './clockWords.ts';
import type { Remote } from './remote.ts';
import { onlineWords } from './text/index.ts';

/** The time left to everybody; it runs for those who owe a decision. */
export function Clocks({ remote }: { readonly remote: Remote }) {
  const clock = remote.clock.value;
  const info = remote.info.value;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock || !info || info.status !== 'running') return null;
  return (
    <ul class="clocks">
      {info.seats.map((seat, number) => {
        const isRunning = remote.toAct.value.includes(number);
        const left = (clock.left[number] ?? 0) - (isRunning ? Math.max(0, now - clock.at) : 0);
        const name = seat.kind === 'person' ? shownName(seat) : seat.kind === 'bot' ? seat.level : '';
        return (
          <li key={number} class={isRunning ? 'running' : ''} data-color={number}>
            <span class="unseen">{onlineWords().play.timeLeft(name, timeWords(left))}</span>
            <span aria-hidden="true">
              {name} {timeWords(left)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
