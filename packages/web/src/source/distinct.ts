import type { SeatInfo } from './source.ts';

/** Those who would be called the same are told apart by a number. */
export function distinct(seats: readonly SeatInfo[]): SeatInfo[] {
  const all = new Map<string, number>();
  for (const { name } of seats) all.set(name, (all.get(name) ?? 0) + 1);
  const used = new Map<string, number>();
  return seats.map(seat => {
    if ((all.get(seat.name) ?? 0) < 2) return seat;
    const number = (used.get(seat.name) ?? 0) + 1;
    used.set(seat.name, number);
    return { ...seat, name: `${seat.name} ${number}` };
  });
}
