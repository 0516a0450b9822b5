import { startDrag } from '../table/drag.ts';
import { Piece } from '../table/Piece.tsx';
import { Sign } from './Art.tsx';
import { classes, useDesk } from './desk.ts';
import { at } from './fit.ts';
import { pieceOf } from './pieces.ts';
import { narrow } from './selection.ts';

/** Brushes lying in front of me: pick one up to place it. */
export function Tray() {
  const desk = useDesk();
  const { me, mine, regions, words, table, legal, picked, isLit } = desk;
  const box = regions.tray;
  const step = Math.min(box.w * 0.95, (box.h - box.w * 1.3 - 12) / Math.max(1, me.brushes - 1));
  const brushes = Array.from({ length: me.brushes }, (_, index) => {
    const piece = pieceOf.brush(mine, index);
    return (
      <span
        key={piece}
        class={classes('lying', isLit(piece) && 'lit')}
        data-piece={piece}
        style={`top:${8 + index * step}px`}
      >
        <Sign name={`brush-ready-${table.seats[mine]!.color}`} kind="pawn" />
      </span>
    );
  });
  const label = words.brushesInFront(me.brushes);
  const pick = { kind: 'brush' } as const;
  const isPicked = picked?.kind === 'brush';
  const canPick = (picked === undefined || isPicked) && narrow(legal, me.icons, pick).length > 0;
  return (
    <Piece
      class={classes('tray', me.brushes === 0 && 'bare', canPick && 'choice', canPick && isPicked && 'picked')}
      style={at(box)}
      data-choice={canPick ? '' : undefined}
      aria-pressed={canPick ? isPicked : undefined}
      aria-label={canPick ? `${label}. ${words.pickBrush}` : label}
      onChoose={canPick ? () => desk.pick(isPicked ? undefined : pick) : undefined}
      onPointerDown={
        canPick
          ? event =>
              startDrag(event, {
                begin: () => desk.pick(pick),
                miss: () => desk.pick(undefined),
                source: event.currentTarget.querySelector<HTMLElement>('.lying:last-of-type') ?? undefined,
              })
          : undefined
      }
    >
      {brushes}
    </Piece>
  );
}
