import { useState } from 'preact/hooks';
import type { Mark, Replay } from '../source/replay.ts';
import type { SeatInfo } from '../source/source.ts';
import { words } from '../text/index.ts';
import './Marks.css';

/** What a moment is called: the move, who made it, in which round. */
export function tellMoments({ marks, length, whole }: Replay, seats: readonly SeatInfo[]): (move: number) => string {
  const t = words();
  const rounds = marks.filter(({ round }) => round !== undefined);
  return move => {
    const round = rounds.findLast(mark => mark.move <= move)?.round;
    const seat = whole.value[move - 1]?.seat;
    const name = seat === undefined ? undefined : seats[seat]?.name;
    return [t.replay.position(move, length), name, round && t.games.round(round)].filter(Boolean).join(' · ');
  };
}

interface MarksProps {
  readonly replay: Replay;
  readonly seats: readonly SeatInfo[];
  readonly tell: (move: number) => string;
}

/**
 * The line's marks: one where each turn begins, in its player's colour, and a longer one with its number for a round.
 * Whoever points at them, or drags, reads what is there; a click goes there. By keys and for listeners the slider above
 * says the same.
 */
export function Marks({ replay, seats, tell }: MarksProps) {
  const { at, length, marks } = replay;
  const [pointed, setPointed] = useState<number>();
  const moveAt = (event: PointerEvent & { readonly currentTarget: Element }): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const near = Math.round(((event.clientX - left) / width) * length);
    const mark = marks.reduce((one: Mark | undefined, other) => {
      return !one || Math.abs(other.move - near) < Math.abs(one.move - near) ? other : one;
    }, undefined);
    return mark?.move ?? near;
  };
  const place = (move: number): string => `${(move / Math.max(1, length)) * 100}%`;
  return (
    <div
      class="turn-marks"
      aria-hidden="true"
      onPointerMove={event => setPointed(moveAt(event))}
      onPointerDown={event => {
        setPointed(moveAt(event));
        at.value = moveAt(event);
      }}
      onPointerLeave={() => setPointed(undefined)}
    >
      {marks.map(({ move, seat, round }) => (
        <i
          key={move}
          class={round === undefined ? 'turn' : 'round'}
          data-color={seats[seat]?.color}
          style={{ left: place(move) }}
        >
          {round}
        </i>
      ))}
      {pointed !== undefined && (
        <span class="mark-label" style={{ left: `clamp(90px, ${place(pointed)}, calc(100% - 90px))` }}>
          {tell(pointed)}
        </span>
      )}
    </div>
  );
}
