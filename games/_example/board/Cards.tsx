import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { Piece } from '@hanga/web/table/Piece.tsx';
import { RoadCard } from '../art/pieces.tsx';
import { type Action, cards, goalOf, type PlaceId } from '../rules/index.ts';
import { useBoard } from './context.ts';
import { pieceOf } from './pieces.ts';

interface CardsProps {
  readonly walks: readonly (Action & { readonly kind: 'walk' })[];
  /** Tells where a card leads while it is looked at. */
  readonly onPoint: (place: PlaceId | undefined) => void;
}

/** The open road cards; where one was taken, what can be bought. */
export function Cards({ walks, onPoint }: CardsProps) {
  const { view, legal, text, regions, mine, isLit, act } = useBoard();
  const buy = legal.find(({ kind }) => kind === 'buy');
  return (
    <section>
      <h2 class="unseen">{text.terms.openCards}</h2>
      {view.row.map((card, index) => {
        const action = walks.find(walk => walk.card === card);
        const look = action && (() => onPoint(goalOf(view, mine, card)));
        return (
          <Piece
            key={card}
            class={classes('card', action && 'open', isLit(pieceOf.card(card)) && 'lit')}
            style={at(regions.cards[index] as Box)}
            data-piece={pieceOf.card(card)}
            aria-label={action ? text.action(action, view) : text.card(card)}
            onChoose={action && (() => act(action))}
            onMouseEnter={look}
            onFocus={look}
            onMouseLeave={() => onPoint(undefined)}
            onBlur={() => onPoint(undefined)}
            {...(action && { 'data-choice': '' })}
          >
            <svg viewBox="-42 -57 84 114" aria-hidden="true">
              <RoadCard stages={cards[card] as number} />
            </svg>
          </Piece>
        );
      })}
      {buy && (
        <button
          type="button"
          class="button primary buy"
          style={at(regions.cards[view.row.length] as Box)}
          data-choice=""
          onClick={() => act(buy)}
        >
          {text.action(buy, view)}
        </button>
      )}
    </section>
  );
}
