import type { SeatInfo } from '@hanga/protocol';
import { levelName } from '../levels.ts';
import { words } from '../text/index.ts';
import { shownName } from './shownName.ts';

/** Who sits at a table: people lead to their profiles. */
export function Names({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const taken = seats.filter(({ kind }) => kind !== 'open');
  return (
    <span class="names">
      {taken.map((seat, number) => (
        <span key={number}>
          {number > 0 && ', '}
          <SeatName seat={seat} />
        </span>
      ))}
    </span>
  );
}

/** The name at one seat; nothing at a free one. */
export function SeatName({ seat }: { readonly seat: SeatInfo }) {
  if (seat.kind === 'person' && !seat.player) return <>{shownName(seat)}</>;
  if (seat.kind === 'person') return <a href={`#/players/${seat.player}`}>{shownName(seat)}</a>;
  return <>{seat.kind === 'bot' ? words().newGame.bot(levelName(seat.level)) : ''}</>;
}
