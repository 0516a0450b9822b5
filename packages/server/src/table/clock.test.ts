import { describe, expect, test } from 'vitest';
import { flagAt, type Times, timesAfter, timesAtStart } from './clock.ts';

const BANK = { kind: 'bank', initial: 60, increment: 10 } as const;
const DEADLINE = { kind: 'deadline', seconds: 60 } as const;

const move = (at: number) => ({ at, kind: 'move' }) as const;
const undo = (at: number) => ({ at, kind: 'undo' }) as const;

describe('taking the end of a turn back', () => {
  test('takes the increment back as well', () => {
    const ended = timesAfter(BANK, timesAtStart(BANK, 2, 0), move(5000), [0], [1]);
    expect(ended.left).toEqual([65_000, 60_000]);
    const again = timesAfter(BANK, ended, undo(7000), [1], [0]);
    // What passed meanwhile was the other's time: their turn had begun.
    expect(again).toMatchObject({ left: [55_000, 58_000], since: 7000 });
    expect(timesAfter(BANK, again, move(8000), [0], [1]).left).toEqual([64_000, 58_000]);
  });

  test('again and again gains nothing', () => {
    let times: Times = timesAtStart(BANK, 2, 0);
    for (let at = 0; at < 100_000; at += 1000) {
      times = timesAfter(BANK, times, move(at), [0], [1]);
      times = timesAfter(BANK, times, undo(at), [1], [0]);
      expect(times.left[0]).toBe(Math.max(0, 60_000 - at));
    }
    expect(flagAt(BANK, times, 0, undefined)).toBe(times.since);
  });

  test('does not give a new deadline, and the other seat has the whole of its own later', () => {
    const ended = timesAfter(DEADLINE, timesAtStart(DEADLINE, 2, 0), move(50_000), [0], [1]);
    expect(ended.left).toEqual([60_000, 60_000]);
    const again = timesAfter(DEADLINE, ended, undo(55_000), [1], [0]);
    expect(again.left).toEqual([10_000, 60_000]);
    expect(flagAt(DEADLINE, again, 0, undefined)).toBe(65_000);
    expect(timesAfter(DEADLINE, again, move(60_000), [0], [1]).left).toEqual([60_000, 60_000]);
  });

  test('within a turn only takes the time that it took', () => {
    for (const clock of [BANK, DEADLINE]) {
      const moved = timesAfter(clock, timesAtStart(clock, 2, 0), move(3000), [0], [0]);
      expect(timesAfter(clock, moved, undo(5000), [0], [0]).left).toEqual([55_000, 60_000]);
    }
  });
});

test('time is charged to those who owe a decision, and the time of a pause to nobody', () => {
  const start = timesAtStart(BANK, 3, 0);
  const moved = timesAfter(BANK, start, move(4000), [0, 2], [2]);
  expect(moved.left).toEqual([66_000, 60_000, 56_000]);
  expect(timesAfter(BANK, moved, { at: 90_000, kind: 'pause' }, [2], [2])).toMatchObject({
    left: [66_000, 60_000, 56_000],
    since: 90_000,
  });
});
