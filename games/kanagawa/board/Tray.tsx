import { at, classes } from '@hanga/web/table/box.ts';
import { dragToPick } from '@hanga/web/table/drag.ts';
import { Piece } from '@hanga/web/table/Piece.tsx';
import { Sign } from './Art.tsx';
import { useBoard } from './context.ts';
import { pieceOf } from './pieces.ts';
import { brushStep } from './places.ts';
import { narrow } from './selection.ts';

/** Brushes lying in front of me: pick one up to place it. */
export function Tray() {
  const context = useBoard();
  const { me, mine, regions, words, table, legal, picked, isLit } = context;
  const box = regions.tray;
  const step = brushStep(box, me.brushes);
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
      onChoose={canPick ? () => context.pick(isPicked ? undefined : pick) : undefined}
      onPointerDown={canPick ? dragToPick(context, pick, '.lying:last-of-type') : undefined}
    >
      {brushes}
    </Piece>
  );
}
