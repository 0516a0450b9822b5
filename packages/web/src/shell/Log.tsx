import type { GameTypes } from '@hanga/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { settings } from '../settings.ts';
import type { Table } from '../source/source.ts';
import { words } from '../text/index.ts';

interface LogProps {
  readonly front: GameFront<GameTypes>;
  readonly table: Table<GameTypes>;
  readonly onLight: (pieces: readonly string[]) => void;
  /** In a replay a line leads to its moment. */
  readonly onJump?: (move: number) => void;
}

/** What happened, in plain sentences, newest last. A line that is hovered or focused lights what it touched. */
export function Log({ front, table, onLight, onJump }: LogProps) {
  const t = front.text[settings.value.language];
  const who = (seat: number): string => table.seats[seat]?.name ?? '';
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box && table.move > 0) box.scrollTop = box.scrollHeight;
  }, [table.move]);
  if (table.log.length === 0) return <p class="log-empty">{words().logEmpty}</p>;
  return (
    <ol class="log" ref={list}>
      {table.log.map(({ move, seat, events }) => {
        const pieces = events.flatMap(event => front.piecesOf(event, table.view));
        return (
          <li key={move} data-color={table.seats[seat]?.color}>
            <button
              type="button"
              class="log-line"
              aria-label={`${words().moveLabel(move)}: ${events.map(event => t.event(event, who)).join(' ')}`}
              onMouseEnter={() => onLight(pieces)}
              onFocus={() => onLight(pieces)}
              onMouseLeave={() => onLight([])}
              onBlur={() => onLight([])}
              onClick={() => onJump?.(move)}
            >
              {events.map((event, i) => (
                <span key={i}>{t.event(event, who)} </span>
              ))}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Speaks new events to those who listen instead of looking. */
export function Speaker({ front, table }: { front: GameFront<GameTypes>; table: Table<GameTypes> }) {
  const t = front.text[settings.value.language];
  const spoken = useRef(table.move);
  const fresh = table.log.filter(({ move }) => move > spoken.current);
  useEffect(() => {
    spoken.current = table.move;
  }, [table.move]);
  const who = (seat: number): string => table.seats[seat]?.name ?? '';
  const sentences = fresh.flatMap(({ events }) => events.map(event => t.event(event, who)));
  return (
    <div class="for-listeners" role="log" aria-live="polite" aria-label={words().log}>
      {sentences.join(' ')}
    </div>
  );
}
