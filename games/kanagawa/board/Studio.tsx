import { at, classes } from '@hanga/web/table/box.ts';
import { dragToPick } from '@hanga/web/table/drag.ts';
import { Piece } from '@hanga/web/table/Piece.tsx';
import { reveal } from '@hanga/web/table/reveal.ts';
import { labelled } from '@hanga/web/text/labelled.ts';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hollowOf, type PictureRequest, startingHollow } from '../art/index.ts';
import { diplomaOf, everyCard, type Icon, icons as iconRules, landscapes } from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { lookAhead } from './ahead.ts';
import { useBoard } from './context.ts';
import { plankArt, slipArt, tilePlankArt } from './drawings.ts';
import { fitPlanks } from './fit.ts';
import { hollowStyle } from './hollow.ts';
import { hints } from './Promised.tsx';
import { pieceOf } from './pieces.ts';
import { brushTo, narrow } from './selection.ts';

/** My bench: a plank for the starting tile and one for each card, with brushes standing in the hollows. */
export function Studio() {
  const { me, mine, regions, words, text, isLit, hollows, picked, painting } = useBoard();
  const bench = useRef<HTMLElement>(null);
  // The brushes that would paint a card in hand may be out of sight.
  const painter = picked?.kind === 'card' ? painting.join() : '';
  useLayoutEffect(() => {
    const plank = painter === '' ? undefined : bench.current?.querySelector('.painting');
    if (plank) reveal(plank);
  }, [painter]);
  const box = regions.studio;
  const fit = fitPlanks(box, regions.fits.planks);
  let next = 1;
  return (
    <section
      ref={bench}
      class={classes('bench', isLit(pieceOf.studio(mine)) && 'lit')}
      style={at(box)}
      aria-label={words.studio}
      data-piece={pieceOf.studio(mine)}
    >
      <h3 class="unseen">{words.studio}</h3>
      <ul class="planks">
        <li style={at(fit.at(0), box)}>
          <Plank
            icon={hollows[0]}
            piece={pieceOf.bench(mine)}
            picture={tilePlankArt(me.tile)}
            hollow={startingHollow}
            name={words.startingTile(text.tile(me.tile))}
          />
        </li>
        {me.studio.map((card, index) => {
          const { studio } = everyCard[card]!;
          const icon = studio.landscape ? hollows[next++] : undefined;
          return (
            <li key={card} style={at(fit.at(index + 1), box)}>
              <Plank
                icon={icon}
                piece={pieceOf.card(card)}
                picture={plankArt(card)}
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
  readonly picture: PictureRequest;
  readonly hollow: { readonly x: number; readonly y: number } | undefined;
  readonly name: string;
}

function Plank({ icon, piece, picture, hollow, name }: PlankProps) {
  const context = useBoard();
  const { me, mine, words, isLit, table, painting } = context;
  const state = icon === undefined ? undefined : (me.icons[icon] as Icon);
  const isPainting = icon !== undefined && painting.includes(icon);
  const iconPiece = icon === undefined ? undefined : pieceOf.icon(mine, icon);
  const inside = (
    <>
      <Art picture={picture} />
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
  const label = state === undefined ? name : labelled(name, iconState(state, words));
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

const iconState = (state: Icon, words: ReturnType<typeof useBoard>['words']): string => {
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
  const context = useBoard();
  const { view, mine, me, legal, picked, narrowed, words, text } = context;
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
        onChoose={() => context.actAt(target, { ...(picked?.kind === 'icon' && { from: picked.icon }), to: icon })}
        {...hints(context, target)}
      >
        {children}
        {(ahead.paintable.length > 0 || ahead.due.length > 0) && (
          <span class="badge" aria-hidden="true" data-count={ahead.paintable.length || undefined}>
            {ahead.paintable.length > 0 && (
              <Sign name={landscapes[iconRules.landscapeOfIcon(me.icons[icon]!)]!} kind="icon" />
            )}
            {ahead.due.map(diploma => (
              <span key={diploma} class="mini">
                <Art picture={slipArt(diploma)} />
              </span>
            ))}
          </span>
        )}
      </Piece>
    );
  }
  const pick = { kind: 'icon', icon } as const;
  const isPicked = picked?.kind === 'icon' && picked.icon === icon;
  const canMove = (picked === undefined || isPicked) && narrow(legal, me.icons, pick).length > 0;
  return (
    <Piece
      class={classes(look, canMove && 'choice', canMove && isPicked && 'picked')}
      data-piece={piece}
      data-choice={canMove ? '' : undefined}
      aria-pressed={canMove ? isPicked : undefined}
      aria-label={canMove ? `${label}. ${words.moveThis}` : label}
      title={canMove ? undefined : label}
      onChoose={canMove ? () => context.pick(isPicked ? undefined : pick) : undefined}
      onPointerDown={canMove ? dragToPick(context, pick, '.standing') : undefined}
    >
      {children}
    </Piece>
  );
}
