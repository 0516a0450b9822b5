import type { Refusal, StateMessage } from '@hanga/protocol';
import { expect, test } from 'vitest';
import { Gestures, type KeptSpans, type Span } from './gestures.ts';

/** A server that plays letters: each may follow on the one before it in the alphabet; others may move in between. */
function line() {
  let log = '';
  let undone = '';
  const next = (): string => String.fromCharCode(97 + log.length);
  const made = {
    /** Called before each command is answered. */
    meanwhile: (): void => {},
    get log() {
      return log;
    },
    /** Somebody else moves. */
    interrupt() {
      log += '-';
    },
    get state() {
      return { move: log.length, legal: [{ letter: next() }] } as unknown as StateMessage;
    },
    async move(action: object): Promise<Refusal | undefined> {
      const { letter } = action as { letter: string };
      if (letter !== next()) return { kind: 'rules', refusal: { why: 'order' } };
      log += letter;
      undone = '';
      made.meanwhile();
      return undefined;
    },
    async undo(): Promise<Refusal | undefined> {
      if (log === '' || log.endsWith('-')) return { kind: 'table', refusal: 'otherSeatActed' };
      undone += log.at(-1);
      log = log.slice(0, -1);
      return undefined;
    },
    async redo(): Promise<Refusal | undefined> {
      if (undone === '') return { kind: 'table', refusal: 'nothingToRedo' };
      log += undone.at(-1);
      undone = undone.slice(0, -1);
      return undefined;
    },
  };
  return made;
}

function kept(): KeptSpans {
  let spans: readonly Span[] = [];
  return {
    read: () => spans,
    write(all) {
      spans = all;
    },
  };
}

const letters = (word: string): object[] => [...word].map(letter => ({ letter }));

test('a gesture is sent move by move, and taken back and made again with one press', async () => {
  const server = line();
  const gestures = new Gestures(server, kept());
  await gestures.make(letters('a'));
  await gestures.make(letters('bcd'));
  await gestures.make(letters('ef'));
  // It came by itself after the last one.
  await gestures.make(letters('g'), true);
  expect(server.log).toBe('abcdefg');
  const stands: string[] = [];
  for (let press = 0; press < 3; press++) {
    expect(await gestures.undo()).toBeUndefined();
    stands.push(server.log);
  }
  expect(stands).toEqual(['abcd', 'a', '']);
  expect(await gestures.undo()).toMatchObject({ kind: 'table' });
  for (let press = 0; press < 3; press++) await gestures.redo();
  expect(server.log).toBe('abcdefg');
  expect(await gestures.redo()).toMatchObject({ refusal: 'nothingToRedo' });
});

test('another move after taking back forgets the gesture', async () => {
  const server = line();
  const gestures = new Gestures(server, kept());
  await gestures.make(letters('abc'));
  await gestures.undo();
  await gestures.make(letters('a'));
  await gestures.make(letters('b'));
  await gestures.make(letters('c'));
  await gestures.undo();
  expect(server.log).toBe('ab');
});

test('a gesture is still one for the page that comes after a reload', async () => {
  const [server, memory] = [line(), kept()];
  await new Gestures(server, memory).make(letters('abc'));
  const after = new Gestures(server, memory);
  await after.make(letters('d'));
  await after.undo();
  await after.undo();
  expect(server.log).toBe('');
  await after.redo();
  expect(server.log).toBe('abc');
});

test('where the table changes in between, or a move is refused, the rest is dropped and said', async () => {
  const server = line();
  server.meanwhile = () => {
    if (server.log === 'ab') server.interrupt();
  };
  const gestures = new Gestures(server, kept());
  expect(await gestures.make(letters('abcd'))).toBe('brokenOff');
  expect(server.log).toBe('ab-');
  expect(await gestures.make(letters('x'))).toMatchObject({ kind: 'rules' });
  expect(await gestures.make(letters('dz'))).toBe('brokenOff');
  expect(server.log).toBe('ab-d');
});
