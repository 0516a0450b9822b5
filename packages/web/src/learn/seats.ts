import type { Language, Seat } from '@hanga/kernel';
import type { SeatInfo } from '../source/source.ts';
import { learnWords } from './text/index.ts';

/** The learner, and those who play along. */
export function taughtSeats(learner: Seat, opponents: readonly string[], language: Language): SeatInfo[] {
  const seats: SeatInfo[] = opponents.map((name, index) => ({
    name,
    color: index < learner ? index : index + 1,
    bot: 'greedy',
  }));
  seats.splice(learner, 0, { name: learnWords[language].lesson.you, color: learner });
  return seats;
}
