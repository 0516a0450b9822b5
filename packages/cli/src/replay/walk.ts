import process from 'node:process';
import type { GameTypes, Match, Seat } from '@hanga/kernel';
import { positionsOf, type Replayed, viewAt } from '@hanga/table';
import { openedView } from '../front.ts';
import { clearScreen, print } from '../play/context.ts';
import { openLines } from '../play/lines.ts';
import { labelOf, nameOf, type Players } from '../play/localTable.ts';
import { fitted, sentencesFor, sizeOf } from '../play/screen.ts';
import { scoreTable } from '../scoreTable.ts';
import { wrapped } from '../width.ts';
import type { RecordSource } from './recordSource.ts';

/** A whole game with every position on the way. */
interface Walk<T extends GameTypes> {
  readonly source: RecordSource<T>;
  readonly players: Players;
  readonly replayed: Replayed<T>;
  readonly moves: number;
}

export function walkOf<T extends GameTypes>(source: RecordSource<T>): Walk<T> {
  const { front, record, voice } = source;
  const everybody = Array.from({ length: record.seats }, (_, seat) => ({ name: voice.messages.player(seat + 1) }));
  return {
    source,
    players: record.players ?? everybody,
    replayed: source.guarded(() => positionsOf(front.game, record)),
    moves: record.moves.length,
  };
}

/** All moves as sentences, then the scores: for pipes. */
export function tell<T extends GameTypes>(walk: Walk<T>): void {
  const { width } = sizeOf(process.stdout);
  print(
    Array.from({ length: walk.moves }, (_, move) => move).flatMap(move =>
      sentences(walk, move + 1).flatMap((sentence, i) =>
        wrapped(i === 0 ? `${String(move + 1).padStart(4)}. ` : '      ', sentence, width),
      ),
    ),
  );
  print(['', ...endLines(walk)]);
}

/** Shows the game position by position, as the person at the terminal asks. */
export async function step<T extends GameTypes>(walk: Walk<T>): Promise<void> {
  const { replay: say } = walk.source.voice.messages;
  const { moves } = walk;
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
  const { source, replayed, moves } = walk;
  const { messages } = source.voice;
  const { width, height } = sizeOf(process.stdout);
  const { paint } = source.voice.look;
  const view = openedView(source.front, (replayed.positions[move] as Match<T>).state);
  const isLast = move === moves;
  const told = [
    '',
    paint('bold', messages.replay.position(move, moves)),
    ...(move === 0 ? [messages.replay.start] : sentences(walk, move)).flatMap(line => wrapped('  ', line, width)),
    ...(isLast ? ['', ...endLines(walk)] : []),
    paint('dim', messages.replay.keys),
  ];
  const room = height === undefined ? undefined : height - told.length - 1;
  clearScreen();
  print([
    ...fitted(
      source.teller.table(view, seat => labelOf(walk, seat), width),
      room,
    ),
    ...told,
  ]);
}

/** What a move was, as the one who made it could tell. */
function sentences<T extends GameTypes>(walk: Walk<T>, move: number): string[] {
  const { source, replayed } = walk;
  const mover = source.record.moves[move - 1]?.[0] ?? 'spectator';
  return sentencesFor(walk, source.teller, viewAt(replayed, mover, move, move - 1).log);
}

function endLines<T extends GameTypes>(walk: Walk<T>): string[] {
  const { teller, voice } = walk.source;
  const { outcome } = viewAt(walk.replayed, 'spectator', walk.moves);
  if (!outcome) return [voice.messages.replay.unfinished];
  const { width } = sizeOf(process.stdout);
  const who = (seat: Seat): string => nameOf(walk, seat);
  return [
    ...scoreTable(teller, outcome, { who, look: voice.look, total: voice.messages.play.total, width }),
    '',
    voice.look.paint('bold', voice.messages.play.wins(outcome.winners.map(who))),
  ];
}
