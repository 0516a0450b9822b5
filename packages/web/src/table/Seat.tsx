import type { ComponentChildren } from 'preact';
import { classes } from './box.ts';
import { useBoardContext } from './context.ts';
import { SeatNow } from './SeatNow.tsx';
import './seats.css';

/** Who sits here, and whether that is the one who looks. */
export function SeatName({ seat }: { readonly seat: number }) {
  const { who, viewer, words } = useBoardContext();
  const name = who(seat);
  return (
    <h3 class="name">
      <span class="called">
        {name}
        {seat === viewer && name.toLowerCase() !== words.you && <span class="soft"> ({words.you})</span>}
      </span>
      <SeatNow seat={seat} />
    </h3>
  );
}

interface CountProps {
  /** What is counted, as a sign. */
  readonly sign: ComponentChildren;
  readonly value: string;
  readonly label: string;
  readonly class?: string;
  readonly piece?: string | undefined;
}

/** How many of something a player has. */
export function Count({ sign, value, label, class: look, piece }: CountProps) {
  const { isLit } = useBoardContext();
  return (
    <li class={classes('count', look, piece && isLit(piece) && 'lit')} title={label} data-piece={piece}>
      {sign}
      <span aria-hidden="true">{value}</span>
      <span class="unseen">{label}</span>
    </li>
  );
}
