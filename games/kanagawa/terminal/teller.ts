import type { Language, Outcome } from '@hanga/kernel';
import type { Look, Section, Teller, Who } from 'hanga/front.ts';
import { messagesIn } from 'hanga/text/index.ts';
import { flow, padded, widthOf, wrapped } from 'hanga/width.ts';
import {
  type Action,
  diplomaOf,
  everySubject,
  everySuit,
  icons,
  type Kanagawa,
  landscapes,
  type ScoreLine,
  scoreLines,
  seasons,
  totalOf,
  type View,
} from '../rules/index.ts';
import { text as texts } from '../text/index.ts';
import { choicesOf, parseCode } from './choices.ts';
import { diplomaSection } from './diplomas.ts';
import type { DiplomaRate } from './facts.ts';
import { pictures } from './glyphs.ts';
import { playerSection } from './players.ts';
import { schoolSection } from './school.ts';
import { scoreTable } from './scores.ts';
import { scrolls } from './scroll.ts';
import { iconMark, type Style, suitMark } from './style.ts';
import { wordsIn } from './text/index.ts';
import { letters } from './text/letters/index.ts';

export function kanagawaTeller(language: Language, look: Look): Teller<Kanagawa> {
  const text = texts[language];
  const words = wordsIn[language];
  const style: Style = { ...look, text, words, glyphs: look.symbols === 'pictures' ? pictures : letters[language] };
  return {
    title: text.game,
    prompt: text.prompt,
    event: text.event,
    refusal: text.refusal,
    table: (view, who, width) => tableOf(style, view, who, width),
    choices: (view, legal, who) => choicesOf(style, view, legal, who),
    parse: (typed, view, legal: readonly Action[]) => parseCode(typed, view, legal),
    standings,
    scores: (outcome, who, width) => scoreTable(style, outcome, who, messagesIn[language].play.total, width),
    works: (view, who, width) => scrolls(style, view, who, width),
    codes: words.codes,
    legend: width => legendOf(style, width),
    rules: words.rules,
    line: kind => words.scoreRow[kind as ScoreLine['kind']] ?? kind,
    counted: words.counted,
    rated: () => ({
      title: words.diplomasTaken,
      heading: rate => words.diplomaRate[rate as DiplomaRate],
      label: key => `${text.color[diplomaOf(Number(key)).color]}, ${text.need(diplomaOf(Number(key)))}`,
    }),
    ending: reason => text.endReason[reason as keyof typeof text.endReason] ?? reason,
  };
}

function tableOf(style: Style, view: View, who: Who, width: number): Section[] {
  return [
    same([headLine(style, view, width), style.paint('dim', '─'.repeat(width))]),
    schoolSection(style, view, width),
    same(['']),
    diplomaSection(style, view, width),
    same(['']),
    ...view.players.map((_, seat) => playerSection(style, view, seat, who, width)),
  ];
}

const same = (lines: readonly string[]): Section => ({ full: lines, brief: lines.filter(line => line !== '') });

function headLine(style: Style, view: View, width: number): string {
  const { paint, text, words } = style;
  const yokai = view.options.yokai ? `, ${view.yokai}${style.glyphs.yokai}` : '';
  const plain = ` · ${words.round(view.round)} · ${words.row(view.row)} · ${words.reserve(view.brushes, view.storms)}${yokai}`;
  const left = paint('bold', text.game) + plain;
  const deck = `  ${words.deck(view.deck.length)} `;
  const room = Math.floor((width - widthOf(left) - widthOf(deck)) / 2);
  const coming = view.deck
    .slice(0, Math.max(0, Math.min(room, 12)))
    .map(suit => suitMark(style, suit).replace(':', ''));
  const right = deck + coming.join('');
  return padded(left, width - widthOf(right)) + right;
}

/** The score as it stands: everything it counts is public. */
function standings(view: View): Outcome<Kanagawa> {
  const scores = view.players.map((player, seat) => {
    const lines = scoreLines(player, seat === view.grandMaster);
    return { total: totalOf(lines), lines };
  });
  const most = Math.max(...scores.map(score => score.total));
  return { scores, winners: scores.flatMap((score, seat) => (score.total === most ? [seat] : [])) };
}

function legendOf(style: Style, width: number): string[] {
  const { glyphs, text, words } = style;
  const brush = icons.withBrush(icons.emptyIcon(0));
  const line = (items: readonly (readonly [string, string])[]): string[] =>
    flow(
      '  ',
      items.map(([glyph, name]) => `${glyph} ${name}`),
      width,
      '  ',
    );
  return [
    ...line(everySuit.map((suit, i) => [suitMark(style, i), text.suit[suit]])),
    ...line(landscapes.map(landscape => [glyphs.landscape[landscape], text.landscape[landscape]])),
    ...line(seasons.map(season => [glyphs.season[season], text.season[season]])),
    ...line(everySubject.map(subject => [glyphs.subject[subject], text.subject[subject][0]])),
    ...line([[glyphs.yokai, text.terms.yokai]]),
    ...line([
      [iconMark(style, brush, 0), words.marks.ready],
      [iconMark(style, icons.afterPainting(brush), 0), words.marks.painted],
      [iconMark(style, icons.withoutBrush(icons.afterPainting(brush)), 0), words.marks.served],
    ]),
    ...wrapped('  ', words.sides, width),
    ...wrapped('  ', `${words.diplomas}: ${words.whoCan}`, width),
  ];
}
