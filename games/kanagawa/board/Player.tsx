import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { type Icon, icons as iconRules, landscapes, type Shown } from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { Closer } from './Closer.tsx';
import { useBoard } from './context.ts';
import { shownArt } from './Hand.tsx';
import { Plate } from './Plate.tsx';
import { pieceOf } from './pieces.ts';
import { type IconRow, stripOf } from './strip.ts';

/** Another player's table in a strip: plate, print, held cards, icons with their brushes. */
export function Player({ seat, box }: { readonly seat: number; readonly box: Box }) {
  const { view, text, words, who } = useBoard();
  const player = view.players[seat]!;
  const isActing = view.phase.kind !== 'over' && view.phase.seat === seat;
  const held: readonly Shown[] = [...player.open, ...player.secret];
  const strip = stripOf(box, player);
  return (
    <section
      class={classes('player seat-frame', isActing && 'acting')}
      style={at(box)}
      aria-label={words.player(who(seat))}
    >
      <Plate seat={seat} width={box.w} />
      <Closer seat={seat} box={strip.print} />
      <ul class="held" aria-label={words.heldCards}>
        {held.map((card, index) => (
          <li
            key={typeof card === 'number' ? card : `back${index}`}
            title={text.shown(card)}
            style={at(strip.held.at(index))}
            data-piece={typeof card === 'number' ? pieceOf.card(card) : pieceOf.held(seat, index - player.open.length)}
          >
            <Art picture={shownArt(card)} />
            {typeof card !== 'number' && card.brought && (
              <span class="brought">
                <Sign name="yokai-arrives" kind="icon" />
              </span>
            )}
            <span class="unseen">{text.shown(card)}</span>
          </li>
        ))}
      </ul>
      <Icons seat={seat} row={strip.icons} />
    </section>
  );
}

/** The landscape icons of a studio in short, brushes standing on them. */
export function Icons({ seat, row }: { readonly seat: number; readonly row: IconRow }) {
  const { view, words, text, table, isLit } = useBoard();
  const player = view.players[seat]!;
  return (
    <ul
      class="icons"
      style={`${at(row.box)};font-size:${row.box.h}px`}
      aria-label={words.studio}
      data-piece={pieceOf.studio(seat)}
    >
      {player.icons.map((icon, index) => {
        const name = text.landscape[landscapes[iconRules.landscapeOfIcon(icon)]!];
        const label = `${name}, ${brushState(icon, words)}`;
        const piece = pieceOf.icon(seat, index);
        return (
          <li
            key={index}
            class={classes('icon', iconRules.hasServed(icon) && 'served', isLit(piece) && 'lit')}
            style={at(row.icon(index), row.box)}
            title={label}
            data-piece={piece}
          >
            <Sign name={landscapes[iconRules.landscapeOfIcon(icon)]!} kind="icon" />
            {!iconRules.isEmpty(icon) && (
              <span
                class="standing"
                style={at(row.standing(index), row.icon(index))}
                data-piece={pieceOf.standing(seat, index)}
              >
                <Sign
                  name={`brush-${iconRules.brushOn(icon) === 'ready' ? 'ready' : 'painted'}-${table.seats[seat]!.color}`}
                  kind="pawn"
                />
              </span>
            )}
            <span class="unseen">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

const brushState = (icon: Icon, words: ReturnType<typeof useBoard>['words']): string =>
  ({ none: words.noBrush, ready: words.brushReady, painted: words.brushPainted })[iconRules.brushOn(icon)];
