import process from 'node:process';
import type { GameTypes, Seat } from '@hanga/kernel';
import { padded, widthOf, wrapped } from '../width.ts';
import { type Desk, print } from './desk.ts';
import { sizeOf, story } from './screen.ts';
import { showTable } from './show.ts';
import { nameOf } from './table.ts';

/** Does what was typed if it only asks for something to read, and says whether it did. */
export function inform<T extends GameTypes>(desk: Desk<T>, seat: Seat, typed: string): boolean {
  switch (typed) {
    case '?':
    case 'h':
    case 'help':
      print(helpLines(desk));
      return true;
    case 'rules':
      print(rulesLines(desk));
      return true;
    case 'log':
      print(logLines(desk, seat));
      return true;
    case 'score':
      print(scoreLines(desk, seat));
      return true;
    case 'table':
      showTable(desk, seat);
      return true;
    default:
      return false;
  }
}

function helpLines<T extends GameTypes>({ teller, table, look }: Desk<T>): string[] {
  const { width } = sizeOf(process.stdout);
  const entries = [...teller.codes, ...table.chrome.play.commands];
  const column = Math.max(...entries.map(([code]) => widthOf(code))) + 3;
  return [
    '',
    ...entries.flatMap(([code, meaning]) =>
      wrapped(padded(`  ${look.paint('bold', code)}`, column + 1), meaning, width),
    ),
    `  ${table.chrome.play.numberPicks}`,
    '',
    ...teller.legend(width),
    '',
  ];
}

function rulesLines<T extends GameTypes>({ teller }: Desk<T>): string[] {
  const { width } = sizeOf(process.stdout);
  return ['', ...teller.rules.flatMap(rule => wrapped('  · ', rule, width)), ''];
}

function logLines<T extends GameTypes>({ table, teller, look }: Desk<T>, seat: Seat): string[] {
  const { width } = sizeOf(process.stdout);
  const sentences = story(table, teller, seat, 0);
  return [
    '',
    look.paint('bold', table.chrome.play.logTitle),
    ...(sentences.length === 0 ? [table.chrome.play.emptyLog] : sentences).flatMap(line => wrapped('  ', line, width)),
    '',
  ];
}

function scoreLines<T extends GameTypes>({ table, teller, look }: Desk<T>, seat: Seat): string[] {
  const { width } = sizeOf(process.stdout);
  const view = table.match.game.view(table.match.state, seat);
  return [
    '',
    look.paint('bold', table.chrome.play.scoreTitle),
    ...teller.scores(teller.standings(view), other => nameOf(table, other), width),
    '',
  ];
}
