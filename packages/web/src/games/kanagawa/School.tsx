import { everySuit, type Shown } from '@hanga/kanagawa';
import { cardSize } from '../../art/index.ts';
import { startDrag } from '../table/drag.ts';
import { Piece } from '../table/Piece.tsx';
import { Art, Sign } from './Art.tsx';
import { lookAhead } from './ahead.ts';
import { classes, useDesk } from './desk.ts';
import { backArt, matArt } from './drawings.ts';
import { at } from './fit.ts';
import { shownArt } from './Hand.tsx';
import { place } from './layout.ts';
import { pieceOf } from './pieces.ts';
import { type Reads, Steady } from './Steady.tsx';
import { takes } from './selection.ts';
import { cardSheet, matSheet } from './sheets.ts';
import { spiritsOf } from './spirits.ts';

/** The bamboo mat with its columns of cards. */
export function School() {
  const desk = useDesk();
  const { view, regions, words } = desk;
  return (
    <section class="school">
      <h2 class="unseen">{words.school}</h2>
      <Steady desk={desk} of={Deck} reads={deckReads} />
      <div class="mat" style={at(regions.mat)}>
        <Art markup={matArt(view.players.length)} sheet={matSheet(view.players.length)} />
      </div>
      <ul class="columns">
        {view.columns.map((lesson, column) => (
          <li key={column}>{lesson.length > 0 && <Column column={column} lesson={lesson} />}</li>
        ))}
      </ul>
    </section>
  );
}

function Column({ column, lesson }: { readonly column: number; readonly lesson: readonly Shown[] }) {
  const desk = useDesk();
  const { view, mine, size, legal, picked, words, text, isLit } = desk;
  const box = place({ kind: 'column', column }, view, size);
  const piece = pieceOf.column(column);
  const take = takes(legal).find(action => action.column === column);
  // The rules say what could be painted at once; a face-down card among it is a guess, and shows nothing.
  const paintable = take ? lookAhead(view, mine, take).paintable : [];
  const known = lesson.filter(card => typeof card === 'number' && paintable.includes(card));
  const cards = lesson.map((card, row) => {
    const name = typeof card === 'number' ? pieceOf.card(card) : pieceOf.space(column, row);
    return (
      <span
        key={name}
        class={classes('card', isLit(name) && 'lit')}
        style={at(place({ kind: 'space', column, row }, view, size), box)}
        data-piece={name}
      >
        <Art markup={shownArt(card)} sheet={cardSheet} />
        {known.includes(card) && (
          <span class="paintable" title={words.couldPaint}>
            <Sign name="icon-brush" kind="icon" />
          </span>
        )}
      </span>
    );
  });
  const pick = { kind: 'column', column } as const;
  const isPicked = picked?.kind === 'column' && picked.column === column;
  const label = take
    ? [text.action(take, view), ...(known.length > 0 ? [words.wouldPaint(known.map(text.shown).join('; '))] : [])].join(
        '. ',
      )
    : `${text.terms.column} ${column + 1}: ${lesson.map(text.shown).join('; ')}`;
  return (
    <Piece
      class={classes('column', isLit(piece) && 'lit', take && 'choice', take && isPicked && 'picked')}
      style={at(box)}
      data-piece={piece}
      data-choice={take && ''}
      aria-label={label}
      onChoose={
        take &&
        (event => {
          // A finger cannot hover: its first touch lifts the column, its second takes it.
          if (isTouch(event) && !isPicked) desk.pick(pick);
          else desk.act(take);
        })
      }
      onPointerDown={
        take && (event => startDrag(event, { begin: () => desk.pick(pick), miss: () => desk.pick(undefined) }))
      }
    >
      {cards}
      {take && (
        <span class="tag" aria-hidden="true">
          {words.take}
        </span>
      )}
    </Piece>
  );
}

const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

const deckReads: Reads = ({ view, table }) => [
  view.deck,
  view.round,
  view.row,
  view.brushes,
  view.storms,
  view.yokai,
  table.seats,
  spiritsOf(table),
];

/** The backs of the cards to come, in order, and what else the reserve holds. */
function Deck() {
  const { view, text, words, regions, isLit, table } = useDesk();
  const box = regions.deck;
  const step = (box.h * 0.94 * cardSize.width) / cardSize.height + 3;
  const beside = view.options.yokai ? 248 : 176;
  const room = Math.max(3, Math.floor((box.w - beside) / step));
  const next = view.deck.slice(0, room);
  const names = next.map(back => text.suit[everySuit[back]!]).join(', ');
  return (
    <div class="deck" style={at(box)}>
      <div class="backs" aria-label={`${text.terms.deck}: ${words.nextCards(view.deck.length)}: ${names}`} role="img">
        {next.map((back, index) => (
          <span key={index} data-piece={index === 0 ? pieceOf.deck : undefined} style={`width:${step - 3}px`}>
            <Art markup={backArt(back)} sheet={cardSheet} isLate />
          </span>
        ))}
      </div>
      <div class="facts">
        <p>
          <strong>{words.round(view.round)}</strong>
          <span class="soft"> · {words.row(view.row)}</span>
        </p>
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
      </div>
    </div>
  );
}
