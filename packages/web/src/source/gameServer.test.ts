import { kanagawaAdviser, kanagawaBots } from '@hanga/games/kanagawa/bot';
import { defaultOptions, type Kanagawa, kanagawa } from '@hanga/games/kanagawa/rules';
import { seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { MovedOnElsewhere, type StoredGame } from '../storage/games.ts';
import { type GameHost, gameServer } from './gameServer.ts';
import type { FreshGame, FromWorker, GameRequest, ToWorker } from './messages.ts';
import type { SeatedTable } from './source.ts';

type Message = FromWorker<Kanagawa>;

interface Bench {
  readonly send: (message: ToWorker) => void;
  /** The next message; fails when none comes. */
  readonly next: () => Promise<Message>;
  readonly kept: Map<string, StoredGame>;
}

const fresh: FreshGame = {
  seats: [
    { name: 'A', color: 0 },
    { name: 'B', color: 1 },
  ],
  seed: seedFromText('server'),
};
const thinkers = () => Promise.resolve({ bots: kanagawaBots, adviser: kanagawaAdviser });

function bench(over: Partial<GameHost<Kanagawa>> = {}, think = thinkers): Bench {
  const kept = new Map<string, StoredGame>();
  const messages: Message[] = [];
  let wake = (): void => {};
  const send: (message: ToWorker) => void = gameServer(kanagawa, defaultOptions, think, {
    post(message) {
      // The page passes on what is thought; here one worker is both.
      if (message.kind === 'think' || message.kind === 'thought' || message.kind === 'prepare') return send(message);
      messages.push(message);
      wake();
    },
    load: id => Promise.resolve(kept.get(id)),
    async save(game) {
      await Promise.resolve();
      kept.set(game.id, game);
    },
    ...over,
  });
  const next = async (): Promise<Message> => {
    const come = new Promise<void>((resolve, reject) => {
      wake = resolve;
      setTimeout(() => reject(new Error('no message in 5 s')), 5000).unref();
    });
    if (messages.length === 0) await come;
    return messages.shift() as Message;
  };
  return { send, next, kept };
}

const requests: readonly GameRequest[] = [
  { kind: 'act', call: 0, question: 0, actions: [{ kind: 'wait' }], joins: false },
  { kind: 'undo', call: 1 },
  { kind: 'redo', call: 2 },
  { kind: 'record', call: 3 },
  { kind: 'advise', call: 4 },
];

test('a request that finds no game is told so, whatever it asks', async () => {
  const { send, next } = bench();
  for (const request of requests) {
    send(request);
    expect(await next()).toEqual({ kind: 'trouble', trouble: 'stopped', call: request.call });
  }
});

test('a request that comes while the game is being opened waits for it', async () => {
  const { send, next } = bench();
  send({ kind: 'open', id: 'g', fresh });
  send({ kind: 'act', call: 7, question: 0, actions: [{ kind: 'wait' }], joins: false });
  expect(await next()).toMatchObject({ kind: 'table', table: { move: 0 } });
  expect(await next()).toMatchObject({ kind: 'table', table: { move: 1 } });
  expect(await next()).toEqual({ kind: 'answer', call: 7, answer: undefined });
});

test('a game that cannot be opened says why, and says it again to whatever is asked of it', async () => {
  const refused = () => Promise.reject(new Error('no room'));
  const silent = () => new Promise<never>(() => {});
  for (const [trouble, over, isFresh] of [
    ['notFound', {}, false],
    ['notStored', { load: refused }, false],
    ['notStored', { save: refused }, true],
    ['storageSilent', { load: silent, patience: 5 }, false],
    ['storageSilent', { save: silent, patience: 5 }, true],
  ] as const) {
    const { send, next } = bench(over);
    send({ kind: 'open', id: 'g', fresh: isFresh ? fresh : undefined });
    for (const request of requests) send(request);
    expect(await next()).toEqual({ kind: 'trouble', trouble });
    for (const { call } of requests) expect(await next()).toEqual({ kind: 'trouble', trouble, call });
  }
});

test('a game that is opened again knows which moves were one gesture', async () => {
  const { send, next, kept } = bench();
  const tableAfter = async (message: ToWorker): Promise<SeatedTable<Kanagawa>> => {
    send(message);
    for (;;) {
      const told = await next();
      if (told.kind === 'table') return told.table;
    }
  };
  const act = (call: number, question: number, actions: readonly object[]): Promise<SeatedTable<Kanagawa>> =>
    tableAfter({ kind: 'act', call, question, actions, joins: false });
  const dealt = await tableAfter({ kind: 'open', id: 'g', fresh });
  const taken = await act(0, dealt.question, [dealt.legal.find(({ kind }) => kind === 'take')!]);
  const [card] = taken.view.players[Number(taken.viewer)]!.open;
  await act(1, taken.question, [
    { kind: 'place', icon: 0 },
    { kind: 'studio', card },
  ]);
  expect(kept.get('g')?.joined).toEqual([3]);
  expect((await tableAfter({ kind: 'open', id: 'g' })).move).toBe(3);
  expect((await tableAfter({ kind: 'undo', call: 2 })).move).toBe(1);
  expect((await tableAfter({ kind: 'redo', call: 3 })).move).toBe(3);
});

test('a damaged game says so', async () => {
  const { send, next, kept } = bench();
  send({ kind: 'open', id: 'g', fresh });
  await next();
  const game = kept.get('g')!;
  kept.set('g', { ...game, record: { ...game.record, moves: [[0, { kind: 'fly' }]] } });
  send({ kind: 'open', id: 'g' });
  expect(await next()).toEqual({ kind: 'trouble', trouble: 'damaged' });
});

test('a move that cannot be stored is answered with the reason, and can be made again', async () => {
  let failure: (() => Promise<void>) | undefined;
  const { send, next } = bench({ save: () => failure?.() ?? Promise.resolve(), patience: 5 });
  send({ kind: 'open', id: 'g', fresh });
  await next();
  for (const [trouble, fail] of [
    ['notStored', () => Promise.reject(new Error('no room'))],
    ['movedOnElsewhere', () => Promise.reject(new MovedOnElsewhere())],
    ['storageSilent', () => new Promise<void>(() => {})],
  ] as const) {
    failure = fail;
    send({ kind: 'act', call: 1, question: 0, actions: [{ kind: 'wait' }], joins: false });
    expect(await next()).toEqual({ kind: 'trouble', trouble, call: 1 });
  }
  failure = undefined;
  send({ kind: 'act', call: 2, question: 0, actions: [{ kind: 'wait' }], joins: false });
  expect(await next()).toMatchObject({ kind: 'table', table: { move: 1 } });
});

test('bots that fail are a fault that is told, not one of the storage', async () => {
  const broken = () => Promise.reject(new Error('a fault'));
  const { send, next } = bench({}, broken);
  const [person, other] = fresh.seats;
  send({ kind: 'open', id: 'g', fresh: { ...fresh, seats: [person!, { ...other!, bot: 'greedy' }] } });
  let message = await next();
  // Whoever begins: sooner or later the bot is asked.
  for (let call = 0; message.kind === 'table' && call < 20; call++) {
    const { question, legal } = message.table;
    if (legal[0]) send({ kind: 'act', call, question, actions: [legal[0]], joins: false });
    do message = await next();
    while (message.kind === 'answer');
  }
  expect(message).toMatchObject({ kind: 'trouble', trouble: 'stopped' });
});
