import { at, classes } from '@hanga/web/table/box.ts';
import { memoOf } from '@hanga/web/table/memo.ts';
import { labelled } from '@hanga/web/text/labelled.ts';
import { everySuit, haveWaited, orderOfPlay } from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { type Reads, useBoard } from './context.ts';
import { backArt } from './drawings.ts';
import { Crest } from './Plate.tsx';
import { pieceOf } from './pieces.ts';
import { backs, backsShown } from './places.ts';
import { spiritsOf } from './spirits.ts';
import { endOf } from './standing.ts';

const deckReads: Reads = ({ view, table, regions }) => [
  view.deck,
  view.round,
  view.row,
  view.brushes,
  view.storms,
  view.yokai,
  view.phase,
  haveWaited(view),
  view.players.map(({ atSchool }) => atSchool),
  endOf(view),
  table.seats,
  spiritsOf(table),
  regions.deck,
];

/** The backs of the cards to come, in order, what else the reserve holds, and whose turn comes when. */
export const Deck = memoOf(deckReads, () => {
  const { view, text, words, regions, isLit } = useBoard();
  // What is hoped for: the next row, of at most one card for each column.
  const hoped = isLit(pieceOf.deck) ? view.columns.filter(({ length }) => length > 0).length : 0;
  const { w, step } = backs(regions);
  const next = view.deck.slice(0, backsShown);
  const names = next.map(back => text.suit[everySuit[back]!]).join(', ');
  const end = endOf(view);
  return (
    <div class="deck" style={at(regions.deck)}>
      <div
        class="backs"
        aria-label={labelled(text.terms.deck, labelled(words.nextCards(view.deck.length), names))}
        role="img"
      >
        {next.map((back, index) => (
          <span
            key={index}
            class={classes(index < hoped && 'lit')}
            data-piece={index === 0 ? pieceOf.deck : undefined}
            style={`left:${index * step}px;width:${w}px`}
          >
            <Art picture={backArt(back)} isLate />
          </span>
        ))}
      </div>
      <p class="when" role="status">
        {end ? (
          <strong class={classes('end', end)}>{words.lastRound[end]}</strong>
        ) : (
          <strong>{words.round(view.round)}</strong>
        )}
        <span class="soft"> · {words.row(view.row)}</span>
      </p>
      <Order />
      <Reserve />
    </div>
  );
});

/** Everybody in the order of play: who has waited for the next row, who has left school. */
function Order() {
  const { view, words, who, table } = useBoard();
  const waited = haveWaited(view);
  const acting = view.phase.kind === 'over' ? undefined : view.phase.seat;
  const stateOf = (seat: number): string => {
    if (seat === acting) return words.acting;
    if (!view.players[seat]!.atSchool) return words.leftSchool;
    return waited.includes(seat) ? words.hasWaited : words.toCome;
  };
  return (
    <ol class="order" aria-label={words.order}>
      {orderOfPlay(view).map(seat => (
        <li
          key={seat}
          class={classes(
            seat === acting && 'acting',
            !view.players[seat]!.atSchool && 'left',
            waited.includes(seat) && 'waited',
          )}
          title={labelled(who(seat), stateOf(seat))}
        >
          <Crest color={table.seats[seat]!.color} />
          <span class="unseen">{labelled(who(seat), stateOf(seat))}</span>
        </li>
      ))}
    </ol>
  );
}

function Reserve() {
  const { view, words, isLit, table } = useBoard();
  return (
    <p class={classes('soft', 'reserve', isLit(pieceOf.reserve) && 'lit')} data-piece={pieceOf.reserve}>
      <span title={words.nextCards(view.deck.length)}>
        {words.deck} {view.deck.length}
      </span>
      <span class="count" title={words.reserve(view.brushes, view.storms)}>
        <Sign name={`brush-ready-${table.seats[0]!.color}`} kind="pawn" />
        {view.brushes}
        <Sign name="stormToken" kind="pawn" />
        {view.storms}
        <span class="unseen">{words.reserve(view.brushes, view.storms)}</span>
      </span>
      {view.options.yokai && (
        <span class="count" title={words.yokaiReserve(view.yokai)}>
          {spiritsOf(table).reserve.map(spirit => (
            <span key={spirit} class="spirit" data-piece={pieceOf.yokai(spirit)}>
              <Sign name={`yokai-${spirit}`} kind="pawn" />
            </span>
          ))}
          {view.yokai === 0 && (
            <span class="spirit none">
              <Sign name="yokai-0" kind="pawn" />
            </span>
          )}
          {view.yokai === 0 && <span aria-hidden="true">0</span>}
          <span class="unseen">{words.yokaiReserve(view.yokai)}</span>
        </span>
      )}
    </p>
  );
}
