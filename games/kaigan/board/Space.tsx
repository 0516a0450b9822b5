import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { labelled } from '@hanga/web/text/labelled.ts';
import type { ComponentChildren } from 'preact';
import { type Action, type ActionName, actionCards, board, NONE, type SpaceId } from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { CardName } from './CardName.tsx';
import { type BoardContext, useBoard } from './context.ts';
import { cardArt, printedArt, spaceArt } from './drawings.ts';
import { pieceOf } from './pieces.ts';
import type { SpaceAhead } from './rowAhead.ts';
import { playsOn } from './selection.ts';

interface SpaceProps {
  readonly space: SpaceId;
  readonly box: Box;
  /** What it could do for me when its turn comes. */
  readonly ahead: SpaceAhead | undefined;
}

/** A space of the board: printed, bare, or with a card. */
export function Space({ space, box, ahead }: SpaceProps) {
  const context = useBoard();
  const { view, isLit, words } = context;
  const { phase } = view;
  const isDue = 'space' in phase && phase.space === space;
  const isIdle = ahead?.ways.length === 0;
  const piece = pieceOf.space(space);
  const { action, isDrop } = actionOf(context, space);
  const look = classes(
    'space',
    isDue && 'due',
    isIdle && 'idle',
    isLit(piece) && 'lit',
    action && 'choice',
    isDrop && 'drop',
  );
  const label = [
    nameOf(context, space),
    ...(isDue ? [words.dueHere] : []),
    ...(ahead && !isDue ? thenOf(context, ahead) : []),
  ].join('. ');
  if (!action) {
    return (
      <div class={look} style={at(box)} data-piece={piece} role="img" aria-label={label} title={label}>
        <Face space={space} />
      </div>
    );
  }
  return (
    <button
      type="button"
      class={look}
      style={at(box)}
      data-piece={piece}
      {...(isDrop ? { 'data-drop': '' } : { 'data-choice': '' })}
      aria-label={`${context.text.action(action, view)}. ${label}`}
      title={label}
      onClick={() => context.act(action)}
    >
      <Face space={space} />
    </button>
  );
}

/** What a click on the space would do: take the card in hand, do what is due, take the Quadrant back. */
function actionOf(
  { legal, narrowed, picked, view }: BoardContext,
  space: SpaceId,
): { action?: Action; isDrop?: boolean } {
  if (picked?.kind === 'card') {
    const play = playsOn(narrowed, space);
    return play ? { action: play, isDrop: true } : {};
  }
  const { phase } = view;
  const perform = legal.find(({ kind }) => kind === 'perform');
  if (perform && phase.kind === 'act' && phase.space === space) return { action: perform };
  const giveBack = legal.find(({ kind }) => kind === 'returnQuadrant');
  if (giveBack && board.printedOn(view, space) === 'takeQuadrant') return { action: giveBack };
  return {};
}

function nameOf({ view, text, words, who }: BoardContext, space: SpaceId): string {
  const where = text.space(space);
  const shown = view.grid[space] as number;
  if (shown !== NONE) {
    const card = board.cardOf(shown);
    return labelled(
      where,
      `${text.cardName(card)}, ${words.takenBy(who(board.ownerOf(shown)))}. ${text.does[actionCards[card] as ActionName]}`,
    );
  }
  const printed = board.printedOn(view, space);
  if (!printed) return labelled(where, words.freeSpace);
  const quadrant = view.quadrant === NONE ? words.quadrantHere : words.quadrantAway;
  return labelled(where, `${text.does[printed]}${printed === 'takeQuadrant' ? `, ${quadrant}` : ''}`);
}

/** What it can do once the spaces before it were played. */
function thenOf({ words }: BoardContext, { ways, needs }: SpaceAhead): string[] {
  if (ways.length === 0) return [words.idleThen];
  return needs.length > 0 ? [words.needs(needs.map(({ space }) => board.columnOf(space) + 1))] : [];
}

function Face({ space }: { readonly space: SpaceId }) {
  const { view, colorOf, isLit } = useBoard();
  const shown = view.grid[space] as number;
  const printed = board.printedOn(view, space);
  if (printed === 'takeQuadrant') {
    return (
      <>
        <Art picture={spaceArt('quadrantGone')} />
        {view.quadrant === NONE && (
          <span class={classes('quadrant', isLit(pieceOf.quadrant) && 'lit')} data-piece={pieceOf.quadrant}>
            <Sign name="takeQuadrant" />
          </span>
        )}
        <CardName action={printed} />
      </>
    );
  }
  if (printed) {
    return (
      <>
        <Art picture={printedArt(printed)} />
        <CardName action={printed} />
      </>
    );
  }
  return (
    <>
      <Art picture={spaceArt('bare')} />
      {shown !== NONE && (
        <CardShell seat={board.ownerOf(shown)} card={board.cardOf(shown)}>
          <Art picture={cardArt(colorOf(board.ownerOf(shown)), actionCards[board.cardOf(shown)]!)} />
          <CardName action={actionCards[board.cardOf(shown)]!} isCard />
        </CardShell>
      )}
    </>
  );
}

const CardShell = ({ seat, card, children }: { seat: number; card: number; children: ComponentChildren }) => (
  <span class="card" data-piece={pieceOf.card(seat, card)}>
    {children}
  </span>
);
