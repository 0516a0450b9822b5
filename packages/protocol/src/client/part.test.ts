import { playerCommitment } from '@hanga/kernel';
import { expect, test } from 'vitest';
import type { PartInfo, ShuffleInfo, TableInfo } from '../table.ts';
import { type KeptPart, nextStep } from './part.ts';

const SERVER = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const PART = '1'.repeat(64);
const fresh = (): string => PART;
const mine = (isRevealed = false): PartInfo => ({
  by: 'player',
  commitment: playerCommitment(SERVER, PART),
  isRevealed,
});
const theirs: PartInfo = { by: 'player', commitment: OTHER, isRevealed: false };
const none: PartInfo = { by: 'server', why: 'none' };

const at = (phase: ShuffleInfo['phase'], parts: readonly PartInfo[], server = SERVER): TableInfo =>
  ({
    status: 'open',
    you: { seat: 0, host: true },
    shuffle: { round: 1, phase, server, parts, abandoned: [] },
  }) as unknown as TableInfo;
const kept: KeptPart = { server: SERVER, round: 1, part: PART };

test('who sits down commits to a fresh part, once', () => {
  expect(nextStep(at('gather', [none, theirs]), undefined, fresh)).toEqual({
    keep: kept,
    command: { kind: 'commit', server: SERVER, commitment: playerCommitment(SERVER, PART) },
  });
  expect(nextStep(at('gather', [mine(), theirs]), kept, fresh)).toBeUndefined();
  // The server has forgotten, or has not heard: the same once more.
  expect(nextStep(at('gather', [none, theirs]), kept, () => OTHER)?.keep).toEqual(kept);
  expect(nextStep({ ...at('gather', [none]), you: { host: false } }, undefined, fresh)).toBeUndefined();
});

test('a new promise of the server’s needs a new part', () => {
  const next = nextStep(at('again', [none, theirs], OTHER), kept, () => OTHER);
  expect(next?.keep).toEqual({ server: OTHER, round: 1, part: OTHER });
  expect(nextStep(at('again', [{ by: 'server', why: 'late' }, theirs], OTHER), kept, fresh)).toBeUndefined();
});

test('of two devices of one person, the one that came last commits, and does not when it only hears of the other', () => {
  expect(nextStep(at('gather', [theirs]), undefined, fresh)).toBeUndefined();
  expect(nextStep(at('gather', [theirs]), undefined, fresh, true)?.command.kind).toBe('commit');
});

test('a part is shown when it is asked for, and the promises of all are kept first', () => {
  expect(nextStep(at('reveal', [mine(), theirs]), kept, fresh)).toEqual({
    keep: { ...kept, fixed: [playerCommitment(SERVER, PART), OTHER] },
    command: { kind: 'reveal', server: SERVER, part: PART },
  });
  expect(nextStep(at('reveal', [mine(true), theirs]), kept, fresh)).toBeUndefined();
});

test('a part is never shown where the server has another promise, of its own, of mine or of anybody’s, than before', () => {
  expect(nextStep(at('reveal', [mine(), theirs], OTHER), kept, fresh)).toBeUndefined();
  expect(nextStep(at('reveal', [theirs, theirs]), kept, fresh)).toBeUndefined();
  const shown = { ...kept, fixed: [playerCommitment(SERVER, PART), SERVER] };
  expect(nextStep(at('reveal', [mine(), theirs]), shown, fresh)).toBeUndefined();
});
