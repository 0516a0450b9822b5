import process from 'node:process';
import type { GameTypes, Seat } from '@hanga/kernel';
import type { Section } from '../front.ts';
import { wrapped } from '../width.ts';
import { clearScreen, type PlayContext, print } from './context.ts';
import { labelOf, nameOf, viewFor } from './localTable.ts';
import { choiceLines, fitted, sizeOf, story } from './screen.ts';

/** The latest sentences that stand on the screen; the command `log` has them all. */
const LATEST = 7;

/** What `seat` sees before a decision: the table, what is new, and what can be done. */
export function showDecision<T extends GameTypes>(context: PlayContext<T>, seat: Seat): void {
  const { table, teller, look } = context;
  const { width, height } = sizeOf(process.stdout);
  const { view, legal, log, move } = viewFor(table, seat);
  const who = (other: Seat): string => nameOf(table, other);
  const labels = (other: Seat): string => labelOf(table, other);
  const choices = choiceLines(teller.choices(view, legal, who), look, width);
  const news = newsFor(context, seat, width);
  const asked = [
    ...wrapped('', look.paint('bold', teller.prompt(view, who)), width),
    ...choices,
    look.paint('dim', `   ${table.messages.play.always}`),
  ];
  const isNewTurn = context.lastShown !== seat || log.at(-1)?.seat !== seat;
  // In a transcript (a pipe) the whole table is printed only when a turn begins, to keep it short.
  const sections = height !== undefined || isNewTurn ? teller.table(view, labels, width) : [];
  clearScreen();
  // The prompt itself takes the last line.
  const room = height === undefined ? undefined : height - asked.length - 1;
  print([...fitted([...sections, news], room), ...asked]);
  context.notes = [];
  context.lastShown = seat;
  context.seen.set(seat, move);
}

/** The whole table, however high the terminal is. */
export function showTable<T extends GameTypes>(context: PlayContext<T>, seat: Seat): void {
  const { table, teller } = context;
  const { view } = viewFor(table, seat);
  const { width } = sizeOf(process.stdout);
  print(
    fitted(
      teller.table(view, other => labelOf(table, other), width),
      undefined,
    ),
  );
}

function newsFor<T extends GameTypes>(context: PlayContext<T>, seat: Seat, width: number): Section {
  const { table, teller, look, notes } = context;
  const sentences = story(table, teller, seat, context.seen.get(seat) ?? 0);
  const lines = (latest: readonly string[]): string[] =>
    [
      ...latest.flatMap(sentence => wrapped(look.paint('dim', '· '), sentence, width)),
      ...notes.flatMap(note => wrapped(look.paint('yellow', '! '), note, width)),
    ].concat('');
  return { full: ['', ...lines(sentences.slice(-LATEST))], brief: lines(sentences.slice(-2)) };
}
