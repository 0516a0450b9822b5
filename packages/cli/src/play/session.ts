import { type GameTypes, kernelText, play, type Seat, undo } from '@hanga/kernel';
import { inform } from './commands.ts';
import { clearScreen, type Desk, print } from './desk.ts';
import type { Typed } from './lines.ts';
import { showDecision } from './show.ts';
import { botMove, isPerson, keep, nameOf } from './table.ts';

/** How a session at the terminal ended. */
export type Ending = 'over' | 'quit' | 'interrupt' | 'endOfInput';

/** Plays until the game is over or the person leaves. Every move is stored before anything else happens. */
export async function runSession<T extends GameTypes>(desk: Desk<T>): Promise<Ending> {
  const { table } = desk;
  for (;;) {
    const [seat] = table.match.game.toAct(table.match.state);
    if (seat === undefined) return 'over';
    if (!isPerson(table, seat)) {
      commit(desk, seat, botMove(table, seat).action);
      continue;
    }
    const ended = await decide(desk, seat);
    if (ended) return ended;
  }
}

/** One decision of a person: shows the table, and asks until something has changed. */
async function decide<T extends GameTypes>(desk: Desk<T>, seat: Seat): Promise<Ending | undefined> {
  const curtain = await passKeyboard(desk, seat);
  if (curtain && 'ended' in curtain) return curtain.ended;
  showDecision(desk, seat);
  for (;;) {
    const typed = await desk.lines.ask(desk.look.paint('bold', '> '));
    if ('ended' in typed) return typed.ended;
    const command = typed.line.trim().toLowerCase();
    if (command === 'q' || command === 'quit' || command === 'exit') return 'quit';
    if (command === '' || inform(desk, seat, command)) continue;
    if (command === 'u' || command === 'undo' ? takeBack(desk, seat) : move(desk, seat, command)) return undefined;
  }
}

/** Around one keyboard, nobody may see another's secret cards: the screen is emptied in between. */
async function passKeyboard<T extends GameTypes>(desk: Desk<T>, seat: Seat): Promise<Typed | undefined> {
  const { table, lastShown } = desk;
  if (lastShown === undefined || lastShown === seat) return undefined;
  const { game, state } = table.match;
  const hasSecrets = [lastShown, seat].some(other => table.front.holdsSecrets(game.view(state, other)));
  if (!hasSecrets) return undefined;
  clearScreen();
  return desk.lines.ask(`${table.chrome.play.passOn(nameOf(table, seat))} `);
}

function move<T extends GameTypes>(desk: Desk<T>, seat: Seat, typed: string): boolean {
  const { table, teller } = desk;
  const { game, state } = table.match;
  const view = game.view(state, seat);
  const legal = game.legal(state, seat);
  const action = /^\d+$/.test(typed)
    ? teller.choices(view, legal)[Number(typed) - 1]?.action
    : teller.parse(typed, view, legal);
  if (action === undefined) {
    print([table.chrome.play.notUnderstood(typed)]);
    return false;
  }
  return commit(desk, seat, action);
}

function takeBack<T extends GameTypes>(desk: Desk<T>, seat: Seat): boolean {
  const { table } = desk;
  const undone = undo(table.match, seat);
  if ('refusal' in undone) {
    print([kernelText[desk.language].refusal[undone.refusal]]);
    return false;
  }
  table.match = undone.match;
  table.happened = table.happened.slice(0, -1);
  desk.notes = [table.chrome.play.undone];
  store(desk);
  return true;
}

/** Makes the move and stores it; says why not where it is refused. */
function commit<T extends GameTypes>(desk: Desk<T>, seat: Seat, action: T['Action']): boolean {
  const { table, teller } = desk;
  const played = play(table.match, seat, action);
  if (!played.match) {
    const { refusal } = played;
    print([typeof refusal === 'string' ? kernelText[desk.language].refusal[refusal] : teller.refusal(refusal)]);
    return false;
  }
  table.match = played.match;
  table.happened = [...table.happened, { seat, events: played.events }];
  store(desk);
  return true;
}

function store<T extends GameTypes>(desk: Desk<T>): void {
  desk.unsaved = keep(desk.table);
  if (desk.unsaved === undefined) return;
  const note = desk.table.chrome.play.notKept(desk.unsaved);
  if (!desk.notes.includes(note)) desk.notes = [...desk.notes, note];
}
