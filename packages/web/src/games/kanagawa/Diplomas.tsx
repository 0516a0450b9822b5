import { diplomaOf } from '@hanga/kanagawa';
import { Art } from './Art.tsx';
import { openDiplomas } from './ahead.ts';
import { classes, useDesk } from './desk.ts';
import { diplomaRows } from './diplomaRows.ts';
import { slipArt } from './drawings.ts';
import { at } from './fit.ts';
import { place } from './layout.ts';
import { Crest } from './Plate.tsx';
import { pieceOf } from './pieces.ts';
import type { Reads } from './Steady.tsx';
import { diplomasOffered } from './selection.ts';
import { slipSheet } from './sheets.ts';

/** The diplomas by colour, each with the crests of those who could still take it. */
export function Diplomas() {
  const { view, words, regions } = useDesk();
  const open = view.players.map((_, seat) => openDiplomas(view, seat));
  return (
    <section class="diplomas" style={at(regions.diplomas)}>
      <h2 class={regions.shape === 'wide' ? 'title' : 'unseen'}>{words.diplomas}</h2>
      <ul>
        {diplomaRows(view.suits).flatMap((slips, row) =>
          slips.map((diploma, column) => (
            <Slip key={diploma} diploma={diploma} column={column} row={row} open={open} />
          )),
        )}
      </ul>
    </section>
  );
}

export const diplomasRead: Reads = ({ view, legal, table, mine }) => [
  view.players.map((player, seat) => [player.diplomas, openDiplomas(view, seat)]),
  diplomasOffered(legal),
  table.seats,
  mine,
  view.viewer,
];

interface SlipProps {
  readonly diploma: number;
  readonly column: number;
  readonly row: number;
  /** By seat, the diplomas it could still take. */
  readonly open: readonly number[];
}

function Slip({ diploma, column, row, open }: SlipProps) {
  const desk = useDesk();
  const { view, size, regions, text, words, who, mine, table, isLit, legal } = desk;
  const bit = 1 << diploma;
  const name = text.diploma(diplomaOf(diploma));
  const style = at(place({ kind: 'diploma', column, row }, view, size), regions.diplomas);
  const taker = view.players.findIndex(player => player.diplomas & bit);
  if (taker >= 0) {
    return (
      <li class="slip gone" style={style} title={`${name}: ${words.takenBy(who(taker))}`}>
        <Crest color={table.seats[taker]!.color} />
        <span class="unseen">{`${name}: ${words.takenBy(who(taker))}`}</span>
      </li>
    );
  }
  const seats = open.flatMap((set, seat) => (set & bit ? [seat] : []));
  // No crests at all: everybody could still take it.
  const isOpenToAll = seats.length === view.players.length;
  const status = [
    seats.length > 0 ? words.openTo(seats.map(who).join(', ')) : words.openToNobody,
    ...(seats.includes(mine) || view.viewer === 'spectator' ? [] : [words.closedToYou]),
  ].join('; ');
  const offer = diplomasOffered(legal).find(action => action.diploma === diploma);
  const piece = pieceOf.diploma(diploma);
  const look = classes('slip', !seats.includes(mine) && 'closed', offer && 'offered', isLit(piece) && 'lit');
  return (
    <li class={look} style={style} title={`${name}: ${status}`} data-piece={piece}>
      <Art markup={slipArt(diploma)} sheet={slipSheet} />
      <span class="crests" aria-hidden="true">
        {!isOpenToAll && seats.map(seat => <Crest key={seat} color={table.seats[seat]!.color} />)}
      </span>
      <span class="unseen">{`${name}: ${status}`}</span>
    </li>
  );
}
