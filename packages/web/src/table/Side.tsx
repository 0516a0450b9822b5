import type { GameTypes, Seat } from '@hanga/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import type { SeatedTable } from '../source/source.ts';
import { words } from '../text/index.ts';
import { Log } from './Log.tsx';
import './side.css';

/** Wider than this, log and chat stand beside the board. The style sheets know it too. */
const wide = '(min-width: 1500px) and (min-height: 600px)';

export function useRoomBeside(): boolean {
  const [hasRoom, setRoom] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const query = matchMedia(wide);
    const changed = (): void => setRoom(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return hasRoom;
}

interface SideProps {
  readonly front: GameFront<GameTypes>;
  readonly table: SeatedTable<GameTypes>;
  readonly you: Seat | undefined;
  readonly onLight: (pieces: readonly string[]) => void;
  /** A chat, where there is one. */
  readonly children?: ComponentChildren;
}

/** What happened, newest at the bottom, and what is said at the table. */
export function Side({ children, ...log }: SideProps) {
  return (
    <aside class="side" aria-label={words().log}>
      <h2>{words().log}</h2>
      <Log {...log} />
      {children}
    </aside>
  );
}

/** Leads keys to the newest line of the log beside the board. */
export function focusLog(): void {
  const lines = document.querySelectorAll<HTMLElement>('.side .log-line');
  lines[lines.length - 1]?.focus();
}
