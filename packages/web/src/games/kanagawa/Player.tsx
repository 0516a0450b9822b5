import { type Icon, icons as iconRules, landscapes, type Shown } from '@hanga/kanagawa';
import { cardSize } from '../../art/index.ts';
import { Art, Sign } from './Art.tsx';
import { Closer } from './Closer.tsx';
import { classes, useDesk } from './desk.ts';
import { at, type Box, fitRow } from './fit.ts';
import { shownArt } from './Hand.tsx';
import { Plate } from './Plate.tsx';
import { pieceOf } from './pieces.ts';
import { cardSheet } from './sheets.ts';

/** Another player's table in a strip: plate, print, held cards, icons with their brushes. */
export function Player({ seat, box }: { readonly seat: number; readonly box: Box }) {
  const { view, text, words, who, regions } = useDesk();
  const player = view.players[seat]!;
  const isActing = view.phase.kind !== 'over' && view.phase.seat === seat;
  const held: readonly Shown[] = [...player.open, ...player.secret];
  const isWide = regions.shape === 'wide';
  const plate = isWide ? 28 : 32;
  const bench = Math.min(52, box.h * 0.26);
  const beside = isWide ? 116 : 16;
  const print: Box = { x: 8, y: plate + 1, w: box.w - beside, h: box.h - plate - bench - 5 };
  const low = print.y + print.h;
  const room = isWide ? { y: print.y, h: print.h + bench } : { y: low, h: bench };
  const fan = fitRow({ x: box.w - 108, w: 96, ...room }, held.length, cardSize, 3);
  return (
    <section class={classes('player', isActing && 'acting')} style={at(box)} aria-label={words.player(who(seat))}>
      <Plate seat={seat} />
      <Closer seat={seat} box={print} />
      <ul class="held" aria-label={words.heldCards}>
        {held.map((card, index) => (
          <li
            key={typeof card === 'number' ? card : `back${index}`}
            title={text.shown(card)}
            style={at(fan.at(index))}
            data-piece={typeof card === 'number' ? pieceOf.card(card) : pieceOf.held(seat, index - player.open.length)}
          >
            <Art markup={shownArt(card)} sheet={cardSheet} />
            {typeof card !== 'number' && card.brought && (
              <span class="brought">
                <Sign name="yokai-arrives" kind="icon" />
              </span>
            )}
            <span class="unseen">{text.shown(card)}</span>
          </li>
        ))}
      </ul>
      <Icons seat={seat} height={bench} />
    </section>
  );
}

/** The landscape icons of a studio in short, brushes standing on them. */
export function Icons({ seat, height }: { readonly seat: number; readonly height: number }) {
  const { view, words, text, table, isLit } = useDesk();
  const player = view.players[seat]!;
  return (
    <ul
      class="icons"
      style={`height:${height}px;font-size:${height}px`}
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
            title={label}
            data-piece={piece}
          >
            <Sign name={landscapes[iconRules.landscapeOfIcon(icon)]!} kind="icon" />
            {!iconRules.isEmpty(icon) && (
              <span class="standing" data-piece={pieceOf.standing(seat, index)}>
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

const brushState = (icon: Icon, words: ReturnType<typeof useDesk>['words']): string =>
  ({ none: words.noBrush, ready: words.brushReady, painted: words.brushPainted })[iconRules.brushOn(icon)];
