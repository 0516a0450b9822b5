import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { Score } from '@hanga/web/table/Score.tsx';
import { Count, SeatName } from '@hanga/web/table/Seat.tsx';
import { labelled } from '@hanga/web/text/labelled.ts';
import { actionCards, type CardName, honorOf, map, NONE, scoreLines } from '../rules/index.ts';
import { Sign } from './Art.tsx';
import { useBoard } from './context.ts';
import { livery } from './drawings.ts';
import { pieceOf } from './pieces.ts';

/** Who sits here and what they have, in a line. */
export function Plate({ seat, box }: { readonly seat: number; readonly box: Box }) {
  const context = useBoard();
  const { view, who, words, isLit, colorOf, mine, text } = context;
  const player = view.players[seat]!;
  const { phase } = view;
  const isActing = phase.kind !== 'over' && phase.seat === seat;
  const held = actionCards.filter((_, card) => player.cards & (1 << card));
  const waiting = map.inSupply(player);
  const row = view.claims.indexOf(seat);
  const isCovered = context.isCovered(seat);
  const purse = isCovered ? words.coveredPurse(who(seat)) : words.purse(who(seat), player.ryo);
  const piece = pieceOf.plate(seat);
  return (
    <section
      class={classes('plate seat-frame', isActing && 'acting', isLit(piece) && 'lit')}
      style={at(box)}
      aria-label={who(seat)}
      data-piece={piece}
    >
      <span class="crest">
        <Sign name={`disc-${colorOf(seat)}`} />
      </span>
      <div class="who">
        <SeatName seat={seat} />
        <ul class="belongings">
          {view.quadrant === seat && (
            <li
              class={classes('quadrant', isLit(pieceOf.quadrant) && 'lit')}
              title={labelled(text.terms.quadrant, words.holdsQuadrant)}
              data-piece={pieceOf.quadrant}
            >
              <Sign name="takeQuadrant" />
              <span class="unseen">{words.holdsQuadrant}</span>
            </li>
          )}
          {view.start === seat && view.quadrant === NONE && phase.kind !== 'over' && (
            <li class="soft start" title={words.begins}>
              <span aria-hidden="true">①</span>
              <span class="unseen">{words.begins}</span>
            </li>
          )}
          {row >= 0 && (
            <li class="soft row-of" title={words.hasRow(row + 1)}>
              {words.hasRow(row + 1)}
            </li>
          )}
        </ul>
      </div>
      <Cards seat={seat} held={held} />
      <ul class="counts">
        <Count
          sign={<Sign name={`surveyor-${colorOf(seat)}`} />}
          value={String(waiting)}
          label={words.inSupply(waiting)}
          piece={seat === mine ? undefined : pieceOf.supply(seat)}
        />
        <Count
          sign={<Sign name="purse" />}
          value={isCovered ? '?' : String(player.ryo)}
          label={purse}
          piece={pieceOf.purse(seat)}
        />
      </ul>
      <Score
        seat={seat}
        total={honorOf(player)}
        lines={scoreLines(player).map(line => ({ label: text.scoreLine(line), points: line.points }))}
        piece={pieceOf.score(seat)}
      >
        <span class="sun">
          <Sign name="honor" />
        </span>
      </Score>
    </section>
  );
}

/** Which cards somebody still has in hand: all of them lie open. */
function Cards({ seat, held }: { readonly seat: number; readonly held: readonly CardName[] }) {
  const { words, text, colorOf } = useBoard();
  const label = words.cardsInHand(held.map(name => text.card[name]));
  return (
    <p class="cards" style={`--owner:${livery(colorOf(seat)).color}`} title={label}>
      <span class="unseen">{label}</span>
      {actionCards.map(name => (
        <i key={name} class={held.includes(name) ? 'mini' : 'mini away'} aria-hidden="true">
          <Sign name={name} />
        </i>
      ))}
    </p>
  );
}
