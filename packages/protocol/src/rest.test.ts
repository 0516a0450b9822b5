import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterRest, isResting, type Rest, restMinutes, restWithin } from './rest.ts';

const MINUTE = 60_000;
const minute = fc.integer({ min: 0, max: 1439 });
const rest = fc.record({ from: minute, to: minute }).filter(night => restMinutes(night) > 0);
/** Minutes since 1970, some days of them. */
const time = fc.integer({ min: 0, max: 3 * 1440 }).map(minutes => minutes * MINUTE);

const isNight = ({ from, to }: Rest, at: number): boolean => {
  const now = Math.floor(at / MINUTE) % 1440;
  return from < to ? now >= from && now < to : now >= from || now < to;
};

test('rest is what one counts minute by minute', () => {
  fc.assert(
    fc.property(rest, time, fc.integer({ min: 0, max: 4000 }), (night, from, minutes) => {
      let counted = 0;
      for (let i = 0; i < minutes; i++) if (isNight(night, from + i * MINUTE)) counted += MINUTE;
      expect(restWithin(night, from, from + minutes * MINUTE)).toBe(counted);
      expect(isResting(night, from)).toBe(isNight(night, from));
    }),
    { numRuns: 60 },
  );
});

test('after so much time that is no rest, exactly that much has gone by', () => {
  fc.assert(
    fc.property(rest, time, fc.integer({ min: 0, max: 5000 }), (night, from, minutes) => {
      const awake = minutes * MINUTE;
      const end = afterRest(night, from, awake);
      expect(end - from - restWithin(night, from, end)).toBe(awake);
      // No later than that: a moment earlier there was time left.
      if (awake > 0) expect(end - 1 - from - restWithin(night, from, end - 1)).toBe(awake - 1);
    }),
  );
});

test('nobody who has no nights rests', () => {
  expect(afterRest(undefined, 5, 7)).toBe(12);
  expect(restWithin(undefined, 5, 7)).toBe(0);
});
