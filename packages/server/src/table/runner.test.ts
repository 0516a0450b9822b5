import { expect, test } from 'vitest';
import type { ServerContext } from '../context.ts';
import type { TableMemory } from './memory.ts';
import type { TaskQueue } from './queue.ts';
import { Runner } from './runner.ts';

const NOW = 1000;
const LATER = 5000;

/** A table at which it is the turn of seat 0: a bot, or a person who does not look and is told of it at `NOW + LATER`. */
function runnerAt(who: 'bot' | 'person', runner: string | undefined, stored: number | undefined) {
  const seat =
    who === 'bot' ? { kind: 'bot', level: 'adept' } : { kind: 'person', name: 'Ann', player: 'a', holders: [] };
  const table = {
    id: 't',
    status: 'running',
    meta: { seats: [seat], clock: { kind: 'none' } },
    ...(runner && { runner }),
  };
  const game = { id: 'toy', toAct: () => [0], view: () => ({}) };
  const play = { match: { game, state: {} }, questions: [0], legal: [[]], times: { since: NOW }, seq: 1 };
  const saved: (number | null)[] = [];
  const tasks: Promise<unknown>[] = [];
  const thoughts: number[] = [];
  const context = {
    node: 'here',
    house: { isReadOnly: false },
    options: { tellAfter: LATER, botPace: 0 },
    clock: { now: () => NOW, elapsed: () => NOW },
    timers: { after: () => ({ cancel() {} }) },
    bots: { decide: () => new Promise(() => thoughts.push(NOW)) },
    store: {
      nodes: { setWake: async (_: string, wakeAt: number | null) => void saved.push(wakeAt), claim: async () => true },
    },
  };
  const memory = { id: 't', table, play, audience: { isWatchedBy: () => false } };
  const queue = { push: (task: () => Promise<unknown>) => tasks.push(task()) };
  const made = new Runner(
    context as unknown as ServerContext,
    memory as unknown as TableMemory,
    queue as unknown as TaskQueue,
    { moveOfBot() {}, flag() {}, shuffleDue() {}, attention: () => 'nobody' },
    stored,
  );
  const settle = async (): Promise<void> => {
    await Promise.all(tasks);
    await made.quiet;
  };
  return { runner: made, memory: memory as { readonly table: { readonly runner?: string } }, saved, thoughts, settle };
}

test('a bot that is due is stored as such by any node where another has stored that nothing is due', async () => {
  for (const node of ['here', 'there']) {
    const { runner, saved, thoughts, settle } = runnerAt('bot', node, undefined);
    runner.consider();
    await settle();
    expect(saved).toEqual([0]);
    expect(thoughts).toHaveLength(node === 'here' ? 1 : 0);
  }
});

test('a later time than the one stored is left to whoever is woken by that', async () => {
  const { runner, saved, settle } = runnerAt('person', 'there', NOW + 100);
  runner.consider();
  await settle();
  expect(saved).toEqual([]);
});

test('whoever is woken too early stores when something is due, and is not woken again before', async () => {
  const { runner, saved, settle } = runnerAt('person', 'there', NOW);
  runner.takeOver();
  await settle();
  expect(saved).toEqual([NOW + LATER]);
});

test('a node that has taken a table up still knows it after others have made moves there', async () => {
  const { runner, memory, thoughts, settle } = runnerAt('bot', undefined, 0);
  runner.consider();
  await settle();
  await Promise.resolve();
  expect(memory.table.runner).toBe('here');
  expect(thoughts).toHaveLength(1);
  runner.reloaded(0);
  expect(runner.isDue).toBe(true);
});
