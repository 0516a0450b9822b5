import { diplomaOf, everyCard, type Icon, icons as iconRules, landscapes } from '@hanga/kanagawa';
import type { ComponentChildren } from 'preact';
import { hollowOf, startingHollow } from '../../art/index.ts';
import { startDrag } from '../table/drag.ts';
import { Piece } from '../table/Piece.tsx';
import { Art, Sign } from './Art.tsx';
import { lookAhead } from './ahead.ts';
import { classes, useDesk } from './desk.ts';
import { plankArt, slipArt, tilePlankArt } from './drawings.ts';
import { at, fitPlanks, plankCountOf } from './fit.ts';
import { hollowStyle } from './hollow.ts';
import { pieceOf } from './pieces.ts';
import { brushTo, narrow } from './selection.ts';
import { plankSheet, slipSheet } from './sheets.ts';

/** My bench: a plank for the starting tile and one for each card, with brushes standing in the hollows. */
export function Studio() {
  const { me, mine, regions, words, text, isLit } = useDesk();
  const box = regions.studio;
  const fit = fitPlanks(box, plankCountOf(me));
  let next = 1;
  return (
    <section
      class={classes('bench', isLit(pieceOf.studio(mine)) && 'lit')}
      style={at(box)}
      data-piece={pieceOf.studio(mine)}
    >
      <h3 class="unseen">{words.studio}</h3>
      <ul class="planks">
        <li style={at(fit.at(0), box)}>
          <Plank
            icon={0}
            piece={pieceOf.bench(mine)}
            markup={tilePlankArt(me.tile)}
            hollow={startingHollow}
            name={words.startingTile(text.tile(me.tile))}
          />
        </li>
        {me.studio.map((card, index) => {
          const { studio } = everyCard[card]!;
          const icon = studio.landscape ? next++ : undefined;
          return (
            <li key={card} style={at(fit.at(index + 1), box)}>
              <Plank
                icon={icon}
                piece={pieceOf.card(card)}
                markup={plankArt(card)}
                hollow={hollowOf(studio)}
                name={text.studioPart(everyCard[card]!)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PlankProps {
  readonly icon: number | undefined;
  readonly piece: string;
  readonly markup: string;
  readonly hollow: { readonly x: number; readonly y: number } | undefined;
  readonly name: string;
}

function Plank({ icon, piece, markup, hollow, name }: PlankProps) {
  const desk = useDesk();
  const { me, mine, words, isLit, table, painting } = desk;
  const state = icon === undefined ? undefined : (me.icons[icon] as Icon);
  const isPainting = icon !== undefined && painting.includes(icon);
  const iconPiece = icon === undefined ? undefined : pieceOf.icon(mine, icon);
  const inside = (
    <>
      <Art markup={markup} sheet={plankSheet} />
      {state !== undefined && hollow && !iconRules.isEmpty(state) && (
        <span class="standing" style={hollowStyle(hollow)} data-piece={pieceOf.standing(mine, icon!)}>
          <Sign
            name={`brush-${iconRules.brushOn(state) === 'ready' ? 'ready' : 'painted'}-${table.seats[mine]!.color}`}
            kind="pawn"
          />
        </span>
      )}
    </>
  );
  const look = classes(
    'plank',
    isPainting && 'painting',
    state !== undefined && iconRules.hasServed(state) && 'served',
    (isLit(piece) || (iconPiece !== undefined && isLit(iconPiece))) && 'lit',
  );
  const label = state === undefined ? name : `${name}: ${iconState(state, words)}`;
  return (
    <div class="slot" data-piece={piece}>
      {icon === undefined ? (
        <div class={look} role="img" aria-label={label} title={label}>
          {inside}
        </div>
      ) : (
        <IconChoice icon={icon} look={look} label={label} piece={iconPiece!}>
          {inside}
        </IconChoice>
      )}
    </div>
  );
}

const iconState = (state: Icon, words: ReturnType<typeof useDesk>['words']): string => {
  const brush = { none: words.noBrush, ready: words.brushReady, painted: words.brushPainted }[iconRules.brushOn(state)];
  return iconRules.hasServed(state) && iconRules.brushOn(state) !== 'painted' ? `${brush}, ${words.iconServed}` : brush;
};

interface IconChoiceProps {
  readonly icon: number;
  readonly look: string;
  readonly label: string;
  readonly piece: string;
  readonly children: ComponentChildren;
}

/** An icon can be chosen when a brush on it can be picked up, or when the brush in hand can go there. */
function IconChoice({ icon, look, label, piece, children }: IconChoiceProps) {
  const desk = useDesk();
  const { view, mine, me, legal, picked, narrowed, words, text } = desk;
  const target = picked?.kind === 'brush' || picked?.kind === 'icon' ? brushTo(narrowed, me.icons, icon) : undefined;
  if (target) {
    const ahead = lookAhead(view, mine, target);
    const then = [
      ahead.paintable.length > 0
        ? words.wouldPaint(ahead.paintable.map(text.cardName).join('; '))
        : words.wouldPaintNothing,
      ...ahead.due.map(diploma => words.wouldMeet(text.need(diplomaOf(diploma)))),
    ].join('. ');
    return (
      <Piece
        class={`${look} target`}
        data-piece={piece}
        data-drop=""
        aria-label={`${text.action(target, view)}. ${then}`}
        onChoose={() => desk.act(target)}
        onPointerEnter={() => desk.hint(target)}
        onPointerLeave={() => desk.hint(undefined)}
        onFocus={() => desk.hint(target)}
        onBlur={() => desk.hint(undefined)}
      >
        {children}
        {(ahead.paintable.length > 0 || ahead.due.length > 0) && (
          <span class="badge" aria-hidden="true" data-count={ahead.paintable.length || undefined}>
            {ahead.paintable.length > 0 && (
              <Sign name={landscapes[iconRules.landscapeOfIcon(me.icons[icon]!)]!} kind="icon" />
            )}
            {ahead.due.map(diploma => (
              <span key={diploma} class="mini">
                <Art markup={slipArt(diploma)} sheet={slipSheet} />
              </span>
            ))}
          </span>
        )}
      </Piece>
    );
  }
  const pick = { kind: 'icon', icon } as const;
  const isPicked = picked?.kind === 'icon' && me.icons[picked.icon] === me.icons[icon];
  const canMove = (picked === undefined || isPicked) && narrow(legal, me.icons, pick).length > 0;
  return (
    <Piece
      class={classes(look, canMove && 'choice', canMove && isPicked && 'picked')}
      data-piece={piece}
      data-choice={canMove ? '' : undefined}
      aria-pressed={canMove ? isPicked : undefined}
      aria-label={canMove ? `${label}. ${words.moveThis}` : label}
      title={canMove ? undefined : label}
      onChoose={canMove ? () => desk.pick(isPicked ? undefined : pick) : undefined}
      onPointerDown={
        canMove
          ? event =>
              startDrag(event, {
                begin: () => desk.pick(pick),
                miss: () => desk.pick(undefined),
                source: event.currentTarget.querySelector<HTMLElement>('.standing') ?? undefined,
              })
          : undefined
      }
    >
      {children}
    </Piece>
  );
}
