import type { Seat } from '@hanga/kernel';
import { endHonor, honors, map, type NumberedTrack, type Player, type State, travelHonor } from '../rules/index.ts';
import type { TimeLeft } from './time.ts';

/** How sure it is that `mine` ends above `theirs`, the more so the less can still change. */
const ahead = (mine: number, theirs: number, spread: number): number => 1 / (1 + Math.exp((theirs - mine) / spread));

/** What a ryo buys in honor, by how many one has: the first ones find a use, later ones less. */
const spending = [
  { upTo: 8, worth: 0.5 },
  { upTo: 18, worth: 0.36 },
  { upTo: 32, worth: 0.18 },
  { upTo: Number.POSITIVE_INFINITY, worth: 0.04 },
] as const;

/** With fewer rounds to come, fewer ryo can be spent. */
const spendable: readonly number[] = [0, 0.35, 0.75, 1, 1.1, 1.2];

export function ryoWorth(ryo: number, left: TimeLeft): number {
  const share = spendable[left.rounds] as number;
  let value = 0;
  let below = 0;
  for (const { upTo, worth } of spending) {
    const top = upTo * share;
    if (ryo > below) value += (Math.min(ryo, top) - below) * worth;
    below = top;
    if (ryo <= top) break;
  }
  return value;
}

/** G45: the chances to have most, and least, when the purses are counted. */
export function purseRank(state: State, seat: Seat, ryo: number, left: TimeLeft): number {
  const spread = 1 + 3 * left.rounds;
  let most = 1;
  let least = 1;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const above = ahead(ryo, (state.players[other] as Player).ryo, spread);
    most *= above;
    least *= 1 - above;
  }
  return endHonor.mostRyo * most + endHonor.leastRyo * least;
}

/** The number at a disc, half way to the next ones, so that a step that changes nothing yet counts too. */
const smooth = (rules: number, track: NumberedTrack, position: number): number =>
  (map.numberAt(rules, track, position) + map.numberAt(rules, track, position + 1)) / 2;

const RYO = 0.33;

/** What the table is played with: the numbers along its tracks, and what a disc at the start is worth there. */
type Ruling = Pick<State, 'rules' | 'options'>;

export const artisticWorth = ({ rules }: Ruling, position: number, left: TimeLeft): number => {
  const perPoint = left.honors + left.incomes * RYO;
  // The last count is near: what does not reach a new number is worth nothing.
  return (
    perPoint * (left.rounds === 1 ? map.numberAt(rules, 'artistic', position) : smooth(rules, 'artistic', position))
  );
};

export function governmentWorth(ruling: Ruling, positions: readonly number[], seat: Seat, left: TimeLeft): number {
  const mine = positions[seat] as number;
  const income = map.numberAt(ruling.rules, 'government', mine) * left.untilReset * RYO;
  return income + (honors.governmentHonorFor(positions, ruling.options)[seat] as number) * 0.7;
}

const byRank = [travelHonor.first, travelHonor.second, travelHonor.third, 0, 0] as const;

/** G44: the place to be expected, between the places that there are. */
export function travelWorth({ options }: Ruling, positions: readonly number[], seat: Seat, left: TimeLeft): number {
  const mine = positions[seat] as number;
  const spread = 0.4 + 0.5 * left.rounds;
  let rank = 0;
  for (let other = 0; other < positions.length; other++) {
    if (other !== seat) rank += 1 - ahead(mine + 0.1, positions[other] as number, spread);
  }
  const place = Math.floor(rank);
  const [above, below] = [byRank[place] as number, byRank[place + 1] as number];
  const expected = above + (below - above) * (rank - place);
  // G40: where the start earns nothing, a disc there has only its hope.
  return mine === 0 && options.startSpaces === 'nothing' ? expected * 0.15 * (left.rounds - 1) : expected;
}
