import { at, classes } from '@hanga/web/table/box.ts';
import { dragToPick, partOf, startDrag } from '@hanga/web/table/drag.ts';
import { Scroll } from '@hanga/web/table/Scroll.tsx';
import { ofKind } from '@hanga/web/table/selection.ts';
import { labelled } from '@hanga/web/text/labelled.ts';
import { actionCards, map, SUPPLY, surveyorsEach } from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { CardName } from './CardName.tsx';
import { useBoard } from './context.ts';
import { cardArt } from './drawings.ts';
import { place } from './layout.ts';
import { pieceOf } from './pieces.ts';
import { isWorking } from './places.ts';
import { useCardsPrepared } from './usePreparation.ts';
import { Ways } from './Ways.tsx';

/** What is mine: the surveyors in supply and the purse; my cards, or the ways of the action that is due. */
export function Dock() {
  const { view, legal } = useBoard();
  return (
    <>
      <Camp />
      {isWorking(view, legal) ? <Ways /> : <Hand />}
    </>
  );
}

function Camp() {
  const context = useBoard();
  const { view, me, mine, regions, words, colorOf, legal, who, isLit, text } = context;
  const waiting = map.inSupply(me);
  const from = ofKind(legal, 'from').find(action => action.place === SUPPLY);
  const { phase } = view;
  const isLeaving = phase.kind === 'sendTo' && phase.seat === mine && phase.from === SUPPLY && legal.length > 0;
  const piece = pieceOf.supply(mine);
  const figures = Array.from({ length: waiting }, (_, i) => (
    <span key={i} class={classes('surveyor', isLeaving && i === waiting - 1 && 'leaving')} data-figure="">
      <Sign name={`surveyor-${colorOf(mine)}`} />
    </span>
  ));
  const out = Array.from({ length: surveyorsEach - waiting }, (_, i) => (
    <span key={`out ${i}`} class="surveyor out" aria-hidden="true">
      <Sign name={`surveyor-${colorOf(mine)}`} />
    </span>
  ));
  const label = words.inSupply(waiting);
  const look = classes('tent', isLit(piece) && 'lit', from && 'choice');
  return (
    <section class="camp" style={at(regions.camp)} aria-label={words.camp}>
      <h2 class="unseen">{words.camp}</h2>
      {from ? (
        <button
          type="button"
          class={look}
          data-piece={piece}
          data-choice=""
          aria-label={`${words.fromSupply}. ${label}. ${text.action(from, view)}`}
          onClick={() => context.act(from)}
          onPointerDown={event =>
            startDrag(event, {
              begin: () => context.act(from),
              miss: context.undo,
              source: partOf(event, '[data-figure]'),
            })
          }
        >
          {figures}
          {out}
        </button>
      ) : (
        <div
          class={look}
          data-piece={piece}
          role="img"
          aria-label={label}
          title={label}
          onPointerDown={
            isLeaving
              ? event => startDrag(event, { begin: () => {}, miss: () => {}, source: partOf(event, '.leaving') })
              : undefined
          }
        >
          {figures}
          {out}
        </div>
      )}
      <p class={classes('purse', isLit(pieceOf.purse(mine)) && 'lit')} title={words.purse(who(mine), me.ryo)}>
        <Sign name="purse" />
        <b aria-hidden="true">{context.isCovered(mine) ? '?' : me.ryo}</b>
        <span class="unseen">
          {context.isCovered(mine) ? words.coveredPurse(who(mine)) : words.purse(who(mine), me.ryo)}
        </span>
      </p>
    </section>
  );
}

/** My cards, each in its own place; one that lies on the board leaves its place empty. */
function Hand() {
  const { view, me, regions, words, colorOf } = useBoard();
  useCardsPrepared(view.players.map((_, seat) => colorOf(seat)));
  return (
    <section class="hand" aria-label={words.hand}>
      <h2 class="unseen">{words.hand}</h2>
      <Scroll area={regions.handScroll} label={words.hand}>
        <ul>
          {actionCards.map((_, card) => {
            const box = place({ kind: 'handCard', index: card }, regions, view.players.length);
            return <li key={card}>{(me.cards & (1 << card)) !== 0 && <HandCard card={card} style={at(box)} />}</li>;
          })}
        </ul>
      </Scroll>
    </section>
  );
}

function HandCard({ card, style }: { readonly card: number; readonly style: string }) {
  const context = useBoard();
  const { legal, mine, colorOf, text, words, picked, isLit } = context;
  const name = actionCards[card]!;
  const piece = pieceOf.card(mine, card);
  const label = labelled(text.cardName(card), text.does[name]);
  const face = (
    <>
      <Art picture={cardArt(colorOf(mine), name)} />
      <CardName action={name} isCard />
    </>
  );
  const canPlay = ofKind(legal, 'play').some(action => action.card === card);
  const look = classes('card', isLit(piece) && 'lit');
  if (!canPlay) {
    return (
      <div class={look} style={style} data-piece={piece} role="img" aria-label={label} title={label}>
        {face}
      </div>
    );
  }
  const isPicked = picked?.kind === 'card' && picked.card === card;
  const pick = { kind: 'card', card } as const;
  return (
    <button
      type="button"
      class={classes(look, 'choice', isPicked && 'picked')}
      style={style}
      data-piece={piece}
      data-choice=""
      aria-pressed={isPicked}
      aria-label={labelled(words.pickUp, label)}
      title={label}
      onClick={() => context.pick(isPicked ? undefined : pick)}
      onPointerDown={dragToPick(context, pick)}
    >
      {face}
    </button>
  );
}
