import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { everyDiploma, haveWaited, kanagawa, meets, progressOf } from './index.ts';

const folder = new URL('../records/', import.meta.url);
const records = readdirSync(folder)
  .filter(file => /placed|owned|kite-lantern|umbrella/.test(file))
  .flatMap(file => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const games: unknown[] = file.endsWith('.json')
      ? [JSON.parse(text)]
      : text
          .trim()
          .split('\n')
          .map(line => JSON.parse(line));
    return games.slice(0, 1).map(game => parseRecord(game));
  });

test('[K28] [K29] whoever has all that a diploma asks for meets it, and nobody else', () => {
  const met = new Set<number>();
  for (const record of records) {
    replay(kanagawa, record, (_, { state }) => {
      for (const player of state.players) {
        for (const [diploma, { needs }] of everyDiploma.entries()) {
          const { have, of } = progressOf(player, needs, state.options);
          expect(have >= of, needs.kind).toBe(meets(player, needs, state.options));
          if (have >= of) met.add(diploma);
        }
      }
    });
  }
  expect(met.size).toBeGreaterThan(20);
});

test('[K7] who has waited is who was asked before and is still at school', () => {
  for (const record of records.slice(0, 6)) {
    const waited = new Set<number>();
    replay(kanagawa, record, (_, { state }, events) => {
      for (const event of events) {
        if (event.kind === 'waited') waited.add(event.seat);
        else if (event.kind === 'dealt') waited.clear();
      }
      if (state.phase.kind !== 'over') expect(haveWaited(state).sort()).toEqual([...waited].sort());
    });
  }
});
