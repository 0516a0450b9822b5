import { seeded } from '@hanga/web/art/seeded.ts';
import type { Subject } from './types.ts';

/** Who is still named at a glance without feet or footing, and how large so near. */
const sizes: Partial<Record<Subject, number>> = {
  samurai: 1.22,
  monk: 1.22,
  lady: 1.18,
  peasant: 1.18,
  tree: 1.14,
  tower: 1.3,
  roundHouse: 1.2,
  thatchedHouse: 1.14,
  palace: 1.14,
};

/**
 * How large a card's subject is that stands so near that the lower frame cuts it, as in the views with a pilgrim or a
 * pine before everything; none if it stands further off.
 */
export function closeUp(subject: Subject, count: number, number: number): number | undefined {
  return count === 1 && seeded(number * 17 + 3)() < 0.6 ? sizes[subject] : undefined;
}
