import process from 'node:process';
import type { GameTypes, Seat } from '@hanga/kernel';
import { scoreTable } from '../scoreTable.ts';
import { padded, widthOf, wrapped } from '../width.ts';
import { type PlayContext, print } from './context.ts';
import { nameOf, viewFor } from './localTable.ts';
import { sizeOf, story } from './screen.ts';
import { showTable } from './show.ts';

/** Does what was typed if it only asks for something to read, and says whether it did. */
export function inform<T extends GameTypes>(context: PlayContext<T>, seat: Seat, typed: string): boolean {
  switch (typed) {
    case '?':
    case 'h':
    case 'help':
      print(helpLines(context));
      return true;
    case 'rules':
      print(rulesLines(context));
      return true;
    case 'log':
      print(logLines(context, seat));
      return true;
    case 'score':
      print(scoreLines(context, seat));
      return true;
    case 'table':
      showTable(context, seat);
      return true;
    default:
      return false;
  }
}

function helpLines<T extends GameTypes>({ teller, table, look }: PlayContext<T>): string[] {
  const { width } = sizeOf(process.stdout);
  const entries = [...teller.codes, ...table.messages.play.commands];
  const column = Math.max(...entries.map(([code]) => widthOf(code))) + 3;
  return [
    '',
    ...entries.flatMap(([code, meaning]) =>
      wrapped(padded(`  ${look.paint('bold', code)}`, column + 1), meaning, width),
    ),
    `  ${table.messages.play.numberPicks}`,
    '',
    ...(teller.legend?.(width) ?? []),
    '',
  ];
}

function rulesLines<T extends GameTypes>({ teller }: PlayContext<T>): string[] {
  const { width } = sizeOf(process.stdout);
  return ['', ...teller.rules.flatMap(rule => wrapped('  · ', rule, width)), ''];
}

function logLines<T extends GameTypes>({ table, teller, look }: PlayContext<T>, seat: Seat): string[] {
  const { width } = sizeOf(process.stdout);
  const sentences = story(table, teller, seat, 0);
  return [
    '',
    look.paint('bold', table.messages.play.logTitle),
    ...(sentences.length === 0 ? [table.messages.play.emptyLog] : sentences).flatMap(line =>
      wrapped('  ', line, width),
    ),
    '',
  ];
}

function scoreLines<T extends GameTypes>({ table, teller, look }: PlayContext<T>, seat: Seat): string[] {
  const { width } = sizeOf(process.stdout);
  const { view } = viewFor(table, seat);
  return [
    '',
    look.paint('bold', table.messages.play.scoreTitle),
    ...scoreTable(teller, teller.standings(view), {
      who: other => nameOf(table, other),
      look,
      total: table.messages.play.total,
      width,
    }),
    '',
  ];
}
