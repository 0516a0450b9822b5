import process from 'node:process';
import { commitmentTo, type GameTypes, type Seat } from '@hanga/kernel';
import { wrapped } from '../width.ts';
import { clearScreen, type Desk, print } from './desk.ts';
import { sizeOf, story } from './screen.ts';
import { nameOf } from './table.ts';

/** The end: the last moves, every print as a scroll, the scores, the winners, and the seed behind the commitment. */
export function showEnd<T extends GameTypes>(desk: Desk<T>): void {
  const { table, teller, look } = desk;
  const { game, state, seed } = table.match;
  const { play } = table.chrome;
  const outcome = game.outcome(state);
  if (!outcome) return;
  const { width } = sizeOf(process.stdout);
  const who = (seat: Seat): string => nameOf(table, seat);
  const viewer = desk.lastShown ?? 'spectator';
  const from = desk.lastShown === undefined ? table.happened.length - 1 : (desk.seen.get(desk.lastShown) ?? 0);
  clearScreen();
  print([
    ...story(table, teller, viewer, Math.max(0, from)).flatMap(line => wrapped(look.paint('dim', '· '), line, width)),
    ...desk.notes.flatMap(note => wrapped(look.paint('yellow', '! '), note, width)),
    '',
    ...teller.works(table.front.opened(state), who, width),
    ...teller.scores(outcome, who, width),
    '',
    look.paint('bold', play.wins(outcome.winners.map(who))),
    '',
    ...wrapped('', play.seed(seed), width),
    ...wrapped('', play.commitment(commitmentTo(seed)), width),
  ]);
}
