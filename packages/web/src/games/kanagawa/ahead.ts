import {
  type Action,
  everyDiploma as allDiplomas,
  type CardId,
  type DiplomaSet,
  dueTo,
  everyCard,
  icons,
  kanagawa,
  listOf,
  type Refusal,
  type State,
  scoreLines,
  totalOf,
  type View,
  yokaiTokens,
} from '@hanga/kanagawa';
import { fastRng, type Seat } from '@hanga/kernel';

/** What would come of an action, asked of the rules themselves in a world that the viewer's own view allows. */
export interface Ahead {
  /** Icons whose brushes would paint. */
  readonly painting: readonly number[];
  /** Cards of my hand that could be painted then and cannot now. */
  readonly paintable: readonly CardId[];
  /** Diplomas that I would have to answer. */
  readonly due: readonly number[];
  /** Diplomas that another would have to answer at once, out of turn. */
  readonly dueToOther: readonly { readonly seat: Seat; readonly diplomas: readonly number[] }[];
  /** Somebody would have to be chosen for a yokai. */
  readonly movesYokai: boolean;
  /** Diplomas that I could no longer take. */
  readonly closes: readonly number[];
  /** What my score would gain at once. */
  readonly gain: number;
  /** The same for every seat. */
  readonly gains: readonly number[];
}

const worlds = new WeakMap<View, State>();
/** Hidden faces are guessed; nothing below reads one. */
function worldOf(view: View): State {
  let world = worlds.get(view);
  if (!world) {
    world = kanagawa.imagine(view, fastRng(1));
    worlds.set(view, world);
  }
  return world;
}

const everyDiploma: DiplomaSet = 2 ** allDiplomas.length - 1;
const wholePrint: readonly CardId[] = everyCard.map((_, card) => card);
const fullStudio = Array.from({ length: 5 }, () => icons.withBrush(icons.emptyIcon(0)));

/** The diplomas that a seat could still take: those the rules would offer to it if it met every need. */
export const openTo = (state: Pick<State, 'table' | 'options'>, player: State['players'][number]): DiplomaSet =>
  dueTo(
    { ...player, print: wholePrint, icons: fullStudio, arrows: 9, yokai: yokaiTokens },
    state.table,
    everyDiploma,
    state.options,
  );

export const openDiplomas = (view: View, seat: Seat): DiplomaSet => {
  const world = worldOf(view);
  return openTo(world, world.players[seat]!);
};

const cardsToPaint = (state: State, seat: Seat): CardId[] => {
  // A diploma to answer first hides the work behind it: the question here is what comes after the answer.
  const working: State = { ...state, phase: { kind: 'work', seat } };
  const painted = kanagawa.legal(working, seat).flatMap(action => (action.kind === 'print' ? [action.card] : []));
  return [...new Set(painted)];
};

const memory = new WeakMap<View, Map<string, Ahead>>();

export function lookAhead(view: View, seat: Seat, action: Action): Ahead {
  const known = memory.get(view) ?? new Map<string, Ahead>();
  memory.set(view, known);
  const key = JSON.stringify(action);
  const remembered = known.get(key);
  if (remembered) return remembered;
  const before = worldOf(view);
  const { state: after, events } = kanagawa.apply(before, seat, action, fastRng(1));
  const scores = (state: State): number[] =>
    state.players.map((player, i) => totalOf(scoreLines(player, state.grandMaster === i)));
  const scored = scores(before);
  const gains = scores(after).map((score, i) => score - scored[i]!);
  const { phase } = after;
  const now = cardsToPaint(before, seat);
  const painted = events.find(event => event.kind === 'extendedPrint');
  const ahead: Ahead = {
    painting: painted?.kind === 'extendedPrint' ? painted.icons : [],
    paintable: cardsToPaint(after, seat).filter(card => !now.includes(card)),
    due: phase.kind === 'diplomas' && phase.seat === seat ? listOf(phase.due) : [],
    dueToOther:
      phase.kind === 'diplomas' && phase.seat !== seat ? [{ seat: phase.seat, diplomas: listOf(phase.due) }] : [],
    movesYokai: phase.kind === 'giveYokai' || phase.kind === 'takeYokai',
    closes: listOf(openTo(before, before.players[seat]!) & ~openTo(after, after.players[seat]!)).filter(
      diploma => !(after.players[seat]!.diplomas & (1 << diploma)),
    ),
    gain: gains[seat]!,
    gains,
  };
  known.set(key, ahead);
  return ahead;
}

/** Why something that a player might try is not legal, in the rules' own reason. */
export const whyNot = (view: View, seat: Seat, action: Action): Refusal => kanagawa.refuse(worldOf(view), seat, action);
