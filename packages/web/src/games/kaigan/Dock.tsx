import { actionCards, map, SUPPLY } from '@hanga/kaigan';
import { at, classes } from '../table/box.ts';
import { startDrag } from '../table/drag.ts';
import { Art, Sign } from './Art.tsx';
import { useDesk } from './desk.ts';
import { cardArt } from './drawings.ts';
import { place } from './layout.ts';
import { pieceOf } from './pieces.ts';
import { cardView } from './Space.tsx';
import { ofKind } from './selection.ts';
import { Ways } from './Ways.tsx';

/** What is mine: the surveyors in supply and the purse; my cards, or the ways of the action that is due. */
export function Dock() {
  const { view, legal } = useDesk();
  const { phase } = view;
  const isWorking = legal.length > 0 && phase.kind !== 'plan' && phase.kind !== 'claim';
  return (
    <>
      <Camp />
      {isWorking ? <Ways /> : <Hand />}
    </>
  );
}

function Camp() {
  const desk = useDesk();
  const { view, me, mine, regions, words, colorOf, legal, who, isLit, text } = desk;
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
  const label = words.inSupply(waiting);
  const look = classes('tent', isLit(piece) && 'lit', from && 'choice');
  return (
    <section class="camp" style={at(regions.camp)}>
      <h2 class="unseen">{words.camp}</h2>
      {from ? (
        <button
          type="button"
          class={look}
          data-piece={piece}
          data-choice=""
          aria-label={`${words.fromSupply}. ${label}. ${text.action(from, view)}`}
          onClick={() => desk.act(from)}
          onPointerDown={event =>
            startDrag(event, {
              begin: () => desk.act(from),
              miss: desk.undo,
              source: event.currentTarget.querySelector<HTMLElement>('[data-figure]') ?? undefined,
            })
          }
        >
          {figures}
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
              ? event =>
                  startDrag(event, {
                    begin: () => {},
                    miss: () => {},
                    source: event.currentTarget.querySelector<HTMLElement>('.leaving') ?? undefined,
                  })
              : undefined
          }
        >
          {figures}
        </div>
      )}
      <p class={classes('purse', isLit(pieceOf.purse(mine)) && 'lit')} title={words.purse(who(mine), me.ryo)}>
        <Sign name="purse" />
        <b aria-hidden="true">{desk.isCovered(mine) ? '?' : me.ryo}</b>
        <span class="unseen">
          {desk.isCovered(mine) ? words.coveredPurse(who(mine)) : words.purse(who(mine), me.ryo)}
        </span>
      </p>
    </section>
  );
}

/** My cards, each in its own place; one that lies on the board leaves its place empty. */
function Hand() {
  const { view, me, regions, words } = useDesk();
  return (
    <section class="hand">
      <h2 class="unseen">{words.hand}</h2>
      <ul>
        {actionCards.map((_, card) => {
          const box = place({ kind: 'handCard', index: card }, regions, view.players.length);
          return <li key={card}>{(me.cards & (1 << card)) !== 0 && <HandCard card={card} style={at(box)} />}</li>;
        })}
      </ul>
    </section>
  );
}

function HandCard({ card, style }: { readonly card: number; readonly style: string }) {
  const desk = useDesk();
  const { legal, mine, colorOf, text, words, picked, isLit } = desk;
  const name = actionCards[card]!;
  const piece = pieceOf.card(mine, card);
  const label = `${text.cardName(card)}: ${text.does[name]}`;
  const face = <Art markup={cardArt(colorOf(mine), name)} viewBox={cardView} />;
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
      aria-label={`${words.pickUp}: ${label}`}
      title={label}
      onClick={() => desk.pick(isPicked ? undefined : pick)}
      onPointerDown={event => startDrag(event, { begin: () => desk.pick(pick), miss: () => desk.pick(undefined) })}
    >
      {face}
    </button>
  );
}
