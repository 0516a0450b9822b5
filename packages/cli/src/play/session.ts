import type { GameTypes, Seat } from '@hanga/kernel';
import { move, type PlayedTable, redo, type TableRefusal, tableText, undo } from '@hanga/table';
import { inform } from './commands.ts';
import { clearScreen, type PlayContext, print } from './context.ts';
import type { Typed } from './lines.ts';
import { botMove, isPerson, keep, nameOf, viewFor } from './localTable.ts';
import { showDecision } from './show.ts';

/** How a session at the terminal ended. */
export type Ending = 'over' | 'quit' | 'interrupt' | 'endOfInput';

/** Plays until the game is over or the person leaves. Every move is stored before anything else happens. */
export async function runSession<T extends GameTypes>(context: PlayContext<T>): Promise<Ending> {
  const { table } = context;
  for (;;) {
    const [seat] = viewFor(table, 'spectator').toAct;
    if (seat === undefined) return 'over';
    if (!isPerson(table, seat)) {
      commit(context, move(table.played, seat, botMove(table, seat)));
      continue;
    }
    const ended = await decide(context, seat);
    if (ended) return ended;
  }
}

/** One decision of a person: shows the table, and asks until something has changed. */
async function decide<T extends GameTypes>(context: PlayContext<T>, seat: Seat): Promise<Ending | undefined> {
  const curtain = await passKeyboard(context, seat);
  if (curtain && 'ended' in curtain) return curtain.ended;
  showDecision(context, seat);
  for (;;) {
    const typed = await context.lines.ask(context.look.paint('bold', '> '));
    if ('ended' in typed) return typed.ended;
    const command = typed.line.trim().toLowerCase();
    if (command === 'q' || command === 'quit' || command === 'exit') return 'quit';
    if (command === '' || inform(context, seat, command)) continue;
    if (answered(context, seat, command)) return undefined;
  }
}

/** Around one keyboard, nobody may see another's secrets: the screen is emptied in between. */
async function passKeyboard<T extends GameTypes>(context: PlayContext<T>, seat: Seat): Promise<Typed | undefined> {
  const { table, lastShown } = context;
  if (lastShown === undefined || lastShown === seat) return undefined;
  const hasSecrets = [lastShown, seat].some(other => table.front.holdsSecrets?.(viewFor(table, other).view) ?? true);
  if (!hasSecrets) return undefined;
  clearScreen();
  return context.lines.ask(`${table.messages.play.passOn(nameOf(table, seat))} `);
}

/** Whether what was typed has changed anything. */
function answered<T extends GameTypes>(context: PlayContext<T>, seat: Seat, typed: string): boolean {
  const { table, teller } = context;
  const { play } = table.messages;
  if (typed === 'u' || typed === 'undo') return commit(context, undo(table.played, seat), play.undone);
  if (typed === 'redo') return commit(context, redo(table.played, seat), play.redone);
  const { view, legal } = viewFor(table, seat);
  const choices = teller.choices(view, legal);
  const action = /^\d+$/.test(typed)
    ? choices[Number(typed) - 1]?.action
    : teller.parse
      ? teller.parse(typed, view, legal)
      : choices.find(({ code }) => code === typed)?.action;
  if (action !== undefined) return commit(context, move(table.played, seat, action));
  print([play.notUnderstood(typed)]);
  return false;
}

/** Stores what has changed; says why nothing has, where it is refused. */
function commit<T extends GameTypes>(
  context: PlayContext<T>,
  changed:
    | { readonly table: PlayedTable<T>; readonly refusal?: never }
    | { readonly refusal: TableRefusal | T['Refusal']; readonly table?: never },
  note?: string,
): boolean {
  const { table, teller } = context;
  if (!changed.table) {
    const { refusal } = changed;
    print([typeof refusal === 'string' ? tableText[context.language].refusal[refusal] : teller.refusal(refusal)]);
    return false;
  }
  table.played = changed.table;
  if (note !== undefined) context.notes = [note];
  store(context);
  return true;
}

function store<T extends GameTypes>(context: PlayContext<T>): void {
  context.unsaved = keep(context.table);
  if (context.unsaved === undefined) return;
  const note = context.table.messages.play.notKept(context.unsaved);
  if (!context.notes.includes(note)) context.notes = [...context.notes, note];
}
