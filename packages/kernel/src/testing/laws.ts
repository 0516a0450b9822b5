import { rngFor } from '../chacha.ts';
import { sameData } from '../data.ts';
import type { Game, GameTypes, Seat, Viewer } from '../game.ts';
import { begin, type Match, play, undo, whyNoUndo } from '../match.ts';
import { parseRecord, replay, toRecord } from '../record.ts';
import type { Rng } from '../rng.ts';
import type { Scratch } from '../scratch.ts';
import { redact } from '../secret.ts';
import { seedFromText } from '../seed.ts';
import { fastRng } from '../xoshiro.ts';
import { deepFreeze } from './freeze.ts';
import { noChance } from './script.ts';

/** One random game, at every state of which the laws must hold. */
export interface Trial<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: number;
  /** The newest, unless said. */
  readonly rules?: number;
  /** Any text; the same text plays the same game. */
  readonly seed: string;
  /** Throws where a component is missing, doubled or in an impossible place. */
  readonly conserve: (state: T['State']) => void;
  /**
   * The state with everything exchanged that `viewer` cannot know. Written from the rules alone, with no use of
   * `view` or `imagine`: a view that leaks is found only by what does not trust it.
   */
  readonly exchange: (state: T['State'], viewer: Viewer, rng: Rng) => T['State'];
  readonly limits: Limits;
}

export interface Limits {
  readonly moves: number;
  readonly legal: number;
  readonly stateBytes: number;
  readonly viewBytes: number;
}

export class BrokenLaw extends Error {}

/** Plays the trial to its end. Throws `BrokenLaw`, naming the law, the trial and the move. */
export function checkLaws<T extends GameTypes>(trial: Trial<T>): Match<T> {
  const { game, options, seats, rules = game.rules, limits } = trial;
  const rng = fastRng(Number.parseInt(seedFromText(trial.seed).slice(0, 8), 16));
  let match = begin(game, { options, seats, seed: seedFromText(trial.seed), rules });
  const states = [match.state];
  const scratch = game.scratch?.(match.state);
  const law = (name: string, holds: boolean): void => {
    if (!holds) {
      throw new BrokenLaw(`${name} (${game.id}, ${seats} seats, seed "${trial.seed}", move ${match.moves.length})`);
    }
  };
  for (;;) {
    const state = deepFreeze(match.state);
    trial.conserve(state);
    law('a game keeps the rules that it began under', state.rules === rules);
    lawsOfState(trial, match, law, rng);
    const toAct = game.toAct(state);
    law('a game is over when nobody owes a decision, and only then', (toAct.length === 0) === !!game.outcome(state));
    if (toAct.length === 0) break;

    const seat = toAct[rng.below(toAct.length)] as Seat;
    const legal = game.legal(state, seat);
    const played = play(match, seat, JSON.parse(JSON.stringify(legal[rng.below(legal.length)])));
    law('what is legal is accepted', !!played.match);
    if (!played.match) break;
    lawsOfUndo(match, played.match, seat, law);
    if (scratch) lawsOfScratch(match, played.match, scratch, law);
    match = played.match;
    states.push(match.state);
    law('games end', match.moves.length < limits.moves);
  }
  lawsOfRecord(game, match, states, law);
  return match;
}

type Law = (name: string, holds: boolean) => void;

function lawsOfState<T extends GameTypes>(trial: Trial<T>, match: Match<T>, law: Law, rng: Rng): void {
  const { game, seats, limits } = trial;
  const { state } = match;
  const json = JSON.stringify(state);
  law('a state survives JSON', sameData(JSON.parse(json), state));
  law(`a state is under ${limits.stateBytes} bytes`, json.length < limits.stateBytes);
  const toAct = game.toAct(state);
  for (let seat = 0; seat < seats; seat++) {
    const legal = game.legal(state, seat);
    law('who must act can, and nobody else', legal.length > 0 === toAct.includes(seat));
    law(`at most ${limits.legal} actions are legal`, legal.length <= limits.legal);
    law('no action is offered twice', new Set(legal.map(action => JSON.stringify(action))).size === legal.length);
    for (const action of legal) game.apply(state, seat, action, fastRng(match.moves.length));
  }
  for (const seat of toAct) law('nonsense is refused', !play(match, seat, anyOf(NONSENSE, rng)).match);
  lawsOfSecrecy(trial, state, anyOf(viewersOf(seats), rng), law, rng);
}

const NONSENSE = [undefined, null, 'take', 7, [], {}, { kind: 'nonsense' }, { kind: 'toString' }, { kind: ['take'] }];
const anyOf = <Item>(items: readonly Item[], rng: Rng): Item => items[rng.below(items.length)] as Item;
const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];

/** What a viewer gets is the same, to the byte, in every state that differs only in what they cannot know. */
function lawsOfSecrecy<T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  viewer: Viewer,
  law: Law,
  rng: Rng,
): void {
  const { game, limits } = trial;
  const view = JSON.stringify(game.view(state, viewer));
  law(`a view is under ${limits.viewBytes} bytes`, view.length < limits.viewBytes);
  const imagined = game.imagine(JSON.parse(view), rng);
  trial.conserve(imagined);
  law('an imagined world looks like the real one', JSON.stringify(game.view(imagined, viewer)) === view);
  const world = trial.exchange(state, viewer, rng);
  law('a view tells nothing hidden', JSON.stringify(game.view(world, viewer)) === view);
  if (viewer !== 'spectator') {
    const legal = game.legal(state, viewer);
    law('the legal actions tell nothing hidden', sameData(game.legal(world, viewer), legal));
    law('an imagined world has the same legal actions', sameData(game.legal(imagined, viewer), legal));
  }
  for (const seat of game.toAct(state)) {
    const action = anyOf(game.legal(state, seat), rng);
    const refusals = [state, world].map(either => game.refuse(either, seat, action));
    law('a refusal tells nothing hidden', viewer !== seat || sameData(refusals[0], refusals[1]));

    const step = game.apply(state, seat, action, fastRng(1));
    const isLegalThere = game.legal(world, seat).some(other => sameData(other, action));
    law('a step that can be undone shows nothing hidden', step.reveals || isLegalThere);
    if (!isLegalThere) continue;
    const other = game.apply(world, seat, action, fastRng(1));
    const looksTheSame = sameData(game.view(step.state, viewer), game.view(other.state, viewer));
    law('a step that can be undone shows nothing hidden', step.reveals || looksTheSame);
    const [told, toldThere] = [step, other].map(({ events }) => events.map(event => redact(event, viewer)));
    law('events tell no more than the view that follows', !looksTheSame || sameData(told, toldThere));
  }
}

function lawsOfUndo<T extends GameTypes>(before: Match<T>, after: Match<T>, seat: Seat, law: Law): void {
  for (let other = 0; other < before.seats; other++) {
    law('nobody takes back the move of another', other === seat || !!whyNoUndo(after, other));
  }
  const undone = undo(after, seat);
  if (!('match' in undone)) return;
  law('undo goes back to the very same state', undone.match.state === before.state);
  const step = before.game.apply(before.state, seat, after.moves.at(-1)!.action, noChance);
  law('what can be undone showed nothing', !step.reveals);
}

/** A scratch goes through the same states, with the same legal actions, and changes none that it has handed out or got. */
function lawsOfScratch<T extends GameTypes>(before: Match<T>, after: Match<T>, scratch: Scratch<T>, law: Law): void {
  const { game, seed, seats } = before;
  const number = after.moves.length;
  // Now and then it starts afresh: from a state that cannot be changed, and from one of its own that no longer can.
  if (number % 7 === 3) scratch.goTo(before.state);
  if (number % 5 === 4) deepFreeze(scratch.keep());
  for (let seat = 0; seat < seats; seat++) {
    const { items, count } = scratch.legal(seat);
    law('a scratch lists what is legal', sameData(items.slice(0, count), game.legal(before.state, seat)));
  }
  const { seat, action } = after.moves.at(-1)!;
  scratch.apply(seat, action, rngFor(seed, number));
  const isSame = JSON.stringify(scratch.state) === JSON.stringify(after.state);
  law('a scratch goes through the same states', isSame);
}

function lawsOfRecord<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  states: readonly T['State'][],
  law: Law,
): void {
  const record = parseRecord(JSON.parse(JSON.stringify(toRecord(match))));
  let move = 0;
  const end = replay(game, record, before => {
    law('a record rebuilds every state', sameData(before.state, states[move++]));
  });
  law('a record rebuilds every state', move === states.length - 1 && sameData(end.state, match.state));
}
