import { kanagawaAdviser, kanagawaBots } from '@hanga/bots';
import { defaultOptions, type Kanagawa, kanagawa } from '@hanga/kanagawa';
import { type GameRecord, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { createEngine, type Engine } from './engine.ts';
import type { SeatInfo, Table } from './source.ts';

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
  readonly tables: Table<Kanagawa>[];
  isFull: boolean;
}

function bench(seats: readonly SeatInfo[], from = record(seats.length)): Bench {
  const made: Omit<Bench, 'engine'> = { diary: [], tables: [], isFull: false };
  const engine = createEngine(
    kanagawa,
    () => Promise.resolve({ bots: kanagawaBots, adviser: kanagawaAdviser }),
    seats,
    from,
    {
      async save({ moves }) {
        await Promise.resolve();
        if (made.isFull) throw new Error('no room');
        made.diary.push(`save ${moves.length}`);
      },
      show(table) {
        made.diary.push(`show ${table.move}`);
        made.tables.push(table);
      },
      budgetFor: () => ({ iterations: 2 }),
      newNumber: () => 7,
    },
  );
  return Object.assign(made, { engine });
}

const last = ({ tables }: Bench): Table<Kanagawa> => tables.at(-1)!;

/** Plays on with the last of the legal actions until the game is over. */
async function playOut(game: Bench): Promise<void> {
  while (!last(game).outcome) {
    const { move, legal } = last(game);
    expect(legal.length).toBeGreaterThan(0);
    await game.engine.act(move, legal.at(-1)!);
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
  const again = bench([person('You', 0), bot('A', 1), bot('B', 2)], game.engine.record());
  await again.engine.start();
  expect(last(again).view).toEqual(last(game).view);
});

test('two clicks at once: the second answers a question that is gone', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  const { move, legal } = last(game);
  const answers = await Promise.all([game.engine.act(move, legal[0]!), game.engine.act(move, legal[0]!)]);
  expect(answers).toEqual([undefined, undefined]);
  expect(game.engine.record().moves).toHaveLength(1);
});

test('what is not legal is refused, and nothing is saved', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  const before = game.diary.length;
  expect(await game.engine.act(0, { kind: 'end' })).toEqual({ kind: 'schoolFirst' });
  expect(game.diary).toHaveLength(before);
});

test('a full disk: the table stays where it was, and goes on when there is room', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  const { move, legal } = last(game);
  game.isFull = true;
  await expect(game.engine.act(move, legal[0]!)).rejects.toThrow('no room');
  expect(game.engine.record().moves).toHaveLength(0);
  expect(last(game).move).toBe(0);
  game.isFull = false;
  await game.engine.act(move, legal[0]!);
  expect(last(game).move).toBe(1);
});

test('undo and redo go back and forth; a new move forgets what was undone', async () => {
  const game = bench([person('A', 0), person('B', 1)]);
  await game.engine.start();
  const first = last(game);
  expect(await game.engine.undo()).toBe('nothingToUndo');
  const take = first.legal.find(action => action.kind === 'take')!;
  await game.engine.act(0, take);
  expect(last(game).noUndo).toBeUndefined();
  expect(await game.engine.undo()).toBeUndefined();
  expect(last(game)).toMatchObject({ move: 0, canRedo: true });
  expect(last(game).view).toEqual(first.view);
  await game.engine.redo();
  expect(last(game)).toMatchObject({ move: 1, canRedo: false });
  await game.engine.undo();
  await game.engine.act(0, first.legal.find(action => action.kind === 'wait')!);
  expect(last(game).canRedo).toBe(false);
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
  expect(last(game).outcome).toBeDefined();
  expect(last(game).viewer).toBe('spectator');
});

test('a record that is damaged is not opened', () => {
  const moves = [[0, { kind: 'fly' }]] as const;
  expect(() => bench([person('A', 0), person('B', 1)], { ...record(2), moves })).toThrow();
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
