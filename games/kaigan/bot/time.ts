import { honorRounds, rounds, type State } from '../rules/index.ts';

/** What is still to come, counted from a state in which the round's dice have not rolled. */
export interface TimeLeft {
  /** Rounds, the present one included. */
  readonly rounds: number;
  readonly incomes: number;
  /** Times that the Artistic and Government tracks give honor. */
  readonly honors: number;
  /** Incomes before the Government discs go back, or the game ends. */
  readonly untilReset: number;
}

/** By round, counted from 1. */
const byRound: readonly TimeLeft[] = rounds.map((_, i) => {
  const round = i + 1;
  const reset = honorRounds.find(other => other >= round) ?? rounds.length;
  return {
    rounds: rounds.length - i,
    incomes: rounds.length - round,
    honors: honorRounds.filter(other => other >= round).length + 1,
    untilReset: round === rounds.length ? 0 : reset - round + 1,
  };
});

export const timeLeft = ({ round }: State): TimeLeft => byRound[round - 1] as TimeLeft;
