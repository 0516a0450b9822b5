import { expect, test } from 'vitest';
import { brushOn, hasServed } from './icons.ts';
import { kanagawa } from './index.ts';
import { act, actAll, card, scene } from './testing/scene.ts';
import type { Action, CardId } from './types.ts';

const end: Action = { kind: 'end' };
const studio = (id: CardId): Action => ({ kind: 'studio', card: id });
const last = { atSchool: false } as const;
/** Cards that neither add icons nor make diplomas due. */
const quiet = [card('tree', 15), card('tree', 16), card('animal', 5), card('animal', 11)];

test('[K31] the Assistant’s holder takes the Grand Master, keeps the Assistant, and begins the next round', () => {
  const state = scene({ players: [{ open: quiet.slice(0, 1) }, last, last], grandMaster: 1, assistant: 2 });
  const { state: next, events } = act(act(state, studio(quiet[0]!)).state, end);
  // The card itself brought the Assistant.
  expect(events.slice(0, 3)).toEqual([
    { kind: 'endedTurn', seat: 0, held: 0 },
    { kind: 'gainedGrandMaster', seat: 0 },
    { kind: 'roundBegan', round: 3, grandMaster: 0 },
  ]);
  expect(next).toMatchObject({ grandMaster: 0, assistant: 0, round: 3, row: 1, phase: { kind: 'school', seat: 0 } });

  const other = scene({ players: [{ open: [card('tree', 2)], left: [16] }, last, last], assistant: 2 });
  const { state: after, events: told } = act(act(other, studio(card('tree', 2))).state, end);
  expect(told[1]).toEqual({ kind: 'gainedGrandMaster', seat: 2 });
  expect(after).toMatchObject({ grandMaster: 2, assistant: 2, phase: { kind: 'school', seat: 2 } });
  expect(after.players.every(player => player.atSchool)).toBe(true);
});

test('[K31] brushes, icons and arrows are fresh in a new round', () => {
  const paint: Action = { kind: 'print', card: card('tree', 2), jokers: 0 };
  const state = scene({
    players: [{ tile: 'spring', studio: [card('animal', 1)], on: [0], open: [card('tree', 2)] }, last],
  });
  const painted = actAll(state, [paint, { kind: 'move', from: 0, to: 1 }]);
  expect(painted.players[0]!.icons.map(hasServed)).toEqual([true, false]);
  expect(painted.players[0]!.icons.map(brushOn)).toEqual(['none', 'painted']);
  const next = act(painted, end).state.players[0]!;
  expect(next.icons.map(hasServed)).toEqual([false, false]);
  expect(next.icons.map(brushOn)).toEqual(['none', 'ready']);
  expect(next.arrowsUsed).toBe(0);
});

test('[K32] the game ends with the round in which the deck ran out', () => {
  const state = scene({ players: [{ open: [quiet[0]!] }, last], deck: [] });
  const { state: over, events } = act(act(state, studio(quiet[0]!)).state, end);
  expect(events).toEqual([
    { kind: 'endedTurn', seat: 0, held: 0 },
    { kind: 'gameEnded', reason: 'deckEmpty' },
  ]);
  expect(kanagawa.toAct(over)).toEqual([]);
  expect(kanagawa.legal(over, 0)).toEqual([]);
});

test('[K32] a deck that is empty does not end a round before everybody has worked', () => {
  const state = scene({
    players: [{ open: [quiet[0]!] }, { atSchool: true }],
    deck: [],
    columns: [[], [quiet[1]!]],
    mustTake: true,
  });
  expect(act(act(state, studio(quiet[0]!)).state, end).state.phase).toEqual({ kind: 'school', seat: 1 });
});

const prints = (count: number): CardId[] => Array.from({ length: count }, (_, i) => card('character', i + 1));

test('[K33] eleven lesson cards in a print end the game with the round; the starting tile is not one', () => {
  const ten = scene({ players: [{ open: [quiet[0]!] }, { ...last, print: prints(10) }] });
  expect(act(act(ten, studio(quiet[0]!)).state, end).state.phase.kind).toBe('school');
  const eleven = scene({ players: [{ open: [quiet[0]!] }, { ...last, print: prints(11) }] });
  expect(act(act(eleven, studio(quiet[0]!)).state, end).state.phase).toEqual({ kind: 'over', reason: 'printFull' });
  const midRound = scene({
    players: [{ open: [quiet[0]!], print: prints(12) }, { atSchool: true }],
    columns: [[], [quiet[1]!]],
  });
  expect(act(act(midRound, studio(quiet[0]!)).state, end).state.phase.kind).toBe('school');
});

test('[K34] the Grand Master changes hands at the end of the last round too, before the count', () => {
  const state = scene({ players: [{ open: [card('tree', 2)], left: [16] }, last], deck: [], assistant: 1 });
  const over = act(act(state, studio(card('tree', 2))).state, end).state;
  expect(over.grandMaster).toBe(1);
  const [first, second] = kanagawa.outcome(over)!.scores;
  expect(first!.lines.some(line => line.kind === 'grandMaster')).toBe(false);
  expect(second!.lines.some(line => line.kind === 'grandMaster')).toBe(true);
});
