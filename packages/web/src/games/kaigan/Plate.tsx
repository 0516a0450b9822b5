import { actionCards, map, NONE } from '@hanga/kaigan';
import { at, type Box, classes } from '../table/box.ts';
import { Sign } from './Art.tsx';
import { useDesk } from './desk.ts';
import { pieceOf } from './pieces.ts';
import { Score } from './Score.tsx';

/** Who sits here and what they have, in a line. */
export function Plate({ seat, box }: { readonly seat: number; readonly box: Box }) {
  const desk = useDesk();
  const { view, who, words, isLit, colorOf, mine, text } = desk;
  const player = view.players[seat]!;
  const { phase } = view;
  const isActing = phase.kind !== 'over' && phase.seat === seat;
  const cards = actionCards.filter((_, card) => player.cards & (1 << card)).length;
  const waiting = map.inSupply(player);
  const row = view.claims.indexOf(seat);
  const isCovered = desk.isCovered(seat);
  const purse = isCovered ? words.coveredPurse(who(seat)) : words.purse(who(seat), player.ryo);
  const piece = pieceOf.plate(seat);
  return (
    <section
      class={classes('plate', isActing && 'acting', isLit(piece) && 'lit')}
      style={at(box)}
      aria-label={who(seat)}
      data-piece={piece}
    >
      <span class="crest">
        <Sign name={`disc-${colorOf(seat)}`} />
      </span>
      <h3 class="name">
        {who(seat)}
        {seat === view.viewer && who(seat).toLowerCase() !== words.you && <span class="soft"> ({words.you})</span>}
      </h3>
      <ul class="belongings">
        {view.quadrant === seat && (
          <li
            class={classes('quadrant', isLit(pieceOf.quadrant) && 'lit')}
            title={`${text.terms.quadrant}: ${words.holdsQuadrant}`}
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
      <ul class="counts">
        <Count sign="map" value={String(cards)} label={words.cardsInHand(cards)} look="cards" />
        <Count
          sign={`surveyor-${colorOf(seat)}`}
          value={String(waiting)}
          label={words.inSupply(waiting)}
          {...(seat === mine ? {} : { piece: pieceOf.supply(seat) })}
        />
        <Count sign="purse" value={isCovered ? '?' : String(player.ryo)} label={purse} piece={pieceOf.purse(seat)} />
      </ul>
      <Score seat={seat} />
    </section>
  );
}

interface CountProps {
  readonly sign: string;
  readonly value: string;
  readonly label: string;
  readonly look?: string;
  readonly piece?: string;
}

function Count({ sign, value, label, look, piece }: CountProps) {
  const { isLit } = useDesk();
  return (
    <li class={classes('count', look, piece && isLit(piece) && 'lit')} title={label} data-piece={piece}>
      {look === 'cards' ? <i class="back" aria-hidden="true" /> : <Sign name={sign} />}
      <span aria-hidden="true">{value}</span>
      <span class="unseen">{label}</span>
    </li>
  );
}
