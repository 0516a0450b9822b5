import process from 'node:process';
import type { GameTypes, Seat } from '@hanga/kernel';
import { openedView } from '../front.ts';
import { scoreTable } from '../scoreTable.ts';
import { wrapped } from '../width.ts';
import { clearScreen, type PlayContext, print } from './context.ts';
import { nameOf, viewFor } from './localTable.ts';
import { sizeOf, story } from './screen.ts';

/** The end: the last moves, what everybody has made, the scores, the winners, and the seed behind the commitment. */
export function showEnd<T extends GameTypes>(context: PlayContext<T>): void {
  const { table, teller, look } = context;
  const { play } = table.messages;
  const viewer = context.lastShown ?? 'spectator';
  const { outcome, seed, commitment, move } = viewFor(table, viewer);
  if (!outcome || seed === undefined) return;
  const { width } = sizeOf(process.stdout);
  const who = (seat: Seat): string => nameOf(table, seat);
  const from = context.lastShown === undefined ? move - 1 : (context.seen.get(context.lastShown) ?? 0);
  clearScreen();
  print([
    ...story(table, teller, viewer, Math.max(0, from)).flatMap(line => wrapped(look.paint('dim', '· '), line, width)),
    ...context.notes.flatMap(note => wrapped(look.paint('yellow', '! '), note, width)),
    '',
    ...(teller.works?.(openedView(table.front, table.played.match.state), who, width) ?? []),
    ...scoreTable(teller, outcome, { who, look, total: play.total, width }),
    '',
    look.paint('bold', play.wins(outcome.winners.map(who))),
    '',
    ...wrapped('', play.seed(seed), width),
    ...wrapped('', play.commitment(commitment), width),
  ]);
}
