import { type Action, type ActionName, actionCards, board, NONE, type SpaceId } from '@hanga/kaigan';
import type { ComponentChildren } from 'preact';
import { bareSpace, cardSize, quadrantGone } from '../../art/kaigan/index.ts';
import { at, type Box, classes } from '../table/box.ts';
import { Art, Sign } from './Art.tsx';
import { rowWorth } from './ahead.ts';
import { type Desk, useDesk } from './desk.ts';
import { cardArt, printedArt } from './drawings.ts';
import { pieceOf } from './pieces.ts';
import { playsOn } from './selection.ts';

export const cardView = `0 0 ${cardSize.width} ${cardSize.height}`;

/** A space of the board: printed, bare, or with a card. */
export function Space({ space, box }: { readonly space: SpaceId; readonly box: Box }) {
  const desk = useDesk();
  const { view, mine, isLit, words } = desk;
  const { phase } = view;
  const isDue = 'space' in phase && phase.space === space;
  const isIdle =
    view.claims[board.rowOf(space)] === NONE && rowWorth(view, [mine, board.rowOf(space)]).idle.includes(space);
  const piece = pieceOf.space(space);
  const { action, isDrop } = actionOf(desk, space);
  const look = classes(
    'space',
    isDue && 'due',
    isIdle && 'idle',
    isLit(piece) && 'lit',
    action && 'choice',
    isDrop && 'drop',
  );
  const label = [nameOf(desk, space), ...(isDue ? [words.dueHere] : [])].join('. ');
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
      aria-label={`${desk.text.action(action, view)}. ${label}`}
      title={label}
      onClick={() => desk.act(action)}
    >
      <Face space={space} />
    </button>
  );
}

/** What a click on the space would do: take the card in hand, do what is due, take the Quadrant back. */
function actionOf({ legal, narrowed, picked, view }: Desk, space: SpaceId): { action?: Action; isDrop?: boolean } {
  if (picked?.kind === 'card') {
    const play = playsOn(narrowed, space);
    return play ? { action: play, isDrop: true } : {};
  }
  const { phase } = view;
  const perform = legal.find(({ kind }) => kind === 'perform');
  if (perform && phase.kind === 'act' && phase.space === space) return { action: perform };
  const giveBack = legal.find(({ kind }) => kind === 'returnQuadrant');
  if (giveBack && board.printedOn[space] === 'takeQuadrant') return { action: giveBack };
  return {};
}

function nameOf({ view, text, words, who }: Desk, space: SpaceId): string {
  const where = text.space(space);
  const shown = view.grid[space] as number;
  if (shown !== NONE) {
    const card = board.cardOf(shown);
    return `${where}: ${text.cardName(card)}, ${words.takenBy(who(board.ownerOf(shown)))}. ${text.does[actionCards[card] as ActionName]}`;
  }
  const printed = board.printedOn[space];
  if (!printed) return `${where}: ${words.freeSpace}`;
  const quadrant = view.quadrant === NONE ? words.quadrantHere : words.quadrantAway;
  return `${where}: ${text.does[printed]}${printed === 'takeQuadrant' ? `, ${quadrant}` : ''}`;
}

const bare = bareSpace();
const gone = quadrantGone();

function Face({ space }: { readonly space: SpaceId }) {
  const { view, colorOf, isLit } = useDesk();
  const shown = view.grid[space] as number;
  const printed = board.printedOn[space];
  if (printed === 'takeQuadrant') {
    return (
      <>
        <Art markup={gone} viewBox={cardView} />
        {view.quadrant === NONE && (
          <span class={classes('quadrant', isLit(pieceOf.quadrant) && 'lit')} data-piece={pieceOf.quadrant}>
            <Sign name="takeQuadrant" />
          </span>
        )}
      </>
    );
  }
  if (printed) return <Art markup={printedArt(printed)} viewBox={cardView} />;
  return (
    <>
      <Art markup={bare} viewBox={cardView} />
      {shown !== NONE && (
        <CardShell seat={board.ownerOf(shown)} card={board.cardOf(shown)}>
          <Art markup={cardArt(colorOf(board.ownerOf(shown)), actionCards[board.cardOf(shown)]!)} viewBox={cardView} />
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
