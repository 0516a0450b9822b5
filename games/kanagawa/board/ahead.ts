import { fastRng, type Seat } from '@hanga/kernel';
import { remembered, worldsOf } from '@hanga/web/table/ahead.ts';
import {
  type Action,
  everyDiploma as allDiplomas,
  type CardId,
  type DiplomaSet,
  dueTo,
  everyCard,
  icons,
  type Kanagawa,
  kanagawa,
  listOf,
  type Refusal,
  type State,
  scoreLines,
  totalOf,
  type View,
  yokaiTokens,
} from '../rules/index.ts';

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

/** Hidden faces are guessed; nothing below reads one. */
export const worldOf = worldsOf<Kanagawa>(kanagawa);

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

/** The world after some actions of a seat. */
const after = (world: State, seat: Seat, actions: readonly Action[]): State =>
  actions.reduce((state, action) => kanagawa.apply(state, seat, action, fastRng(1)).state, world);

const aheadOf = remembered((view: View, [seat, action, steps]: readonly [Seat, Action, readonly Action[]]): Ahead => {
  const before = after(worldOf(view), seat, steps);
  const { state: then, events } = kanagawa.apply(before, seat, action, fastRng(1));
  const scores = (state: State): number[] =>
    state.players.map((player, i) => totalOf(scoreLines(player, state.grandMaster === i)));
  const scored = scores(before);
  const gains = scores(then).map((score, i) => score - scored[i]!);
  const { phase } = then;
  const now = cardsToPaint(before, seat);
  const painted = events.find(event => event.kind === 'extendedPrint');
  return {
    painting: painted?.kind === 'extendedPrint' ? painted.icons : [],
    paintable: cardsToPaint(then, seat).filter(card => !now.includes(card)),
    due: phase.kind === 'diplomas' && phase.seat === seat ? listOf(phase.due) : [],
    dueToOther:
      phase.kind === 'diplomas' && phase.seat !== seat ? [{ seat: phase.seat, diplomas: listOf(phase.due) }] : [],
    movesYokai: phase.kind === 'giveYokai' || phase.kind === 'takeYokai',
    closes: listOf(openTo(before, before.players[seat]!) & ~openTo(then, then.players[seat]!)).filter(
      diploma => !(then.players[seat]!.diplomas & (1 << diploma)),
    ),
    gain: gains[seat]!,
    gains,
  };
});

/** `steps`: what is done before it in the same gesture. */
export const lookAhead = (view: View, seat: Seat, action: Action, steps: readonly Action[] = []): Ahead =>
  aheadOf(view, [seat, action, steps]);

/** Why something that a player might try is not legal, in the rules' own reason. */
export const whyNot = (view: View, seat: Seat, action: Action): Refusal => kanagawa.refuse(worldOf(view), seat, action);
