import type { Seat } from '@hanga/kernel';
import { arrivalPoints, errandPoints, souvenirPoints } from './data/box.ts';
import type { Outcome, PlaceId, PlayerView, ScoreLine, State, View } from './types.ts';

/** What the count reads; a view has it too, but for the errands of others. */
type Counted = Pick<State, 'owners' | 'arrived'> & { readonly players: readonly PlayerView[] };

export const souvenirsOf = ({ owners }: Counted, seat: Seat): PlaceId[] =>
  owners.flatMap((owner, place) => (owner === seat ? [place] : []));

/** D9 to D11, as far as the errands are known. */
export function scoreLines(counted: Counted, seat: Seat): ScoreLine[] {
  const owned = souvenirsOf(counted, seat);
  const { errands = [] } = counted.players[seat] as PlayerView;
  return [
    { kind: 'souvenirs', points: owned.length * souvenirPoints },
    { kind: 'errands', points: errands.filter(errand => owned.includes(errand)).length * errandPoints },
    { kind: 'arrival', points: arrivalPoints[counted.arrived.indexOf(seat)] ?? 0 },
  ];
}

export const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** D12. */
export function standings(counted: Counted): Outcome {
  const scores = counted.players.map((_, seat) => {
    const lines = scoreLines(counted, seat);
    return { total: totalOf(lines), lines };
  });
  const most = Math.max(...scores.map(({ total }) => total));
  return { scores, winners: scores.flatMap(({ total }, seat) => (total === most ? [seat] : [])) };
}

export const outcomeOf = (state: State): Outcome | undefined =>
  state.phase.kind === 'over' ? standings(state) : undefined;

/** The score so far, as the viewer can count it. */
export const standingsIn = (view: View): Outcome => standings(view);
