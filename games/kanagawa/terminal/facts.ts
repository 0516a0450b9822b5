import type { Match, Seat } from '@hanga/kernel';
import type { Facts, Logged, Rate } from 'hanga/front.ts';
import { diplomasFor, type Kanagawa, listOf, type State, scoreLines, totalOf } from '../rules/index.ts';

/** What a simulation tells of each diploma, by its number. */
export const rates = {
  diplomas: [
    /** Of the games in which it lay on the table, and of their players. */
    { name: 'shareOfGames', of: 'taken', per: ['games'] },
    { name: 'shareOfPlayers', of: 'taken', per: ['players'] },
    /** Of those who met it and had to take or leave it. */
    { name: 'shareOfMet', of: 'taken', per: ['taken', 'left'] },
    { name: 'meanRound', meanOf: 'rounds' },
  ],
} as const satisfies Readonly<Record<string, readonly Rate[]>>;

export type DiplomaRate = (typeof rates.diplomas)[number]['name'];

/** What a simulation counts of a finished game. */
export function facts(match: Match<Kanagawa>, log: readonly Logged<Kanagawa>[]): Facts {
  const { state } = match;
  return {
    rounds: state.round,
    ending: state.phase.kind === 'over' ? state.phase.reason : 'unfinished',
    rates: { diplomas: diplomaTallies(state, log) },
    ...(match.options.yokai && { counts: yokaiCounts(state) }),
  };
}

/** For each diploma on the table: the rounds in which it was taken, and how often somebody met it and left it. */
function diplomaTallies(state: State, log: readonly Logged<Kanagawa>[]): NonNullable<Facts['rates']>[string] {
  const rounds = new Map<number, number[]>(listOf(diplomasFor(state.suits)).map(diploma => [diploma, []]));
  const left = new Map<number, number>();
  for (const { before, events } of log) {
    for (const event of events) {
      if (event.kind === 'tookDiploma') rounds.get(event.diploma)?.push(before.round);
      if (event.kind !== 'leftDiplomas') continue;
      for (const diploma of event.diplomas) left.set(diploma, (left.get(diploma) ?? 0) + 1);
    }
  }
  return Object.fromEntries(
    [...rounds].map(([diploma, taken]) => [
      diploma,
      {
        games: 1,
        players: state.players.length,
        taken: taken.length,
        left: left.get(diploma) ?? 0,
        rounds: taken,
      },
    ]),
  );
}

function yokaiCounts(state: State): NonNullable<Facts['counts']> {
  const atEnd: Record<string, number> = {};
  for (const { yokai } of state.players) atEnd[yokai] = (atEnd[yokai] ?? 0) + 1;
  return { yokaiAtEnd: atEnd, decidedByYokai: { [isDecidedByYokai(state) ? 'yes' : 'no']: 1 } };
}

/** Whether others would have won, or shared the victory, if yokai cost nothing. */
function isDecidedByYokai(state: State): boolean {
  const winners = (isCounted: boolean): Seat[] => {
    const totals = state.players.map((player, seat) => {
      const lines = scoreLines(player, seat === state.grandMaster);
      return totalOf(isCounted ? lines : lines.filter(line => line.kind !== 'yokai'));
    });
    const most = Math.max(...totals);
    return totals.flatMap((total, seat) => (total === most ? [seat] : []));
  };
  return winners(true).join() !== winners(false).join();
}
