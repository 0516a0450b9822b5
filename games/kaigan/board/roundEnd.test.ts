import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import type { LogEntry } from '@hanga/web/source/source.ts';
import { describe, expect, test } from 'vitest';
import { type Event, honorOf as honorOfPlayer, type Kaigan, kaigan, type State, type View } from '../rules/index.ts';
import { eventsUpTo, freshRoundEnd, honorOf, isOfRoundEnd, type RoundEnd } from './roundEnd.ts';
import { toldView } from './toldView.ts';

const file = new URL('../records/4-players-open.json', import.meta.url);

interface Ended {
  readonly end: RoundEnd;
  readonly before: State;
  readonly after: State;
  readonly log: readonly LogEntry<Kaigan>[];
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
      if (end) ends.push({ end, before: before.state, after: after.state, log: [...log] });
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

describe('the table that is shown while it is told', () => {
  const shownOf = ({ end, before, after, log }: Ended, told: number): View => {
    const [earlier, now] = [before, after].map(state => kaigan.view(state, 0)) as [View, View];
    return toldView(now, earlier, eventsUpTo(log, end.move - 1, end, told));
  };

  test('changes with each step by what the step says, and stands at the end as it is', () => {
    for (const ended of endsOf()) {
      const { end, after } = ended;
      const now = kaigan.view(after, 0);
      expect(shownOf(ended, end.steps.length)).toEqual({ ...now, round: end.round });
      end.steps.forEach(({ phase }, index) => {
        if (index === 0) return;
        const [was, is] = [shownOf(ended, index), shownOf(ended, index + 1)];
        const hasChanged = (what: (view: View) => unknown): boolean =>
          JSON.stringify(what(was)) !== JSON.stringify(what(is));
        expect(hasChanged(view => view.tiles)).toBe(phase === 'scoring');
        expect(hasChanged(view => view.players.map(({ ryo }) => ryo))).toBe(phase === 'income');
        expect(hasChanged(view => view.neutral) && phase !== 'scoring').toBe(false);
      });
      end.steps.forEach((step, index) => {
        const [was, is] = [shownOf(ended, index), shownOf(ended, index + 1)].map(({ players }) =>
          players.map(honorOfPlayer),
        ) as [number[], number[]];
        if (index > 0)
          expect(is).toEqual(honorOf({ ...end, steps: [step] }, 4).map((points, seat) => points + was[seat]!));
      });
    }
  });

  test('begins with what the last action did, and with the dice', () => {
    for (const ended of endsOf()) {
      const first = shownOf(ended, 1);
      const { neutral } = kaigan.view(ended.before, 0);
      const placed = ended.end.steps[0]?.events.reduce(
        (sum, event) => sum + (event.kind === 'placedNeutral' ? event.markers : 0),
        0,
      );
      const sum = (items: readonly number[]): number => items.reduce((all, item) => all + item, 0);
      expect(sum(first.neutral) - sum(neutral)).toBe(placed);
    }
  });

  test('needs no table from just before: the log tells the rest', () => {
    const [first, ...later] = endsOf();
    for (const { end, after, log } of later) {
      const [earlier, now] = [first!.before, after].map(state => kaigan.view(state, 0)) as [View, View];
      const shown = toldView(now, earlier, eventsUpTo(log, first!.end.move - 1, end, end.steps.length));
      expect(shown).toEqual({ ...now, round: end.round });
    }
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

test('what the rules do at the end of a round is marked as nobody’s doing; honor of an action is its player’s', () => {
  const ofEnd: readonly Event[] = [
    { kind: 'rolled', seat: 1, dice: [1, 6] },
    { kind: 'scoredTile', place: 0, tile: 3, gains: [] },
    { kind: 'gainedHonor', seat: 1, source: 'artistic', points: 2 },
    { kind: 'governmentReset' },
    { kind: 'roundBegan', round: 3, start: 1 },
  ];
  const ofPlayers: readonly Event[] = [
    { kind: 'gainedHonor', seat: 1, source: 'sideJob', points: 4 },
    { kind: 'gainedHonor', seat: 1, source: 'action', points: 2 },
    { kind: 'passed', seat: 1, space: 4 },
    { kind: 'placedMarkers', seat: 1, place: 2, markers: 2 },
  ];
  expect(ofEnd.filter(event => !isOfRoundEnd(event))).toEqual([]);
  expect(ofPlayers.filter(isOfRoundEnd)).toEqual([]);
});
