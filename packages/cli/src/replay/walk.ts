import process from 'node:process';
import { type GameTypes, type Match, replay, type Seat } from '@hanga/kernel';
import { clearScreen, print } from '../play/desk.ts';
import { openLines } from '../play/lines.ts';
import { fitted, sizeOf, story } from '../play/screen.ts';
import { type Happening, labelOf, nameOf, type Table } from '../play/table.ts';
import { wrapped } from '../width.ts';
import type { Source } from './source.ts';

/** A whole game with every match on the way: `matches[n]` stands after n moves. */
interface Walk<T extends GameTypes> {
  readonly source: Source<T>;
  readonly table: Table<T>;
  readonly matches: readonly Match<T>[];
}

export function walkOf<T extends GameTypes>(source: Source<T>): Walk<T> {
  const { front, record, voice } = source;
  const matches: Match<T>[] = [];
  const happened: Happening<T>[] = [];
  const match = source.guarded(() =>
    replay(front.game, record, (before, after, events) => {
      matches.push(before);
      happened.push({ seat: after.moves.at(-1)?.seat ?? 0, events });
    }),
  );
  const everybody = Array.from({ length: record.seats }, (_, seat) => ({ name: voice.chrome.player(seat + 1) }));
  const table = { front, chrome: voice.chrome, players: record.players ?? everybody, file: '', match, happened };
  return { source, table, matches: [...matches, match] };
}

/** All moves as sentences, then the scores: for pipes. */
export function tell<T extends GameTypes>(walk: Walk<T>): void {
  const { table, source } = walk;
  const { width } = sizeOf(process.stdout);
  print(
    table.happened.flatMap((_, move) =>
      sentences(walk, move + 1).flatMap((sentence, i) =>
        wrapped(i === 0 ? `${String(move + 1).padStart(4)}. ` : '      ', sentence, width),
      ),
    ),
  );
  print(['', ...endLines(source, table)]);
}

/** Shows the game position by position, as the person at the terminal asks. */
export async function step<T extends GameTypes>(walk: Walk<T>): Promise<void> {
  const { replay: say } = walk.table.chrome;
  const moves = walk.table.happened.length;
  const lines = openLines();
  let move = 0;
  show(walk, move);
  try {
    for (;;) {
      const typed = await lines.ask('> ');
      if ('ended' in typed) return;
      const key = typed.line.trim().toLowerCase();
      if (key === 'q' || key === 'quit') return;
      const target = key === '' ? move + 1 : key === 'b' ? move - 1 : /^\d+$/.test(key) ? Number(key) : undefined;
      if (target === undefined) {
        print([say.badKey]);
        continue;
      }
      move = Math.max(0, Math.min(moves, target));
      show(walk, move);
    }
  } finally {
    lines.close();
  }
}

function show<T extends GameTypes>(walk: Walk<T>, move: number): void {
  const { table, source, matches } = walk;
  const { chrome } = table;
  const { width, height } = sizeOf(process.stdout);
  const { paint } = source.voice.look;
  const view = table.front.opened((matches[move] as Match<T>).state);
  const isLast = move === table.happened.length;
  const told = [
    '',
    paint('bold', chrome.replay.position(move, table.happened.length)),
    ...(move === 0 ? [chrome.replay.start] : sentences(walk, move)).flatMap(line => wrapped('  ', line, width)),
    ...(isLast ? ['', ...endLines(source, table)] : []),
    paint('dim', chrome.replay.keys),
  ];
  const room = height === undefined ? undefined : height - told.length - 1;
  clearScreen();
  print([
    ...fitted(
      source.teller.table(view, seat => labelOf(table, seat), width),
      room,
    ),
    ...told,
  ]);
}

function sentences<T extends GameTypes>({ table, source }: Walk<T>, move: number): string[] {
  const mover = table.happened[move - 1]?.seat ?? 'spectator';
  return story({ ...table, happened: table.happened.slice(0, move) }, source.teller, mover, move - 1);
}

function endLines<T extends GameTypes>({ teller, voice }: Source<T>, table: Table<T>): string[] {
  const outcome = table.match.game.outcome(table.match.state);
  if (!outcome) return [voice.chrome.replay.unfinished];
  const { width } = sizeOf(process.stdout);
  const who = (seat: Seat): string => nameOf(table, seat);
  return [
    ...teller.scores(outcome, who, width),
    '',
    voice.look.paint('bold', voice.chrome.play.wins(outcome.winners.map(who))),
  ];
}
