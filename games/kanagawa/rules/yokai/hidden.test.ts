import { fastRng, redact } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { text } from '../../text/index.ts';
import { bringsYokai } from '../cards.ts';
import { act, card, scene } from '../testing/scene.ts';
import { imagine, view } from '../view.ts';

const suits = ['tree', 'animal', 'kite', 'umbrella'] as const;
const [bringer, plain] = [card('kite', 2), card('kite', 4)];
const KITE = 4;

/** The third column's first space is red. */
const school = (hidden: number) =>
  scene({
    suits,
    players: [{ atSchool: true }, { atSchool: true }, { atSchool: true }],
    columns: [[card('tree', 1)], [card('tree', 2)], [hidden]],
    phase: { kind: 'school', seat: 0 },
  });

test('[Y17] the arrival on a face-down card is announced, the card is not', () => {
  const { events, state, reveals } = act(school(bringer), { kind: 'take', column: 2 });
  expect(events.map(event => redact(event, 1))).toEqual([
    { kind: 'took', seat: 0, column: 2, cards: [{ back: KITE }] },
    { kind: 'yokaiArrived', seat: 0, from: 'reserve' },
  ]);
  expect(reveals).toBe(true);
  expect(view(state, 'spectator').players[0]!.secret).toEqual([{ back: KITE, brought: 'yokai' }]);
  expect(view(state, 0).players[0]!.secret).toEqual([bringer]);
});

test('[Y18] at school nothing but the back is known; in a hand also that no yokai came', () => {
  expect(view(school(bringer), 1).columns[2]).toEqual([{ back: KITE }]);
  expect(view(school(plain), 1).columns[2]).toEqual([{ back: KITE }]);
  const { state } = act(school(plain), { kind: 'take', column: 2 });
  expect(view(state, 1).players[0]!.secret).toEqual([{ back: KITE }]);
  expect(text.en.shown({ back: KITE, brought: 'yokai' })).toBe('a hidden card (kite, brought a yokai)');
});

test('[Y18] imagined worlds keep to what everybody knows, and draw evenly among the rest', () => {
  const rng = fastRng(3);
  const WORLDS = 12_000;
  for (const [held, size] of [
    [bringer, 4],
    [plain, 14],
  ] as const) {
    const seen = view(act(school(held), { kind: 'take', column: 2 }).state, 1);
    const draws = new Map<number, number>();
    let arrivalsFirst = 0;
    for (let i = 0; i < WORLDS; i++) {
      const world = imagine(seen, rng);
      const [drawn] = world.players[0]!.secret;
      draws.set(drawn!, (draws.get(drawn!) ?? 0) + 1);
      if (bringsYokai(world.deck.find(id => id >= 72 && id < 90)!)) arrivalsFirst++;
    }
    expect([...draws.keys()].every(id => bringsYokai(id) === bringsYokai(held))).toBe(true);
    expect(draws.size).toBe(size);
    const expected = WORLDS / size;
    const chiSquare = [...draws.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(size === 4 ? 16.3 : 34.5);
    // The first kite of the deck brings a yokai as often as the 17 that are left allow.
    const left = bringsYokai(held) ? 3 / 17 : 4 / 17;
    expect(Math.abs(arrivalsFirst / WORLDS - left)).toBeLessThan(0.015);
  }
});
