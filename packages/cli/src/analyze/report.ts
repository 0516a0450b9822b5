import type { Analysis, Moment, Turn } from '@hanga/bots';
import { begin, type GameTypes, play } from '@hanga/kernel';
import asciichart from 'asciichart';
import type { Front, Who } from '../front.ts';
import type { Ink, Paint } from '../paint.ts';
import type { RecordSource } from '../replay/recordSource.ts';
import { padded, paddedLeft, printable } from '../width.ts';

type ReasonWords = NonNullable<Front<GameTypes>['advice']>['reason'];

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const inks: readonly Ink[] = ['red', 'blue', 'green', 'yellow'];
const HEIGHT = 10;
const WIDTH = 72;

/** The analysis to read. */
export function report<T extends GameTypes>(
  source: RecordSource<T>,
  analysis: Analysis<T['Action'], object>,
  reason: ReasonWords,
): string[] {
  const { voice, record, teller } = source;
  const { analyze: words } = voice.messages;
  const { paint } = voice.look;
  const who = (seat: number): string => printable(record.players?.[seat]?.name ?? voice.messages.player(seat + 1));
  const last = analysis.turns.at(-1) ?? analysis.start;
  return [
    paint('bold', words.title(teller.title, analysis.turns.length)),
    ...(record.result ? [] : [words.unfinished]),
    '',
    words.chances,
    ...chart(analysis, paint),
    ...Array.from(
      { length: analysis.seats },
      (_, seat) =>
        `  ${paint(inks[seat] as Ink, '──')} ${padded(who(seat), 16)} ${paddedLeft(percent(last.chances[seat] as number), 5)}  ${(last.scores[seat] as number).toFixed(1)}`,
    ),
    ...(analysis.moments.length === 0 ? [] : ['', paint('bold', words.moments)]),
    ...analysis.moments.flatMap(moment => ['', ...momentLines(source, analysis, moment, { who, reason })]),
  ];
}

/** One line per seat over the turns; where there are more turns than columns, some are left out. */
function chart({ seats, start, turns }: Analysis<object, object>, paint: Paint): string[] {
  const points = [start, ...turns];
  const columns = Math.min(points.length, WIDTH);
  const at = (column: number): number => Math.round((column * (points.length - 1)) / Math.max(1, columns - 1));
  const series = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: columns }, (_, column) => 100 * (points[at(column)]?.chances[seat] as number)),
  );
  const isColored = paint('bold', 'x') !== 'x';
  const codes = ['\u001b[91m', '\u001b[94m', '\u001b[32m', '\u001b[33m'];
  const plot = asciichart.plot(series, {
    height: HEIGHT,
    min: 0,
    max: 100,
    format: value => paddedLeft(String(Math.round(value)), 5),
    ...(isColored && { colors: codes.slice(0, seats) }),
  });
  return plot.split('\n');
}

function momentLines<T extends GameTypes>(
  source: RecordSource<T>,
  { start, turns }: Analysis<T['Action'], object>,
  moment: Moment<T['Action'], object>,
  { who, reason: say }: { readonly who: Who; readonly reason: ReasonWords },
): string[] {
  const { voice } = source;
  const { analyze: words } = voice.messages;
  const { from, to, seat, chances } = turns[moment.turn] as Turn;
  const before = (turns[moment.turn - 1] ?? start).chances[seat] as number;
  const named = actionNames(source, moment.move);
  const because = (reasons: readonly object[]): string[] =>
    reasons.length === 0
      ? []
      : [`      ${words.because(reasons.slice(0, 3).map(reason => say(voice.language, reason, who)))}`];
  const [best] = moment.advice;
  const { chosen, loss = 1 } = moment;
  const isGood = chosen !== undefined && loss <= LITTLE;
  const played = chosen ? words.expected(chosen.score.toFixed(1), percent(chosen.chance)) : '';
  return [
    `  ${voice.look.paint('bold', words.turn(moment.turn + 1, from, to, who(seat)))}: ${words.chance(percent(before), percent(chances[seat] as number))}`,
    `    ${isGood ? words.good : words.played} ${named(moment.played)}${played}`,
    ...because(chosen?.reasons ?? []),
    ...(isGood || !best
      ? []
      : [
          `    ${words.better} ${named(best.action)}${words.expected(best.score.toFixed(1), percent(best.chance))}`,
          ...because(best.reasons),
        ]),
  ];
}

/** Less is within the error of the search. */
const LITTLE = 0.02;

/** Actions in words, as the player saw them before move `move`. */
function actionNames<T extends GameTypes>(
  { front, record, teller }: RecordSource<T>,
  move: number,
): (action: T['Action']) => string {
  const { game } = front;
  const options = game.options(record.options);
  if (!options) return JSON.stringify;
  let match = begin(game, { options, seats: record.seats, seed: record.seed });
  for (const [seat, action] of record.moves.slice(0, move - 1)) match = play(match, seat, action).match ?? match;
  const [seat] = game.toAct(match.state);
  if (seat === undefined) return JSON.stringify;
  const choices = teller.choices(game.view(match.state, seat), game.legal(match.state, seat));
  return action =>
    choices.find(choice => JSON.stringify(choice.action) === JSON.stringify(action))?.words ?? JSON.stringify(action);
}
