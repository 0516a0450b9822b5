import { memoOf } from '@hanga/web/table/memo.ts';
import { type Reads, useBoard } from './context.ts';
import { Plate } from './Plate.tsx';

/** What the plates tell. */
const reads: Reads = ({ view, table, regions, mine, told, who }) => [
  view.players,
  view.phase.kind === 'over' ? 'over' : view.phase.seat,
  view.quadrant,
  view.start,
  view.claims,
  view.viewer,
  view.options,
  table.seats.map((_, seat) => who(seat)),
  mine,
  regions.plates,
  told,
];

/** Everybody's plate, in the order of play from the viewer on. */
export const Players = memoOf(reads, () => {
  const { view, words, regions, mine } = useBoard();
  const order = view.players.map((_, index) => (mine + index) % view.players.length);
  return (
    <section class="players" aria-label={words.players}>
      <h2 class="unseen">{words.players}</h2>
      {order.map((seat, index) => (
        <Plate key={seat} seat={seat} box={regions.plates[index]!} />
      ))}
    </section>
  );
});
