import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Rect } from './beside.ts';
import { useStage } from './useStage.ts';
import './stage.css';

interface StageProps {
  /** Names of the pieces that the card speaks of. */
  readonly pointsAt: readonly string[];
  /** Something is to be done: what can be chosen had better stay in sight. */
  readonly isAsking: boolean;
  /** Changes with what the card says. */
  readonly step: string;
  /** The board. */
  readonly children: ComponentChildren;
  readonly card: ComponentChildren;
}

/**
 * A board and a card that speaks of it. Where there is room the card stands beside the thing, which has a ring. On a
 * phone it lies under the board, in a low window beside it; the board keeps its size, and is moved until the thing is in
 * sight.
 */
export function Stage({ pointsAt, isAsking, step, children, card }: StageProps) {
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const { rings, place, way } = useStage({ root, board, holder, pointsAt, isAsking, step });
  return (
    <div class={`learn-stage ${way}`} ref={root}>
      <div class="learn-pan">
        <div class="learn-board" ref={board}>
          {children}
        </div>
        <Rings rings={rings} />
      </div>
      <div class="learn-place" ref={holder} style={place && `left:${place.x}px;top:${place.y}px`}>
        {card}
      </div>
    </div>
  );
}

const Rings = ({ rings }: { readonly rings: readonly Rect[] }) => (
  <div class="learn-rings" aria-hidden="true">
    {rings.map(({ x, y, w, h }, index) => (
      <span key={index} class="learn-ring" style={`left:${x}px;top:${y}px;width:${w}px;height:${h}px`} />
    ))}
  </div>
);
