import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import type { LogEntry } from '@hanga/web/source/source.ts';
import { describe, expect, test } from 'vitest';
import { honorOf as honorOfPlayer, type Kaigan, kaigan, type State } from '../rules/index.ts';
import { freshRoundEnd, honorOf, type RoundEnd } from './roundEnd.ts';

const file = new URL('../records/4-players-open.json', import.meta.url);

interface Ended {
  readonly end: RoundEnd;
  readonly before: State;
  readonly after: State;
}

/** All rounds of a record that ended, with the table before and after. */
function endsOf(): readonly Ended[] {
  const log: LogEntry<Kaigan>[] = [];
  const ends: Ended[] = [];
  replay(kaigan, parseRecord(JSON.parse(readFileSync(file, 'utf8'))), (before, after, events) => {
    const seat = before.state.phase.kind === 'over' ? 0 : before.state.phase.seat;
    log.push({ move: log.length + 1, seat, events });
    if (events.some(({ kind }) => kind === 'roundBegan')) {
      const end = freshRoundEnd(log, 'spectator', after.state.round);
      if (end) ends.push({ end, before: before.state, after: after.state });
    }
  });
  return ends;
}

describe('the end of a round', () => {
  const ends = endsOf();

  test('is told phase by phase, and tile by tile', () => {
    expect(ends).toHaveLength(4);
    for (const { end } of ends) {
      const order = end.steps.map(({ phase }) => ['dice', 'scoring', 'income', 'honor'].indexOf(phase));
      expect(order).toEqual([...order].sort());
      expect(end.steps[0]?.events[0]?.kind).toBe('rolled');
      for (const { events } of end.steps) {
        expect(events.filter(({ kind }) => kind === 'scoredTile').length).toBeLessThan(2);
      }
    }
    expect(ends.map(({ end }) => end.round)).toEqual([1, 2, 3, 4]);
  });

  test('includes the honor of phase 6 and the way back of the Government discs, in rounds 2 and 4 only', () => {
    for (const { end } of ends) {
      const kinds = end.steps.flatMap(({ events }) => events.map(({ kind }) => kind));
      expect(kinds.includes('governmentReset')).toBe(end.round % 2 === 0);
      expect(kinds.includes('gainedHonor')).toBe(end.round % 2 === 0);
    }
  });

  test('sums up to all the honor that everybody gained', () => {
    for (const { end, before, after } of ends) {
      // The last action of the round may have given honor itself.
      const gained = after.players.map((player, seat) => honorOfPlayer(player) - honorOfPlayer(before.players[seat]!));
      const { phase } = before;
      honorOf(end, 4).forEach((points, seat) => {
        const isOwn = phase.kind !== 'over' && phase.seat === seat;
        if (!isOwn) expect(points).toBe(gained[seat]);
        else expect([0, 2, 4]).toContain((gained[seat] ?? 0) - points);
      });
    }
    const most = Math.max(...ends.flatMap(({ end }) => honorOf(end, 4)));
    expect(most).toBeGreaterThan(6);
  });
});

test('the news last until the viewer has moved', () => {
  const entry = (move: number, seat: number, ended = false): LogEntry<Kaigan> => ({
    move,
    seat,
    events: ended ? [{ kind: 'rolled', seat: 0, dice: [6, 6] }] : [{ kind: 'endedTurn', seat }],
  });
  const log = [entry(1, 2, true), entry(2, 1)];
  expect(freshRoundEnd(log, 0, 2)).toMatchObject({ move: 1, round: 1 });
  expect(freshRoundEnd([...log, entry(3, 0)], 0, 2)).toBeUndefined();
});
