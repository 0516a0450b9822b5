import process from 'node:process';
import type { GameTypes, Seat } from '@hanga/kernel';
import type { Section } from '../front.ts';
import { wrapped } from '../width.ts';
import { clearScreen, type Desk, print } from './desk.ts';
import { choiceLines, fitted, sizeOf, story } from './screen.ts';
import { labelOf, nameOf } from './table.ts';

/** The latest sentences that stand on the screen; the command `log` has them all. */
const LATEST = 7;

/** What `seat` sees before a decision: the table, what is new, and what can be done. */
export function showDecision<T extends GameTypes>(desk: Desk<T>, seat: Seat): void {
  const { table, teller, look } = desk;
  const { game, state } = table.match;
  const { width, height } = sizeOf(process.stdout);
  const view = game.view(state, seat);
  const who = (other: Seat): string => nameOf(table, other);
  const labels = (other: Seat): string => labelOf(table, other);
  const choices = choiceLines(teller.choices(view, game.legal(state, seat), who), look, width);
  const news = newsFor(desk, seat, width);
  const asked = [
    ...wrapped('', look.paint('bold', teller.prompt(view, who)), width),
    ...choices,
    look.paint('dim', `   ${table.chrome.play.always}`),
  ];
  const isNewTurn = desk.lastShown !== seat || table.happened.at(-1)?.seat !== seat;
  // A pipe cannot be looked back at a glance, so the whole table comes there only when a turn begins.
  const sections = height !== undefined || isNewTurn ? teller.table(view, labels, width) : [];
  clearScreen();
  // The prompt itself takes the last line.
  const room = height === undefined ? undefined : height - asked.length - 1;
  print([...fitted([...sections, news], room), ...asked]);
  desk.notes = [];
  desk.lastShown = seat;
  desk.seen.set(seat, table.happened.length);
}

/** The whole table, however high the terminal is. */
export function showTable<T extends GameTypes>(desk: Desk<T>, seat: Seat): void {
  const { table, teller } = desk;
  const view = table.match.game.view(table.match.state, seat);
  const { width } = sizeOf(process.stdout);
  print(
    fitted(
      teller.table(view, other => labelOf(table, other), width),
      undefined,
    ),
  );
}

function newsFor<T extends GameTypes>(desk: Desk<T>, seat: Seat, width: number): Section {
  const { table, teller, look, notes } = desk;
  const sentences = story(table, teller, seat, Math.min(desk.seen.get(seat) ?? 0, table.happened.length));
  const lines = (latest: readonly string[]): string[] =>
    [
      ...latest.flatMap(sentence => wrapped(look.paint('dim', '· '), sentence, width)),
      ...notes.flatMap(note => wrapped(look.paint('yellow', '! '), note, width)),
    ].concat('');
  return { full: ['', ...lines(sentences.slice(-LATEST))], brief: lines(sentences.slice(-2)) };
}
