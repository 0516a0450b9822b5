import { kanagawaAdviser, kanagawaBots } from '@hanga/games/kanagawa/bot';
import { defaultOptions, type Kanagawa, kanagawa } from '@hanga/games/kanagawa/rules';
import { fastRng, type GameRecord, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import type { KeptPlay } from '../storage/games.ts';
import { createEngine, type Engine } from './engine.ts';
import type { SeatedTable, SeatInfo } from './source.ts';

const person = (name: string, color: number): SeatInfo => ({ name, color });
const bot = (name: string, color: number): SeatInfo => ({ name, color, bot: 'greedy' });
const record = (seats: number, seed = 'engine'): GameRecord => ({
  hanga: 1,
  game: 'kanagawa',
  rules: 1,
  options: defaultOptions,
  seats,
  seed: seedFromText(seed),
  moves: [],
});

interface Bench {
  readonly engine: Engine<Kanagawa>;
  /** What happened, in order: 'save 3' and 'show 3' for the moment after three moves. */
  readonly diary: string[];
  readonly tables: SeatedTable<Kanagawa>[];
  readonly failures: unknown[];
  /** What was stored last. */
  kept: KeptPlay;
  isFull: boolean;
  /** What bots wait for before they answer. */
  mayAnswer: Promise<void>;
  /** Resolves when the table is as it should be; fails when that takes too long. */
  until(holds: (table: SeatedTable<Kanagawa>) => boolean): Promise<SeatedTable<Kanagawa>>;
}

const rng = fastRng(7);
const greedy = kanagawaBots.find(({ name }) => name === 'greedy')!;

function bench(seats: readonly SeatInfo[], from: KeptPlay = { record: record(seats.length) }): Bench {
  let wake = (): void => {};
  const made: Omit<Bench, 'engine'> = {
    diary: [],
    tables: [],
    failures: [],
    kept: from,
    isFull: false,
    mayAnswer: Promise.resolve(),
    async until(holds) {
      const limit = Date.now() + 20_000;
      for (;;) {
        const table = made.tables.at(-1);
        if (table && holds(table)) return table;
        if (Date.now() > limit) throw new Error(`the table never came so far: ${made.diary.at(-1)}`);
        await new Promise<void>(resolve => {
          wake = resolve;
          setTimeout(resolve, 100);
        });
      }
    },
  };
  const engine = createEngine(kanagawa, seats, from, {
    async save(play) {
      await Promise.resolve();
      if (made.isFull) throw new Error('no room');
      made.kept = play;
      made.diary.push(`save ${play.record.moves.length}`);
    },
    show(table) {
      made.diary.push(`show ${table.move}`);
      made.tables.push(table);
      wake();
    },
    thinking: {
      async decide(_bot, view, legal) {
        await made.mayAnswer;
        return greedy.decide(view, legal, { iterations: 2 }, rng);
      },
      advise: async (view, legal) => kanagawaAdviser.advise(view, legal, { iterations: 2 }, rng),
    },
    failed: error => made.failures.push(error),
  });
  return Object.assign(made, { engine });
}

const last = ({ tables }: Bench): SeatedTable<Kanagawa> => tables.at(-1)!;

/** Plays on with the last of the legal actions until the game is over. */
async function playOut(game: Bench): Promise<void> {
  while (!last(game).outcome) {
    const { question, legal } = await game.until(table => table.legal.length > 0 || table.outcome !== undefined);
    if (legal.length > 0) await game.engine.act(question, [legal.at(-1)!]);
  }
}

test('a whole game against bots: every move is saved before it is shown', async () => {
  const game = bench([person('You', 0), bot('A', 1), bot('B', 2)]);
  await game.engine.start();
  await playOut(game);
  const shows = game.diary.flatMap((line, i) => (line.startsWith('show') ? [[line, i] as const] : []));
  // What it begins with is stored already.
  for (const [line, i] of shows.slice(1)) expect(game.diary.slice(0, i)).toContain(line.replace('show', 'save'));
  expect(last(game).outcome?.winners.length).toBeGreaterThan(0);
  expect(last(game).seed).toBe(seedFromText('engine'));
  expect(game.tables[0]?.seed).toBeUndefined();
  // The record alone goes on from the same moment.
  const again = bench([person('You', 0), bot('A', 1), bot('B', 2)], { record: game.engine.record() });
  await again.engine.start();
  expect(last(again)).toEqual({ ...last(game), question: game.engine.record().moves.length });
});

test('two clicks at once: the second answers a question that is gone', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  const { question, legal } = last(game);
  const answers = await Promise.all([game.engine.act(question, [legal[0]!]), game.engine.act(question, [legal[0]!])]);
  expect(answers).toEqual([undefined, undefined]);
  expect(game.engine.record().moves).toHaveLength(1);
});

test('what is not legal is refused, and nothing is saved', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  const before = game.diary.length;
  expect(await game.engine.act(0, [{ kind: 'end' }])).toEqual({ kind: 'schoolFirst' });
  expect(game.diary).toHaveLength(before);
});

test('a full disk: the table stays where it was, and goes on when there is room', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  const { question, legal } = last(game);
  game.isFull = true;
  await expect(game.engine.act(question, [legal[0]!])).rejects.toThrow('no room');
  expect(game.engine.record().moves).toHaveLength(0);
  expect(last(game).move).toBe(0);
  game.isFull = false;
  await game.engine.act(question, [legal[0]!]);
  expect(last(game).move).toBe(1);
});

test('undo and redo go back and forth; a new move forgets what was undone', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  const first = last(game);
  expect(await game.engine.undo()).toBe('nothingToUndo');
  const take = first.legal.find(action => action.kind === 'take')!;
  await game.engine.act(0, [take]);
  expect(last(game).noUndo).toBeUndefined();
  expect(await game.engine.undo()).toBeUndefined();
  expect(last(game)).toMatchObject({ move: 0, canRedo: true });
  expect(last(game).view).toEqual(first.view);
  expect(await game.engine.redo()).toBeUndefined();
  expect(last(game)).toMatchObject({ move: 1, canRedo: false });
  expect(await game.engine.redo()).toBe('nothingToRedo');
  await game.engine.undo();
  await game.engine.act(last(game).question, [first.legal.find(action => action.kind === 'wait')!]);
  expect(last(game).canRedo).toBe(false);
});

test('a gesture is stored and shown once, and one undo takes it back; one that breaks off does nothing', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  const { legal, viewer } = last(game);
  const take = legal.find(action => action.kind === 'take')!;
  await game.engine.act(0, [take]);
  const { question, view } = last(game);
  const [card] = view.players[Number(viewer)]!.open;
  const gesture = [
    { kind: 'place', icon: 0 },
    { kind: 'studio', card },
  ];
  expect(await game.engine.act(question, [...gesture, { kind: 'wait' }])).toEqual({ kind: 'diplomasFirst' });
  expect(last(game).move).toBe(1);
  await game.engine.act(question, gesture);
  expect(game.diary.slice(-4)).toEqual(['save 1', 'show 1', 'save 3', 'show 3']);
  await game.engine.undo();
  expect(last(game)).toMatchObject({ move: 1, view, canRedo: true, isRewound: false });
  await game.engine.redo();
  expect(last(game).move).toBe(3);
  // What follows by itself is taken back with it.
  const [due] = last(game).legal;
  await game.engine.act(last(game).question, [due], true);
  await game.engine.undo();
  expect(last(game).view).toEqual(view);
});

/** A game between two people in which a gesture of two moves was made after a first move, and what it was before that. */
async function gestured(): Promise<{ game: Bench; before: SeatedTable<Kanagawa> }> {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  await game.engine.act(0, [last(game).legal.find(action => action.kind === 'take')!]);
  const before = last(game);
  const [card] = before.view.players[Number(before.viewer)]!.open;
  await game.engine.act(before.question, [
    { kind: 'place', icon: 0 },
    { kind: 'studio', card },
  ]);
  return { game, before };
}

test('what belongs to a gesture is kept with the game: opened again, one undo takes it back and one redo makes it', async () => {
  const { game, before } = await gestured();
  expect(game.kept.joined).toEqual([3]);
  // As storage gives it back.
  const again = bench([person('A', 0), person('B', 1)], structuredClone(game.kept));
  await again.engine.start();
  expect(await again.engine.undo()).toBeUndefined();
  expect(last(again)).toMatchObject({ move: 1, view: before.view, canRedo: true });
  // Taken back, it is no part of what is kept.
  expect(again.kept.joined).toBeUndefined();
  expect(await again.engine.redo()).toBeUndefined();
  expect(last(again).move).toBe(3);
  expect(again.kept).toEqual(game.kept);
  expect(await again.engine.undo()).toBeUndefined();
  expect(last(again).move).toBe(1);
});

test('what follows by itself joins the gesture made before the game was opened again', async () => {
  const { game } = await gestured();
  const again = bench([person('A', 0), person('B', 1)], structuredClone(game.kept));
  await again.engine.start();
  await again.engine.act(last(again).question, [last(again).legal[0]!], true);
  expect(again.kept.joined).toEqual([3, 4]);
  await again.engine.undo();
  expect(last(again).move).toBe(1);
});

test('a game that was kept without its gestures goes on: its moves are taken back one by one', async () => {
  const { game } = await gestured();
  const { joined: _, ...older } = game.kept;
  const again = bench([person('A', 0), person('B', 1)], older);
  await again.engine.start();
  await again.engine.undo();
  expect(last(again).move).toBe(2);
});

test('alone with bots one goes back over their moves and over chance, and the table is marked for good', async () => {
  const seats = [person('You', 0), bot('A', 1), bot('B', 2)];
  const game = bench(seats);
  await game.engine.start();
  await playOut(game);
  const whole = game.engine.record();
  const views = game.tables.filter(({ legal }) => legal.length > 0).toReversed();
  for (const before of views) {
    expect(await game.engine.undo()).toBeUndefined();
    expect(last(game)).toMatchObject({ move: before.move, view: before.view, legal: before.legal });
  }
  expect(await game.engine.undo()).toBe('nothingToUndo');
  expect(last(game)).toMatchObject({ isRewound: true, noUndo: 'nothingToUndo' });
  for (const _ of views) expect(await game.engine.redo()).toBeUndefined();
  expect(game.engine.record()).toEqual(whole);
  expect(last(game).isRewound).toBe(true);
  expect(game.failures).toEqual([]);
});

test('around one screen, the viewer is whoever must act, and sees only what that seat may', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  await playOut(game);
  for (const { viewer, view, outcome } of game.tables) {
    if (!outcome && view.phase.kind !== 'over') expect(viewer).toBe(view.phase.seat);
    view.players.forEach(({ secret }, seat) => {
      for (const card of secret) expect(typeof card).toBe(seat === viewer ? 'number' : 'object');
    });
  }
  expect(new Set(game.tables.map(({ viewer }) => viewer))).toEqual(new Set([0, 1]));
});

test('with nobody at the table, bots play to the end before a spectator', async () => {
  const game = bench([bot('A', 0), bot('B', 1)]);
  await game.engine.start();
  await game.until(table => table.outcome !== undefined);
  expect(last(game).viewer).toBe('spectator');
});

test('a record that is damaged is not opened', () => {
  const moves = [[0, { kind: 'fly' }]] as const;
  expect(() => bench([person('A', 0), person('B', 1)], { record: { ...record(2), moves } })).toThrow();
});

test('advice names legal actions, and nothing when nobody is asked', async () => {
  const game = bench([person('A', 0), bot('B', 1)]);
  expect(await game.engine.advise()).toEqual([]);
  await game.engine.start();
  const advice = await game.engine.advise();
  expect(advice.length).toBeGreaterThan(0);
  for (const { action, chance } of advice) {
    expect(last(game).legal).toContainEqual(action);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
});

/** A game where the person has moved, can take that back, and a bot thinks for as long as the test likes. */
async function pondering(): Promise<{ game: Bench; answer: () => void; before: SeatedTable<Kanagawa> }> {
  const game = bench([person('A', 0), bot('B', 1)]);
  await game.engine.start();
  for (;;) {
    const before = await game.until(({ legal }) => legal.length > 0);
    let answer = (): void => {};
    game.mayAnswer = new Promise(resolve => {
      answer = resolve;
    });
    await game.engine.act(before.question, [before.legal.at(-1)!]);
    const { toAct, noUndo } = last(game);
    if (toAct[0] === 1 && noUndo === undefined) return { game, answer, before };
    answer();
  }
}

test('while a bot thinks, moves are taken back and made again, and what it thought of an older question is dropped', async () => {
  const { game, answer, before } = await pondering();
  const moves = game.engine.record().moves.length;
  expect(await game.engine.undo()).toBeUndefined();
  expect(last(game)).toMatchObject({ move: moves - 1, legal: before.legal, canRedo: true });
  // The bot has thought of what is no longer asked.
  answer();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(last(game).move).toBe(moves - 1);
  expect(await game.engine.redo()).toBeUndefined();
  await game.until(({ move }) => move > moves);
  expect(game.engine.record().moves[moves]![0]).toBe(1);
  expect(game.failures).toEqual([]);
});

test('a bot that fails, or whose move cannot be stored, is told of', async () => {
  const { game, answer } = await pondering();
  game.isFull = true;
  answer();
  await expect.poll(() => game.failures.map(String)).toEqual(['Error: no room']);
  expect(last(game).toAct).toEqual([1]);
});
