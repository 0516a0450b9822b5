import { everyCard, type Shown } from '@hanga/kanagawa';
import { cardSize } from '../../art/index.ts';
import { startDrag } from '../table/drag.ts';
import { Piece } from '../table/Piece.tsx';
import { Art, Sign } from './Art.tsx';
import { classes, useDesk } from './desk.ts';
import { backArt, faceArt } from './drawings.ts';
import { at, fitRow, handSizeOf } from './fit.ts';
import { pieceOf } from './pieces.ts';
import { narrow, prints } from './selection.ts';
import { cardSheet } from './sheets.ts';

export const shownArt = (card: Shown): string => (typeof card === 'number' ? faceArt(card) : backArt(card.back));

/** The cards I hold, large enough to read. */
export function Hand() {
  const { me, mine, regions, words } = useDesk();
  const box = regions.hand;
  const cards = [...me.open, ...me.secret];
  const fit = fitRow(box, handSizeOf(me), cardSize);
  return (
    <section class="hand" style={at(box)}>
      <h3 class="unseen">{words.hand}</h3>
      {cards.length === 0 && <p class="nothing">{words.handEmpty}</p>}
      <ul>
        {cards.map((card, index) => (
          <li key={typeof card === 'number' ? card : `back${index}`} style={at(fit.at(index), box)}>
            {typeof card === 'number' ? (
              <HandCard card={card} />
            ) : (
              <HeldBack card={card} piece={pieceOf.held(mine, index - me.open.length)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const HeldBack = ({ card, piece }: { readonly card: Shown; readonly piece: string }) => {
  const { text } = useDesk();
  return (
    <div class="card" role="img" aria-label={text.shown(card)} data-piece={piece}>
      <Art markup={shownArt(card)} sheet={cardSheet} />
    </div>
  );
};

function HandCard({ card }: { readonly card: number }) {
  const desk = useDesk();
  const { legal, me, picked, words, text, hinted, isLit } = desk;
  const piece = pieceOf.card(card);
  const pick = { kind: 'card', card } as const;
  const actions = narrow(legal, me.icons, pick);
  const isPicked = picked?.kind === 'card' && picked.card === card;
  const canPaint = prints(actions).length > 0;
  const facts = everyCard[card]!;
  const label = [
    `${words.inPrint}: ${text.printPart(facts)}`,
    `${words.inStudio}: ${text.studioPart(facts)}`,
    ...(canPaint ? [words.canPaintNow] : []),
  ].join('. ');
  const isChoice = actions.length > 0;
  return (
    <Piece
      class={classes(
        'card',
        hinted.includes(card) && 'hinted',
        isLit(piece) && 'lit',
        isChoice && 'choice',
        isChoice && isPicked && 'picked',
        isChoice && picked !== undefined && !isPicked && 'aside',
      )}
      data-piece={piece}
      data-choice={isChoice ? '' : undefined}
      aria-pressed={isChoice ? isPicked : undefined}
      aria-label={isChoice ? `${label}. ${words.pickUp}` : label}
      onChoose={isChoice ? () => desk.pick(isPicked ? undefined : pick) : undefined}
      onPointerDown={
        isChoice
          ? event => startDrag(event, { begin: () => desk.pick(pick), miss: () => desk.pick(undefined) })
          : undefined
      }
    >
      <Art markup={faceArt(card)} sheet={cardSheet} />
      {canPaint && (
        <span class="paintable" title={words.canPaintNow}>
          <Sign name="icon-brush" kind="icon" />
        </span>
      )}
    </Piece>
  );
}
