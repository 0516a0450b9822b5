import { expect, test } from 'vitest';
import type { ServerContext } from '../../context.ts';
import { machine } from '../../environment.ts';
import { OutgoingMessage } from '../../outgoing.ts';
import type { AccessTokens } from '../../people/accessTokens.ts';
import type { SessionListener, Sessions } from '../../people/sessions.ts';
import type { TableActor } from '../../table/actor.ts';
import type { ProgramCall } from './operation.ts';
import { type OpenStream, Streams } from './streams.ts';
import { TableStream } from './tableStream.ts';

/** Streams of two tokens of one account, on a clock that goes when it is told to. */
function world() {
  const ticks = new Map<number, () => void>();
  const timers = {
    ...machine.timers,
    every(milliseconds: number, task: () => void) {
      ticks.set(milliseconds, task);
      return { cancel: () => ticks.delete(milliseconds) };
    },
  };
  const context = { ...machine, timers } as unknown as ServerContext;
  const living = new Set(['one', 'two']);
  const tokens = {
    known: (hash: string) => living.has(hash),
    living: async (hashes: string[]) => new Set(hashes.filter(hash => living.has(hash))),
  } as unknown as AccessTokens;
  let listener: SessionListener | undefined;
  const sessions = {
    listen(given: SessionListener) {
      listener = given;
    },
  } as unknown as Sessions;
  const streams = new Streams(context, tokens, sessions);
  const open = (hash: string, begin: (out: OpenStream) => { close(): void }) => {
    const sink = { said: [] as string[], unread: 0, end: '' };
    const ended = (how: string) => () => {
      sink.end = how;
    };
    const call = { hash, player: { id: 'ann' } } as unknown as ProgramCall;
    const gone = streams.stream(call, begin).begin({
      get backlog() {
        return sink.unread;
      },
      write: text => void sink.said.push(text),
      end: ended('ended'),
      cut: ended('cut'),
    });
    return { sink, gone };
  };
  return { streams, open, living, ticks, context, listener: () => listener as SessionListener };
}

const source = () => {
  const made = { out: undefined as OpenStream | undefined, isClosed: false };
  const begin = (out: OpenStream) => {
    made.out = out;
    return {
      close() {
        made.isClosed = true;
      },
    };
  };
  return { made, begin };
};

test('an empty line comes at once and at every beat', () => {
  const { open, ticks } = world();
  const { sink } = open('one', source().begin);
  expect(sink.said).toEqual(['\n']);
  ticks.get(10_000)?.();
  expect(sink.said).toEqual(['\n', '\n']);
});

test('a reader who does not read is cut off, and what it read from is closed', () => {
  const { open } = world();
  const { made, begin } = source();
  const { sink } = open('one', begin);
  sink.unread = 2 ** 20 + 1;
  made.out?.write('one line too many');
  expect([sink.end, made.isClosed]).toEqual(['cut', true]);
  made.out?.write('into the void');
  expect(sink.said.at(-1)).not.toContain('void');
});

test('the word that a token has ended ends its streams, and no others', () => {
  const { open, listener } = world();
  const [one, two] = [open('one', source().begin), open('two', source().begin)];
  listener().onEnded({ hash: 'one' });
  expect([one.sink.end, two.sink.end]).toEqual(['ended', '']);
  expect(JSON.parse(one.sink.said.at(-1) ?? '')).toMatchObject({ t: 'end', code: 'badToken' });
});

test('a token that ended without a word is found out within a minute, and when words may have been lost', async () => {
  const { open, living, ticks, listener } = world();
  const [one, two] = [open('one', source().begin), open('two', source().begin)];
  living.delete('one');
  for (let beats = 0; beats < 6; beats++) ticks.get(10_000)?.();
  await new Promise(setImmediate);
  expect([one.sink.end, two.sink.end]).toEqual(['ended', '']);
  living.delete('two');
  listener().onDoubt();
  await new Promise(setImmediate);
  expect(two.sink.end).toBe('ended');
});

test('a token that ended while its stream was being opened ends it', async () => {
  const { open, living } = world();
  living.delete('one');
  const { sink } = open('one', source().begin);
  await new Promise(setImmediate);
  expect(sink.end).toBe('ended');
});

test('an account has so many streams, and one that is closed makes room', () => {
  const { streams, open } = world();
  const all = Array.from({ length: 32 }, () => open('one', source().begin));
  expect(streams.isFullFor('ann')).toBe(true);
  all[0]?.gone();
  expect(streams.isFullFor('ann')).toBe(false);
});

test('a slow reader of a table misses states, and gets the newest when it has caught up', () => {
  const { open, ticks, context } = world();
  const watched: unknown[] = [];
  const actor = {
    subscriptions: { watch: (_: unknown, since: unknown) => watched.push(since), unwatch: () => {} },
  } as unknown as TableActor;
  let stream: TableStream | undefined;
  const { sink } = open('one', out => {
    stream = new TableStream(context, 'ann', actor, out);
    return stream.begin(7);
  });
  const state = (seq: number) => new OutgoingMessage({ t: 'state', table: 't', seq } as never);
  stream?.tell(state(1));
  sink.unread = 65_537;
  stream?.tell(state(2));
  stream?.tell(new OutgoingMessage({ t: 'chat', table: 't', lines: [] }));
  expect(sink.said.filter(text => text !== '\n').map(text => (JSON.parse(text) as { t: string }).t)).toEqual([
    'state',
    'chat',
  ]);
  ticks.get(200)?.();
  expect(watched).toEqual([7]);
  sink.unread = 0;
  ticks.get(200)?.();
  expect(watched).toEqual([7, undefined]);
  expect(ticks.has(200)).toBe(false);
});
