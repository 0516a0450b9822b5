import { at, classes } from '@hanga/web/table/box.ts';
import { dragToPick, isTouch } from '@hanga/web/table/drag.ts';
import type { OfKind } from '@hanga/web/table/selection.ts';
import { labelled } from '@hanga/web/text/labelled.ts';
import { cardSize, type PictureRequest } from '../art/index.ts';
import { type Action, everyCard, type Shown, type View } from '../rules/index.ts';
import { Art } from './Art.tsx';
import { whyNot } from './ahead.ts';
import { type BoardContext, useBoard } from './context.ts';
import { backArt, faceArt } from './drawings.ts';
import { fitRow, handSizeOf } from './fit.ts';
import { Paintable } from './Paintable.tsx';
import { hints, namedWithPromise, Promised } from './Promised.tsx';
import { pieceOf } from './pieces.ts';
import { narrow, studios } from './selection.ts';
import { type Way, waysTo, wayTo } from './ways.ts';
import { paintableWords, pathWords } from './wayWords.ts';

export const shownArt = (card: Shown): PictureRequest =>
  typeof card === 'number' ? faceArt(card) : backArt(card.back);

/** The cards I hold, large enough to read. */
export function Hand() {
  const { me, mine, regions, words } = useBoard();
  const box = regions.hand;
  const cards = [...me.open, ...me.secret];
  const fit = fitRow(box, handSizeOf(me), cardSize);
  return (
    <section class="hand" style={at(box)} aria-label={words.hand}>
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
  const { text } = useBoard();
  return (
    <div class="card" role="img" aria-label={text.shown(card)} data-piece={piece}>
      <Art picture={shownArt(card)} />
    </div>
  );
};

/** A card of my hand: its picture paints it, its plank adds it to the studio. It can be picked up and carried, too. */
function HandCard({ card }: { readonly card: number }) {
  const context = useBoard();
  const { legal, me, mine, view, picked, words, text, hinted, isLit } = context;
  const piece = pieceOf.card(card);
  const pick = { kind: 'card', card } as const;
  const [toStudio] = studios(narrow(legal, me.icons, pick));
  const isPicked = picked?.kind === 'card' && picked.card === card;
  const facts = everyCard[card]!;
  const look = classes(
    'card',
    hinted.includes(card) && 'hinted',
    isLit(piece) && 'lit',
    toStudio && 'choice',
    toStudio && isPicked && 'picked',
    toStudio && picked !== undefined && !isPicked && 'aside',
  );
  const way = toStudio && wayTo(view, mine, card);
  const label = [
    labelled(words.inPrint, text.printPart(facts)),
    labelled(words.inStudio, text.studioPart(facts)),
    ...(toStudio ? [paintableWords(way, words)] : []),
  ].join('. ');
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a group or a picture, and both have a name.
    <div
      class={look}
      data-piece={piece}
      role={toStudio ? 'group' : 'img'}
      aria-label={label}
      onPointerDown={toStudio ? dragToPick(context, pick) : undefined}
    >
      <Art picture={faceArt(card)} />
      {toStudio && (
        <>
          <Paintable way={way} />
          <PaintHalf card={card} way={way} />
          <StudioHalf action={toStudio} />
          {way && hasOtherWays(view, mine, card) && !isPicked && (
            <button type="button" class="others" data-choice="" onClick={() => context.pick(pick)}>
              <span class="dots" aria-hidden="true">
                ⋯
              </span>
              <span class="unseen">
                {words.otherWays}: {text.cardName(card)}
              </span>
            </button>
          )}
        </>
      )}
    </div>
  );
}

const hasOtherWays = (view: View, seat: number, card: number): boolean => waysTo(view, seat, card).length > 1;

/** A finger cannot hover: its first touch lifts the card, which shows what its halves do; the second does it. */
const lifts = ({ picked, pick }: BoardContext, card: number, event: MouseEvent): boolean => {
  if (!isTouch(event) || (picked?.kind === 'card' && picked.card === card)) return false;
  pick({ kind: 'card', card });
  return true;
};

function PaintHalf({ card, way }: { readonly card: number; readonly way: Way | undefined }) {
  const context = useBoard();
  const { view, mine, me, words, text } = context;
  if (!way) {
    const reason = text.refusal(whyNot(view, mine, { kind: 'print', card, jokers: 0 }));
    return (
      <button
        type="button"
        class="half paint no"
        aria-disabled="true"
        aria-label={labelled(words.toPrint, `${text.cardName(card)}. ${reason}`)}
        title={reason}
        onClick={event => {
          if (!lifts(context, card, event)) context.say(reason);
        }}
      />
    );
  }
  const label = [
    text.cardName(card),
    namedWithPromise(context, way.print, words.toPrint, way.steps),
    ...(way.steps.length > 0 ? [pathWords(way.steps, me, words)] : []),
  ].join('. ');
  return (
    <button
      type="button"
      class="half paint"
      data-choice=""
      aria-label={label}
      onClick={event => {
        if (!lifts(context, card, event)) context.follow(way);
      }}
      {...hints(context, way.print, way.steps)}
    >
      <span class="does">
        <Promised action={way.print} steps={way.steps} word={words.toPrint} />
      </span>
    </button>
  );
}

function StudioHalf({ action }: { readonly action: OfKind<Action, 'studio'> }) {
  const context = useBoard();
  const { words, text } = context;
  return (
    <button
      type="button"
      class="half studio"
      data-choice=""
      aria-label={`${text.cardName(action.card)}. ${namedWithPromise(context, action, words.toStudio)}`}
      onClick={event => {
        if (!lifts(context, action.card, event)) context.act(action);
      }}
      {...hints(context, action)}
    >
      <span class="does">
        <Promised action={action} word={words.studio} />
      </span>
    </button>
  );
}
