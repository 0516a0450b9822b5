import type { Language, Outcome } from '@hanga/kernel';
import type { Look, Section, Teller, Who } from 'hanga/front.ts';
import { messagesIn } from 'hanga/text/index.ts';
import { cut, flow, padded, widthOf } from 'hanga/width.ts';
import { type HonorSource, honorOf, type Kaigan, rounds, scoreLines, type View, winnersAmong } from '../rules/index.ts';
import { text as texts } from '../text/index.ts';
import { boardSection, mapSection } from './board.ts';
import { choicesOf, parseCode } from './choices.ts';
import type { Done } from './facts.ts';
import { playerSection } from './players.ts';
import { scoreTable } from './scores.ts';
import { inked, letters, pictures, type Style } from './style.ts';
import { wordsIn } from './text/index.ts';

export function kaiganTeller(language: Language, look: Look): Teller<Kaigan> {
  const text = texts[language];
  const words = wordsIn[language];
  const style: Style = { ...look, text, words, glyphs: look.symbols === 'pictures' ? pictures : letters };
  return {
    title: text.game,
    prompt: text.prompt,
    event: text.event,
    refusal: text.refusal,
    table: (view, who, width) => tableOf(style, view, who, width),
    choices: (view, legal) => choicesOf(style, view, legal),
    parse: (typed, view) => parseCode(typed, view),
    standings,
    scores: (outcome, who, width) => scoreTable(style, outcome, who, messagesIn[language].play.total, width),
    works: (view, _who, width) => [...mapSection(style, view, width).full, ''],
    codes: words.codes,
    legend: width => legendOf(style, width),
    rules: words.rules,
    line: kind => text.scoreRow[kind as HonorSource] ?? kind,
    ending: () => words.rounds,
    counted: table =>
      table === 'rows'
        ? { title: words.rowsClaimed, label: row => `${text.terms.row} ${row}` }
        : { title: words.actionsDone, label: done => words.done(done as Done) },
  };
}

function tableOf(style: Style, view: View, who: Who, width: number): Section[] {
  const { paint, text, words } = style;
  const left = `${paint('bold', text.game)} · ${words.round(view.round, rounds.length, rounds[view.round - 1] as string)}`;
  const right = `${text.terms.start}: ${cut(who(view.start), 24)}`;
  const head = padded(left, width - widthOf(right)) + right;
  return [
    same([head, paint('dim', '─'.repeat(width))]),
    boardSection(style, view, who, width),
    same(['']),
    mapSection(style, view, width),
    same(['']),
    ...view.players.map((_, seat) => playerSection(style, view, seat, who, width)),
  ];
}

const same = (lines: readonly string[]): Section => ({ full: lines, brief: lines.filter(line => line !== '') });

/** Honor as it stands. */
function standings(view: View): Outcome<Kaigan> {
  const scores = view.players.map(player => ({ total: honorOf(player), lines: scoreLines(player) }));
  return { scores, winners: winnersAmong(view.players) };
}

function legendOf(style: Style, width: number): string[] {
  const { glyphs, words } = style;
  const items = [
    `${inked(style, 0, '1')} ${words.marks.marker}`,
    `${glyphs.neutral} ${words.marks.neutral}`,
    `${glyphs.room} ${words.marks.room}`,
    `${glyphs.surveyor}${inked(style, 0, '1')} ${words.marks.surveyor}`,
  ];
  return flow('  ', items, width, '   ');
}
