import { at, classes } from '@hanga/web/table/box.ts';
import { dragToPick, isTouch } from '@hanga/web/table/drag.ts';
import { Piece } from '@hanga/web/table/Piece.tsx';
import { Scroll } from '@hanga/web/table/Scroll.tsx';
import type { Shown } from '../rules/index.ts';
import { Art } from './Art.tsx';
import { columnWords } from './cardWords.ts';
import { useBoard } from './context.ts';
import { Deck } from './Deck.tsx';
import { matArt } from './drawings.ts';
import { shownArt } from './Hand.tsx';
import { place } from './layout.ts';
import { Paintable } from './Paintable.tsx';
import { pieceOf, shownPiece } from './pieces.ts';
import { takes } from './selection.ts';
import { wayAfterTaking } from './ways.ts';

/** The bamboo mat with its columns of cards. */
export function School() {
  const { view, regions, words } = useBoard();
  return (
    <section class="school" aria-label={words.school}>
      <h2 class="unseen">{words.school}</h2>
      <Deck />
      <Scroll area={regions.school} label={words.school}>
        <div class="mat" style={at(regions.mat)}>
          <Art picture={matArt(view.players.length, regions.rows)} />
        </div>
        <ul class="columns">
          {view.columns.map((lesson, column) => (
            <li key={column}>{lesson.length > 0 && <Column column={column} lesson={lesson} />}</li>
          ))}
        </ul>
      </Scroll>
    </section>
  );
}

function Column({ column, lesson }: { readonly column: number; readonly lesson: readonly Shown[] }) {
  const context = useBoard();
  const { view, mine, regions, legal, picked, words, isLit } = context;
  const box = place({ kind: 'column', column }, view, regions);
  const piece = pieceOf.column(column);
  const take = takes(legal).find(action => action.column === column);
  const cards = lesson.map((card, row) => {
    const name = shownPiece(card, column, row);
    return (
      <span
        key={name}
        class={classes('card', isLit(name) && 'lit')}
        style={at(place({ kind: 'space', column, row }, view, regions), box)}
        data-piece={name}
      >
        <Art picture={shownArt(card)} />
        {take && typeof card === 'number' && <Paintable way={wayAfterTaking(view, mine, column, card)} />}
      </span>
    );
  });
  const pick = { kind: 'column', column } as const;
  const isPicked = picked?.kind === 'column' && picked.column === column;
  return (
    <Piece
      class={classes('column', isLit(piece) && 'lit', take && 'choice', take && isPicked && 'picked')}
      style={at(box)}
      data-piece={piece}
      data-choice={take && ''}
      aria-label={columnWords(context, column, lesson)}
      onChoose={
        take &&
        (event => {
          // A finger cannot hover: its first touch lifts the column, its second takes it.
          if (isTouch(event) && !isPicked) context.pick(pick);
          else context.act(take);
        })
      }
      onPointerDown={take && dragToPick(context, pick)}
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
