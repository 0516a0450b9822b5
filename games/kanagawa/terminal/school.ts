import type { Section } from 'hanga/front.ts';
import { padded } from 'hanga/width.ts';
import type { Shown, View } from '../rules/index.ts';
import { cardOf, type Style, printSide as sideInPrint, studioSide, suitMark, suitOfShown } from './style.ts';

/** The columns of the school: what each card is in a print, and under it what it is in a studio. */
export function schoolSection(style: Style, view: View, width: number): Section {
  const { paint, words } = style;
  const label = 8;
  const cell = Math.min(30, Math.floor((width - label) / view.columns.length));
  const line = (first: string, cells: readonly string[]): string =>
    (padded(first, label) + cells.map(text => padded(text, cell)).join('')).trimEnd();

  const heads = view.columns.map((lesson, column) =>
    lesson.length > 0
      ? paint('bold', words.column(column + 1))
      : paint('dim', `${words.column(column + 1)} (${gotNone(view, column) ? words.noCard : words.taken})`),
  );
  const rows = Math.max(...view.columns.map(lesson => lesson.length));
  const cells = (draw: (card: Shown) => string): string[][] =>
    Array.from({ length: rows }, (_, row) =>
      view.columns.map(lesson => (row < lesson.length ? draw(lesson[row] as Shown) : '')),
    );
  const prints = cells(card => `${suitMark(style, suitOfShown(card))} ${inPrint(style, card)}`);
  const studios = cells(card => `   ${inStudio(style, card)}`);
  const head = line(paint('bold', words.school), heads);
  return {
    full: [
      head,
      ...prints
        .flatMap((print, row) => [line('', print), line('', studios[row] as string[])])
        .filter(text => text !== ''),
    ],
    brief: [head, ...prints.map(print => line('', print))],
  };
}

const inPrint = (style: Style, card: Shown): string =>
  typeof card === 'number' ? sideInPrint(style, cardOf(card)) : style.paint('dim', style.words.faceDown);
const inStudio = ({ paint, ...style }: Style, card: Shown): string =>
  typeof card === 'number' ? paint('dim', `/ ${studioSide({ ...style, paint }, cardOf(card))}`) : '';

/** The deck ran out before this column had a card: more columns are empty than players have left with one. */
function gotNone(view: View, column: number): boolean {
  const empty = view.columns.filter(lesson => lesson.length === 0).length;
  const taken = view.players.filter(player => !player.atSchool).length;
  return column >= view.columns.length - (empty - taken);
}
