/** What an arena is asked to play; every worker gets the same. */
export interface Plan {
  readonly game: string;
  readonly options: object;
  readonly players: number;
  readonly seed: string;
  /** Who meets whom: one contender per seat. Each plays every deal from every seat. */
  readonly pairings: readonly (readonly string[])[];
}

/** One game of the arena: a pairing, a deal, and by how many seats the pairing has moved on. */
export interface Bout {
  readonly pairing: number;
  readonly deal: number;
  readonly turn: number;
}

/** How a bout went; one line of the results file. */
export interface Result extends Bout {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly moves: number;
  /** By seat: decisions made, and the milliseconds that the slowest and all of them took. */
  readonly decisions: readonly number[];
  readonly slowest: readonly number[];
  readonly thinking: readonly number[];
}

/**
 * Fewer contenders than seats: the last one fills the table. As many: one pairing. More: every choice of as many as
 * there are seats meets.
 */
export function pairingsOf(contenders: readonly string[], seats: number): (readonly string[])[] {
  if (contenders.length <= seats) {
    const filled = Array.from({ length: seats }, (_, seat) => contenders[seat] ?? contenders.at(-1));
    return [filled as readonly string[]];
  }
  const choose = (from: number, missing: number): string[][] => {
    if (missing === 0) return [[]];
    return contenders
      .slice(from)
      .flatMap((contender, i) => choose(from + i + 1, missing - 1).map(rest => [contender, ...rest]));
  };
  return choose(0, seats);
}

/** Deal after deal, each from every seat, so that a run that is stopped has played whole deals but for the last. */
export function boutsOf({ pairings, players }: Plan, deals: number): Bout[] {
  const bouts: Bout[] = [];
  for (let deal = 0; deal < deals; deal++) {
    for (let pairing = 0; pairing < pairings.length; pairing++) {
      for (let turn = 0; turn < players; turn++) bouts.push({ pairing, deal, turn });
    }
  }
  return bouts;
}

export const keyOf = ({ pairing, deal, turn }: Bout): string => `${pairing}/${deal}/${turn}`;

/** Who sits where. */
export const seatedIn = ({ pairings, players }: Plan, { pairing, turn }: Bout): readonly string[] => {
  const lineup = pairings[pairing] as readonly string[];
  return lineup.map((_, seat) => lineup[(seat + turn) % players] as string);
};
