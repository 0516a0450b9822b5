import type { Section } from 'hanga/front.ts';
import { flow, padded, widthOf } from 'hanga/width.ts';
import {
  byColor,
  type DiplomaColor,
  diplomaOf,
  diplomasFor,
  everyColor,
  listOf,
  type PlayerView,
  type View,
} from '../rules/index.ts';
import type { Style } from './style.ts';

/** The diplomas by colour: what they ask for, what they are worth, and who can still take them or has them. */
export function diplomaSection(style: Style, view: View, width: number): Section {
  const { paint, words, text } = style;
  const used = diplomasFor(view.suits);
  const colors = everyColor.flatMap((name, i) => {
    const set = (byColor[i] as number) & used;
    return set === 0 ? [] : [{ name, set }];
  });
  const label = Math.max(...colors.map(({ name }) => widthOf(text.color[name]))) + 1;
  const tiles = colors.map(({ set }) => listOf(set).map(diploma => tile(style, view, diploma)));
  const columns = [0, 1, 2].map(column => Math.max(...tiles.map(row => widthOf(row[column] ?? ''))));
  const spare = width - label - columns.reduce((sum, column) => sum + column, 0);
  const gap = Math.min(4, Math.max(1, Math.floor(spare / 2)));
  const rows = colors.flatMap(({ name: color }, i) => {
    const cells = (tiles[i] as string[]).map((cell, place) => padded(cell, (columns[place % 3] as number) + gap));
    // The kites have four: the last goes on a line of its own.
    return [cells.slice(0, 3), cells.slice(3)].flatMap((line, rest) =>
      line.length === 0 ? [] : [(paint(color, padded(rest ? '' : text.color[color], label)) + line.join('')).trimEnd()],
    );
  });
  const full = [`${paint('bold', words.diplomas)} ${paint('dim', `(${words.whoCan})`)}`, ...rows];
  const left = colors.map(({ name: color, set }) => {
    const worths = listOf(set & view.table).map(diploma => diplomaOf(diploma).harmony);
    return `${paint(color, text.color[color])} ${worths.join('/') || '–'}`;
  });
  return { full, brief: flow(`${paint('bold', words.diplomas)} `, left, width, ' · ') };
}

function tile(style: Style, view: View, diploma: number): string {
  const { paint, words } = style;
  const { harmony, gives, color } = diplomaOf(diploma);
  const owner = view.players.findIndex(player => player.diplomas & (1 << diploma));
  const worth = `${harmony}${gives ? `+${words.gift[gives]}` : ''}`;
  if (owner >= 0) return paint('dim', `${need(style, diploma)}=${worth} ${words.takenBy(owner + 1)}`);
  const seats = view.players.flatMap((player, seat) => (canTake(player, diploma, color) ? [seat + 1] : []));
  return `${need(style, diploma)}=${paint('bold', worth)} ${paint('dim', `›${seats.join('') || '–'}`)}`;
}

function need({ words, glyphs }: Style, diploma: number): string {
  const { needs } = diplomaOf(diploma);
  switch (needs.kind) {
    case 'each':
      return needs.of.map(subject => glyphs.subject[subject]).join('');
    case 'coloredKites':
      return `${glyphs.subject[needs.kite]}${needs.count}`;
    case 'lanterns':
      return `${glyphs.subject.lantern}${needs.cards.join('+')}`;
    case 'umbrellas':
      return `${glyphs.subject.umbrella}${needs.count}`;
    default:
      return words.need(needs);
  }
}

const canTake = (player: PlayerView, diploma: number, color: DiplomaColor): boolean =>
  (player.left & (1 << diploma)) === 0 && (player.diplomas & (byColor[everyColor.indexOf(color)] as number)) === 0;
