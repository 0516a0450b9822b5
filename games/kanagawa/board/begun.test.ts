import { readFileSync } from 'node:fs';
import { parseRecord, redact, replay } from '@hanga/kernel';
import type { LogEntry } from '@hanga/web/source/source.ts';
import { expect, test } from 'vitest';
import { type Kanagawa, kanagawa } from '../rules/index.ts';
import { begunWith } from './begun.ts';
import { regionsOf, settingOf } from './layout.ts';

const sizes = [
  { width: 1280, height: 756 },
  { width: 820, height: 1136 },
  { width: 390, height: 800 },
  { width: 844, height: 346 },
];

test.each(['2-players-placed', '3-players-owned', '4-players-placed'])(
  'in %s a table keeps its size for a turn',
  name => {
    const file = new URL(`../records/${name}.json`, import.meta.url);
    const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    for (let seat = 0; seat < record.seats; seat++) {
      const log: LogEntry<Kanagawa>[] = [];
      let asked: string | undefined;
      let [turns, played] = [0, 0];
      replay(kanagawa, record, (_, after, events) => {
        log.push({ move: log.length + 1, seat: 0, events: events.map(event => redact(event, seat)) });
        const view = kanagawa.view(after.state, seat);
        const { phase } = view;
        const setting = settingOf(view, log);
        // Whatever is played fits in what the turn began with.
        expect(setting.panels).toBeGreaterThanOrEqual(view.players[seat]!.print.length);
        if (phase.kind === 'over' || phase.seat !== seat || ('interrupted' in phase && phase.interrupted)) return;
        const laid = JSON.stringify(sizes.map(size => regionsOf(setting, size)));
        if (phase.kind === 'school') {
          asked = laid;
          turns++;
        } else {
          expect(laid).toBe(asked);
          played++;
        }
      });
      expect(turns).toBeGreaterThan(8);
      expect(played).toBeGreaterThan(turns);
    }
  },
);

test('between turns it is as it lies', () => {
  const file = new URL('../records/3-players-placed.json', import.meta.url);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  const log: LogEntry<Kanagawa>[] = [];
  let ended = 0;
  replay(kanagawa, record, (_, after, events) => {
    log.push({ move: log.length + 1, seat: 0, events: events.map(event => redact(event, 0)) });
    if (!events.some(event => event.kind === 'endedTurn' && event.seat === 0)) return;
    const view = kanagawa.view(after.state, 0);
    const { print, studio, open, secret } = view.players[0]!;
    const { panels, planks, held } = begunWith(view, 0, log);
    expect([panels, planks, held]).toEqual([print.length + 1, studio.length + 1, open.length + secret.length]);
    ended++;
  });
  expect(ended).toBeGreaterThan(4);
});
