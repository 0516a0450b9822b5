import { begin, play, seedFromText, undo, whyNoUndo } from '@hanga/kernel';
import { drawsForShuffle, scripted } from '@hanga/kernel/testing';
import { expect, test } from 'vitest';
import { dochu } from '../index.ts';
import { act, place, scene } from '../testing/scene.ts';
import type { Phase, Refusal } from '../types.ts';

const walking: Phase = { kind: 'walk', seat: 0 };
const stopped: Phase = { kind: 'stop', seat: 0 };
const end = { kind: 'end' } as const;
const buy = { kind: 'buy' } as const;

test('[D3] one walks as far as the card says; the card is discarded', () => {
  const before = scene({ at: ['odawara', 'odawara'], row: [0, 4, 8], phase: walking });
  expect(dochu.legal(before, 0)).toEqual([0, 4, 8].map(card => ({ kind: 'walk', card })));
  const { state, events } = act(before, { kind: 'walk', card: 4 });
  expect(events).toEqual([{ kind: 'walked', seat: 0, card: 4, to: place('mishima') }]);
  expect(state).toMatchObject({ row: [0, 8], discards: [4], phase: stopped });
  expect(state.players.map(({ at }) => at)).toEqual([place('mishima'), place('odawara')]);
});

test('[D3] the road ends in Kyōto', () => {
  const { events } = act(scene({ at: ['otsu', 'otsu'], phase: walking }), { kind: 'walk', card: 8 });
  expect(events).toEqual([{ kind: 'walked', seat: 0, card: 8, to: place('kyoto') }]);
});

test('[D4] a souvenir is bought for one coin, once', () => {
  const before = scene({ at: ['hakone', 'hakone'], row: [0, 4], phase: stopped });
  expect(dochu.legal(before, 0)).toEqual([buy, end]);
  const { state, events } = act(before, buy);
  expect(events).toEqual([{ kind: 'bought', seat: 0, souvenir: place('hakone') }]);
  expect(state.owners[place('hakone')]).toBe(0);
  expect(state.players.map(({ coins }) => coins)).toEqual([2, 3]);
  expect(dochu.legal(state, 0)).toEqual([end]);
});

test('[D4] nothing is bought where nothing is sold, from another traveller, or without a coin', () => {
  const positions = [
    scene({ at: ['mishima', 'nihonbashi'], phase: stopped }),
    scene({ at: ['hakone', 'nihonbashi'], bought: { hakone: 1 }, phase: stopped }),
    scene({ at: ['hakone', 'nihonbashi'], coins: [0, 3], phase: stopped }),
  ];
  for (const state of positions) expect(dochu.legal(state, 0)).toEqual([end]);
  const refusals: Refusal['kind'][] = ['nothingForSale', 'nothingForSale', 'noCoin'];
  expect(positions.map(state => dochu.refuse(state, 0, buy).kind)).toEqual(refusals);
});

test('[D5, D6] who ends the turn at an inn earns a coin; the row is filled up', () => {
  const before = scene({ at: ['totsuka', 'nihonbashi'], row: [0, 4], pile: [8, 9], phase: stopped });
  const { state, events, reveals } = act(before, end);
  expect(events).toEqual([
    { kind: 'earned', seat: 0, coins: 1 },
    { kind: 'opened', card: 9 },
  ]);
  expect(state).toMatchObject({ row: [0, 4, 9], pile: [8], phase: { kind: 'walk', seat: 1 } });
  expect(state.players.map(({ coins }) => coins)).toEqual([4, 3]);
  expect(reveals).toBe(true);
});

test('[D6] an empty pile is made of the discarded cards', () => {
  const before = scene({ at: ['hakone', 'nihonbashi'], row: [0, 4], pile: [], phase: stopped });
  const shuffled = before.discards.toReversed();
  const chance = scripted(drawsForShuffle(before.discards, shuffled));
  const { state, events } = act(before, end, chance);
  chance.done();
  expect(events).toEqual([{ kind: 'shuffled' }, { kind: 'opened', card: shuffled.at(-1) }]);
  expect(state).toMatchObject({ row: [0, 4, shuffled.at(-1)], pile: shuffled.slice(0, -1), discards: [] });
});

test('[D7] who has arrived takes no more turns', () => {
  const before = scene({ at: ['kyoto', 'kyoto', 'otsu', 'otsu'], row: [0, 4], arrived: [1], phase: stopped });
  const { state, events } = act(before, end);
  expect(events[0]).toEqual({ kind: 'arrived', seat: 0, rank: 2 });
  expect(state).toMatchObject({ arrived: [1, 0], phase: { kind: 'walk', seat: 2 } });
  expect(act({ ...state, row: [0, 4], phase: { kind: 'stop', seat: 3 } }, end).state.phase).toEqual({
    kind: 'walk',
    seat: 2,
  });
});

test('[D8] with one traveller left on the road the game is over', () => {
  const errands = [
    ['shinagawa', 'otsu'],
    ['hakone', 'mariko'],
  ] as const;
  const before = scene({ at: ['kyoto', 'otsu'], row: [0, 4], errands, phase: stopped });
  const { state, events } = act(before, end);
  expect(events).toEqual([
    { kind: 'arrived', seat: 0, rank: 1 },
    { kind: 'ended', errands: errands.map(names => names.map(place)) },
  ]);
  expect(dochu.toAct(state)).toEqual([]);
});

test('[D13] errands are their owner’s secret, until the game is over', () => {
  const state = scene({ at: ['kyoto', 'otsu'], row: [0, 4], phase: stopped });
  const shown = (viewer: 0 | 1 | 'spectator') => dochu.view(state, viewer).players.map(({ errands }) => errands);
  const [mine, yours] = state.players.map(({ errands }) => errands);
  expect([shown(0), shown(1), shown('spectator')]).toEqual([
    [mine, undefined],
    [undefined, yours],
    [undefined, undefined],
  ]);
  const over = act(state, end);
  expect(dochu.view(over.state, 'spectator').players.map(({ errands }) => errands)).toEqual([mine, yours]);
});

test('a walk and a purchase can be taken back until the turn has ended', () => {
  let match = begin(dochu, { options: {}, seats: 2, seed: seedFromText('undo') });
  const seat = dochu.toAct(match.state)[0]!;
  const start = match.state;
  match = play(match, seat, dochu.legal(match.state, seat)[0]).match!;
  const undone = undo(match, seat);
  expect('match' in undone && undone.match.state).toBe(start);
  match = play(match, seat, end).match!;
  expect(whyNoUndo(match, seat)).toBe('revealed');
});

test('what is out of turn is refused with its reason', () => {
  const walk = scene({ at: ['hakone', 'otsu'], row: [0, 4, 8], phase: walking });
  const stop = scene({ at: ['hakone', 'otsu'], row: [0, 4], phase: stopped });
  const kind = (state: typeof walk, input: unknown) => dochu.refuse(state, 0, input).kind;
  expect(kind(walk, { kind: 'walk', card: 9 })).toBe('notOpen');
  expect(kind(walk, buy)).toBe('walkFirst');
  expect(kind(stop, { kind: 'walk', card: 0 })).toBe('walkedAlready');
  expect(kind(stop, { kind: 'fly' })).toBe('notAnAction');
});
