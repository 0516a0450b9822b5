import { expect, test } from 'vitest';
import { words } from '../text/index.ts';
import { openLocal } from './local.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A worker that answers what the test says. */
function stand() {
  const asked: ToWorker[] = [];
  const worker = {
    onmessage: (_event: { data: FromWorker<never> }): void => {},
    onerror: (): void => {},
    postMessage: (message: ToWorker) => void asked.push(message),
    terminate() {},
  };
  const thinker = {
    ...worker,
    asked: [] as ToWorker[],
    postMessage: (message: ToWorker) => void thinker.asked.push(message),
  };
  const source = openLocal('g', worker as unknown as Worker, () => thinker as unknown as Worker);
  return { asked, worker, thinker, source, say: (data: FromWorker<never>) => worker.onmessage({ data }) };
}

test('a request that comes to nothing ends, and the page says why', async () => {
  const { source, say } = stand();
  const acted = source.act(0, {});
  say({ kind: 'trouble', trouble: 'stopped', call: 0 });
  expect(await acted).toBeUndefined();
  expect(source.trouble.value).toBe(words().trouble.stopped);
  const advised = source.advise?.();
  const recorded = source.record();
  say({ kind: 'trouble', trouble: 'notFound', call: 1 });
  say({ kind: 'trouble', trouble: 'notFound', call: 2 });
  expect(await advised).toEqual([]);
  await expect(recorded).rejects.toThrow(words().trouble.notFound);
  source.close();
});

test('a worker that breaks leaves nothing waiting', async () => {
  const { source, worker } = stand();
  const waiting = [source.act(0, {}), source.undo(), source.redo()];
  worker.onerror();
  expect(await Promise.all(waiting)).toEqual([undefined, undefined, undefined]);
  expect(source.trouble.value).toBe(words().trouble.stopped);
  source.close();
});

test('what bots think of goes to another worker, and back to the one that asked; where it breaks, that is told', () => {
  const { source, asked, thinker, say } = stand();
  source.drawn?.();
  const [first, second] = [0, 1].map(thought => ({ thought, bot: 'master', position: '{}' }));
  say({ kind: 'think', ...first! });
  expect(thinker.asked).toEqual([{ kind: 'think', ...first }]);
  thinker.onmessage({ data: { kind: 'thought', thought: 0, answer: '{"kind":"wait"}' } });
  expect(asked.at(-1)).toEqual({ kind: 'thought', thought: 0, answer: '{"kind":"wait"}' });
  say({ kind: 'think', ...second! });
  thinker.onerror();
  expect(asked.at(-1)).toEqual({ kind: 'thought', thought: 1 });
  source.close();
});

test('bots are set up, and think, once the table is drawn', () => {
  const { source, thinker, say } = stand();
  const thought = { kind: 'think', thought: 0, bot: 'master', position: '{}' } as const;
  say({ kind: 'prepare' });
  say(thought);
  expect(thinker.asked).toEqual([]);
  source.drawn?.();
  expect(thinker.asked).toEqual([{ kind: 'prepare' }, thought]);
  say({ ...thought, thought: 1 });
  expect(thinker.asked).toHaveLength(3);
  source.close();
});
