import type { Section, Who } from 'hanga/front.ts';
import { cut, flow, padded, widthOf } from 'hanga/width.ts';
import { type PlayerView, type Shown, scoreLines, totalOf, type View } from '../rules/index.ts';
import {
  cardOf,
  iconMark,
  printed,
  printSide,
  type Style,
  seasonMark,
  startOf,
  studioSide,
  suitMark,
  suitOfShown,
} from './style.ts';

/** One player: name, score and means in a line; then print, studio and hand. */
export function playerSection(style: Style, view: View, seat: number, who: Who, width: number): Section {
  const player = view.players[seat] as PlayerView;
  const { paint, words } = style;
  const label = Math.max(...[words.print, words.studio, words.hand].map(widthOf)) + 4;
  const row = (name: string, items: readonly string[], gap = ' '): string[] =>
    flow(padded(`   ${paint('dim', name)}`, label), items, width, gap);
  const start = startOf(player);
  const tile = seasonMark(style, start.season) + style.glyphs.landscape[start.landscape];
  const hand = [...player.open, ...player.secret];
  const isOwn = view.viewer === seat;
  const means = [
    ...(player.brushes > 0 ? [words.brushes(player.brushes)] : []),
    words.arrows(player.arrows - player.arrowsUsed, player.arrows),
    ...(player.keeps > 0 ? [words.keeps(player.keeps)] : []),
    ...(player.storms > 0 ? [words.storms(player.storms)] : []),
    ...(player.yokai > 0 ? [`${style.glyphs.yokai} ${words.yokai(player.yokai)}`] : []),
  ];
  const studio = player.icons.map((icon, place) => iconMark(style, icon, place));
  const handRow =
    hand.length === 0
      ? []
      : isOwn
        ? hand.flatMap((card, i) =>
            row(i === 0 ? words.hand : '', [`${paint('bold', String(i + 1))} ${whole(style, card)}`]),
          )
        : row(
            words.hand,
            hand.map(card => briefly(style, card)),
            '  ',
          );
  const head = headLine(style, view, seat, who);
  return {
    full: [
      ...head,
      ...row(words.print, [`${tile} │`, ...player.print.map(card => printed(style, card))]),
      ...row(words.studio, [...studio, paint('dim', `│ ${means.join(' · ')}`)]),
      ...handRow,
    ],
    brief: isOwn
      ? [...head, ...row(words.studio, [...studio, paint('dim', `│ ${means.join(' · ')}`)]), ...handRow]
      : head,
  };
}

function headLine({ paint, words }: Style, view: View, seat: number, who: Who): string[] {
  const player = view.players[seat] as PlayerView;
  const isActing = view.phase.kind !== 'over' && view.phase.seat === seat;
  const score = totalOf(scoreLines(player, seat === view.grandMaster));
  const name = `${seat + 1} ${cut(who(seat), 24)}`;
  const titles = [
    ...(seat === view.grandMaster ? [paint('yellow', words.grandMaster)] : []),
    ...(seat === view.assistant ? [paint('cyan', words.assistant)] : []),
    ...(view.phase.kind === 'over'
      ? []
      : [paint('dim', isActing && !player.atSchool ? words.atWork : player.atSchool ? words.atSchool : words.done)]),
  ];
  const longest = Math.max(...view.players.map((_, other) => widthOf(cut(who(other), 24))));
  const shown = padded(name, longest + 3);
  return [
    `${isActing ? paint('bold', `▶ ${shown}`) : `  ${shown}`} ${paint('bold', words.points(score).padStart(6))}  ${titles.join(' · ')}`,
  ];
}

const whole = (style: Style, card: Shown): string =>
  typeof card === 'number'
    ? `${suitMark(style, suitOfShown(card))} ${printSide(style, cardOf(card))}  ${style.paint('dim', `/ ${studioSide(style, cardOf(card))}`)}`
    : briefly(style, card);
const briefly = (style: Style, card: Shown): string =>
  typeof card === 'number'
    ? `${suitMark(style, suitOfShown(card))} ${printSide(style, cardOf(card))}`
    : `${suitMark(style, card.back)} ${style.paint('dim', style.words.faceDown)}${card.brought ? ` ${style.glyphs.yokai}` : ''}`;
