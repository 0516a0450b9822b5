import {
  fastRng,
  type Game,
  type GameRecord,
  type GameTypes,
  type Match,
  replay,
  type Seat,
  sameData,
} from '@hanga/kernel';
import type { Advice, Adviser, Standing } from './advice.ts';

/** A turn of a recorded game: moves of one seat without a break. */
export interface Turn extends Standing {
  /** Moves are counted from 1; `scores` and `chances` are those after the last of them. */
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
}

/** A turn that mattered: whose chances it changed, and what a search says of its first real decision. */
export interface Moment<Action, Reason> {
  /** The turn's place among the turns, from 0. */
  readonly turn: number;
  /** By seat: how much the chance of winning changed. */
  readonly change: readonly number[];
  /** The first move of the turn at which several actions were legal; else its first move. */
  readonly move: number;
  readonly played: Action;
  /** The best actions for what the player could know, best first; none where there was no choice. */
  readonly advice: readonly Advice<Action, Reason>[];
  /** What the search thought of the action played, if it looked at it. */
  readonly chosen?: Advice<Action, Reason>;
  /** How much less it promised than the best one, in chance of winning. */
  readonly loss?: number;
}

export interface Analysis<Action, Reason> {
  readonly seats: number;
  /** Before the first move. */
  readonly start: Standing;
  readonly turns: readonly Turn[];
  /** In the order of the game. */
  readonly moments: readonly Moment<Action, Reason>[];
}

export interface AnalysisSettings {
  /** How many turns are looked at closely. */
  readonly moments: number;
  /** Iterations of the search for each of them. */
  readonly iterations?: number;
}

/** Goes through a record: who stood how after each turn, and which turns mattered most. */
export function analysisOf<T extends GameTypes, Reason>(
  game: Game<T>,
  adviser: Adviser<T, Reason>,
  record: GameRecord,
  settings: AnalysisSettings,
): Analysis<T['Action'], Reason> {
  const before: Match<T>[] = [];
  const last = replay(game, record, match => before.push(match));
  const states = [...before.map(match => match.state), last.state];
  const start = adviser.stands(states[0] as T['State']);
  const turns: Turn[] = [];
  const moves = last.moves.slice();
  moves.forEach(({ seat }, move) => {
    if (moves[move + 1]?.seat === seat) return;
    const from = (turns.at(-1)?.to ?? 0) + 1;
    turns.push({ from, to: move + 1, seat, ...adviser.stands(states[move + 1] as T['State']) });
  });
  const changes = turns.map(({ chances }, turn) => {
    const was = (turns[turn - 1] ?? start).chances;
    return chances.map((chance, seat) => chance - (was[seat] as number));
  });
  const weight = (turn: number): number => Math.max(...(changes[turn] as number[]).map(Math.abs));
  const moments = turns
    .map((_, turn) => turn)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, settings.moments)
    .sort((a, b) => a - b)
    .map(turn => {
      const { from, to, seat } = turns[turn] as Turn;
      let move = from;
      const legalAt = (n: number): number => game.legal(states[n - 1] as T['State'], seat).length;
      while (move < to && legalAt(move) < 2) move++;
      if (legalAt(move) < 2) move = from;
      const played = moves[move - 1]?.action as T['Action'];
      const looked = lookAt(game, adviser, states[move - 1] as T['State'], seat, settings);
      return { turn, change: changes[turn] as number[], move, played, ...judged(looked, played) };
    });
  return { seats: record.seats, start, turns, moments };
}

/** Every action of a decision, as a search from the player's own view sees it. */
function lookAt<T extends GameTypes, Reason>(
  game: Game<T>,
  adviser: Adviser<T, Reason>,
  state: T['State'],
  seat: Seat,
  { iterations }: AnalysisSettings,
): readonly Advice<T['Action'], Reason>[] {
  const legal = game.legal(state, seat);
  if (legal.length < 2) return [];
  const budget = iterations === undefined ? {} : { iterations };
  return adviser.advise(game.view(state, seat), legal, budget, fastRng(1), legal.length);
}

const SHOWN = 3;

function judged<Action, Reason>(
  looked: readonly Advice<Action, Reason>[],
  played: Action,
): Pick<Moment<Action, Reason>, 'advice' | 'chosen' | 'loss'> {
  const chosen = looked.find(({ action, also = [] }) => [action, ...also].some(one => sameData(one, played)));
  const advice = looked.slice(0, SHOWN);
  const best = looked[0];
  return chosen && best ? { advice, chosen, loss: Math.max(0, best.chance - chosen.chance) } : { advice };
}
