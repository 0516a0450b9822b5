import {
  begin,
  commitmentTo,
  type Game,
  type GameRecord,
  type GameTypes,
  type KernelRefusal,
  undo as kernelUndo,
  whyNoUndo as kernelWhyNoUndo,
  type Match,
  type Move,
  play,
  replay,
  type Seat,
  sameData,
  type UndoRefusal,
} from '@hanga/kernel';

/** A match with what is known besides its state: what happened, what was taken back, what everybody is asked. */
export interface PlayedTable<T extends GameTypes> {
  readonly match: Match<T>;
  /** By move of `match.moves`: what happened in it, secrets and all. Only `viewOf` lets anything of it out. */
  readonly events: readonly (readonly T['Event'][])[];
  /** What was taken back while nothing else happened, press by press, the next to be made again last. */
  readonly undone: readonly TakenBack<T>[];
  /** Numbers of the moves that belong to one gesture with the move before them: they are taken back together. */
  readonly joined?: readonly number[];
  /** The only person at the table, where all others are bots of the same page: free to take back what they like. */
  readonly alone?: Seat | undefined;
  /** Whether more was taken back than people may among each other: bots' moves, chance, or what had been shown. */
  readonly isRewound?: boolean;
  /** Changes so far: moves, undos, redos. */
  readonly seq: number;
  /** By seat: the number of the question it is asked. It changes only when the question does. */
  readonly questions: readonly number[];
  /** By seat: what is legal now. */
  readonly legal: readonly (readonly T['Action'][])[];
  /** The most moves that ever stood, and how often one was taken back since. */
  readonly furthest: number;
  readonly undos: number;
  /** How often moves can be taken back before one more stands than ever before. */
  readonly undoLimit: number;
  /** The SHA-256 of the seed. */
  readonly commitment: string;
}

/** What one press took back, in the order of play. */
interface TakenBack<T extends GameTypes> {
  readonly moves: readonly Move<T>[];
  readonly joined: readonly number[];
}

/** Why the table does not do what it is asked, besides the game's own reasons. */
export type TableRefusal = KernelRefusal | UndoRefusal | 'undoneEnough' | 'nothingToRedo';

type Changed<T extends GameTypes, Refusal> =
  | { readonly table: PlayedTable<T>; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly table?: never };

export const legalBySeat = <T extends GameTypes>({ game, state, seats }: Match<T>): readonly T['Action'][][] => {
  const legal: T['Action'][][] = Array.from({ length: seats }, () => []);
  for (const seat of game.toAct(state)) legal[seat] = [...game.legal(state, seat)];
  return legal;
};

/** A table in the middle of a match, or at its beginning. `events`: what happened in each of the match's moves. */
export function tableOf<T extends GameTypes>(
  match: Match<T>,
  events: PlayedTable<T>['events'] = Array.from({ length: match.moves.length }, () => []),
  undoLimit = Number.POSITIVE_INFINITY,
): PlayedTable<T> {
  const seq = match.earlier + match.moves.length;
  return {
    match,
    events,
    undone: [],
    seq,
    questions: Array.from({ length: match.seats }, () => seq),
    legal: legalBySeat(match),
    furthest: seq,
    undos: 0,
    undoLimit,
    commitment: commitmentTo(match.seed),
  };
}

/** Where a record leads, with all that happened on the way. Throws `RecordError`. */
export function tableFrom<T extends GameTypes>(game: Game<T>, record: GameRecord): PlayedTable<T> {
  const events: (readonly T['Event'][])[] = [];
  const match = replay(game, record, (_before, _after, happened) => void events.push(happened));
  return tableOf(match, events);
}

/** Makes one move, if it is legal. What was taken back before it is forgotten. */
export function move<T extends GameTypes>(
  table: PlayedTable<T>,
  seat: Seat,
  action: unknown,
): Changed<T, KernelRefusal | T['Refusal']> {
  const played = play(table.match, seat, action);
  if (!played.match) return { refusal: played.refusal };
  return { table: { ...changed(table, seat, played.match), events: [...table.events, played.events], undone: [] } };
}

/** Makes several moves as one gesture: all of them, or none. `joins`: it goes on with the gesture made before. */
export function gesture<T extends GameTypes>(
  table: PlayedTable<T>,
  seat: Seat,
  actions: readonly unknown[],
  joins = false,
): Changed<T, KernelRefusal | T['Refusal']> {
  let next = table;
  let isJoined = joins && table.match.moves.at(-1)?.seat === seat;
  for (const action of actions) {
    const made = move(next, seat, action);
    if (!made.table) return made;
    const number = countOf(made.table.match);
    next = isJoined ? { ...made.table, joined: [...(made.table.joined ?? []), number] } : made.table;
    isJoined = true;
  }
  return { table: next };
}

const countOf = <T extends GameTypes>({ earlier, moves }: Match<T>): number => earlier + moves.length;

/** Why `seat` cannot take back its last gesture, or `undefined` when it can. */
export function whyNoUndo<T extends GameTypes>(
  { match, undos, undoLimit, alone }: PlayedTable<T>,
  seat: Seat,
): UndoRefusal | 'undoneEnough' | undefined {
  if (alone === seat) return match.moves.slice().some(made => made.seat === seat) ? undefined : 'nothingToUndo';
  return kernelWhyNoUndo(match, seat) ?? (undos >= undoLimit ? 'undoneEnough' : undefined);
}

/**
 * Takes back the last gesture of `seat`: never beyond chance, a secret shown, or another seat's move. Only who is alone
 * with bots goes back to the last decision of their own, whatever came after it.
 */
export function undo<T extends GameTypes>(table: PlayedTable<T>, seat: Seat): Changed<T, UndoRefusal | 'undoneEnough'> {
  const refusal = whyNoUndo(table, seat);
  if (refusal) return { refusal };
  const to = beginOfGesture(table, seat);
  let { match } = table;
  while (match.moves.length > to) {
    const back = kernelUndo(match, seat);
    if ('refusal' in back) break;
    match = back.match;
  }
  const isRewound = table.alone === seat && match.moves.length > to;
  if (isRewound) match = atMove(match, to);
  const count = countOf(match);
  const next = changed(table, seat, match);
  return {
    table: {
      ...next,
      // A bot that thinks of a moment that has been gone back behind is asked anew.
      questions: isRewound ? next.questions.map(() => next.seq) : next.questions,
      events: table.events.slice(0, match.moves.length),
      undone: [
        ...table.undone,
        {
          moves: table.match.moves.slice(match.moves.length),
          joined: (table.joined ?? []).filter(number => number > count),
        },
      ],
      joined: (table.joined ?? []).filter(number => number <= count),
      undos: table.undos + 1,
      isRewound: isRewound || (table.isRewound ?? false),
    },
  };
}

/** How many moves stand before the gesture that `seat` would take back. */
function beginOfGesture<T extends GameTypes>({ match, alone, joined = [] }: PlayedTable<T>, seat: Seat): number {
  const { moves, earlier } = match;
  let at = alone === seat ? moves.slice().findLastIndex(made => made.seat === seat) : moves.length - 1;
  while (at > 0 && joined.includes(earlier + at + 1)) at--;
  return at;
}

/** The match as it was after `count` moves, played again: every number of move has its own chance, so it is the same. */
function atMove<T extends GameTypes>({ game, options, seats, seed, state, moves }: Match<T>, count: number): Match<T> {
  let match = begin(game, { options, seats, seed, rules: state.rules });
  for (const { seat, action } of moves.slice(0, count)) match = play(match, seat, action).match ?? match;
  return match;
}

/** Why `seat` cannot make again what it took back, or `undefined` when it can. */
export const whyNoRedo = <T extends GameTypes>({ undone }: PlayedTable<T>, seat: Seat): 'nothingToRedo' | undefined =>
  undone.at(-1)?.moves[0]?.seat === seat ? undefined : 'nothingToRedo';

/**
 * Makes again what `seat` took back last, with all that was taken back by the same press. Each move draws from its
 * number's own chance, so it leads exactly where it led before.
 */
export function redo<T extends GameTypes>(
  table: PlayedTable<T>,
  seat: Seat,
): Changed<T, 'nothingToRedo' | KernelRefusal | T['Refusal']> {
  const taken = table.undone.at(-1);
  if (!taken || whyNoRedo(table, seat)) return { refusal: 'nothingToRedo' };
  let next = table;
  for (const { seat: mover, action } of taken.moves) {
    const made = move(next, mover, action);
    if (!made.table) return made;
    next = made.table;
  }
  return {
    table: { ...next, undone: table.undone.slice(0, -1), joined: [...(table.joined ?? []), ...taken.joined] },
  };
}

/** One change later. Whoever made it is asked anew; the others only if what they can do has changed. */
function changed<T extends GameTypes>(before: PlayedTable<T>, seat: Seat, match: Match<T>): PlayedTable<T> {
  const seq = before.seq + 1;
  const legal = legalBySeat(match);
  const isAsked = (other: Seat): boolean => other === seat || !sameData(legal[other], before.legal[other]);
  const moves = match.earlier + match.moves.length;
  return {
    ...before,
    match,
    seq,
    legal,
    questions: before.questions.map((question, other) => (isAsked(other) ? seq : question)),
    furthest: Math.max(before.furthest, moves),
    undos: moves > before.furthest ? 0 : before.undos,
  };
}
