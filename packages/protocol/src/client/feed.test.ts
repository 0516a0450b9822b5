import { expect, test } from 'vitest';
import type { HistoryMessage, LoggedMove, StateMessage } from '../fromServer.ts';
import { TableFeed } from './feed.ts';

const moved = (move: number, seq = move): LoggedMove => ({ move, seq, seat: 0, at: 0, events: [] });
const state = (
  from: number,
  seq: number,
  move: number,
  log: readonly LoggedMove[],
  viewer: StateMessage['viewer'] = 0,
): StateMessage => ({
  ...{ t: 'state', table: 'T', from, seq, move, log, viewer, view: { viewer } },
  ...{ toAct: [], question: seq, legal: [], canRedo: false, commitment: '' },
});

/** A feed whose history comes when the test says so. */
function bench() {
  const shown: { readonly seq: number; readonly moves: readonly number[] }[] = [];
  const asked: { readonly before: number; answer(log: readonly LoggedMove[]): Promise<void>; fail(): Promise<void> }[] =
    [];
  const later: (() => void)[] = [];
  const feed = new TableFeed(
    before =>
      new Promise<HistoryMessage>((resolve, reject) => {
        const settled = (settle: () => void): Promise<void> => {
          settle();
          return new Promise(done => setTimeout(done));
        };
        asked.push({
          before,
          answer: log => settled(() => resolve({ t: 'history', table: 'T', before, viewer: 0, log })),
          fail: () => settled(() => reject(new Error('no answer'))),
        });
      }),
    ({ seq, log }) => shown.push({ seq, moves: log.map(entry => entry.seq) }),
    {
      after: (_milliseconds, task) => {
        later.push(task);
        return { cancel() {} };
      },
    },
  );
  return { feed, shown, asked, later };
}

test('a table is shown when its log is whole, however many pages that takes', async () => {
  const { feed, shown, asked } = bench();
  feed.hear(state(4, 4, 4, []));
  await asked[0]!.answer([moved(3), moved(4)]);
  expect(shown).toEqual([]);
  expect(asked.map(({ before }) => before)).toEqual([5, 3]);
  await asked[1]!.answer([moved(1), moved(2)]);
  expect(shown).toEqual([{ seq: 4, moves: [1, 2, 3, 4] }]);
});

test('a state that comes while history is awaited is never overwritten by an older one', async () => {
  const { feed, shown, asked } = bench();
  feed.hear(state(2, 2, 2, []));
  feed.hear(state(2, 3, 3, [moved(3)]));
  await asked[0]!.answer([moved(1), moved(2)]);
  expect(shown.at(-1)).toEqual({ seq: 3, moves: [1, 2, 3] });
  feed.hear(state(1, 2, 2, [moved(2)]));
  expect(shown).toHaveLength(1);
});

test('what was taken back while history was awaited does not come back with it', async () => {
  const { feed, shown, asked } = bench();
  feed.hear(state(2, 2, 2, []));
  // The second move is taken back, and another made: the answer that is under way knows nothing of it.
  feed.hear(state(2, 3, 1, []));
  feed.hear(state(3, 4, 2, [moved(2, 4)]));
  await asked[0]!.answer([moved(1), moved(2)]);
  expect(shown).toEqual([]);
  expect(asked[1]!.before).toBe(4);
  await asked[1]!.answer([moved(1)]);
  expect(shown).toEqual([{ seq: 4, moves: [1, 4] }]);
});

test('whoever was away so long that something is missing reads it anew', async () => {
  const { feed, shown, asked } = bench();
  feed.hear(state(0, 1, 1, [moved(1)]));
  feed.hear(state(5, 6, 3, [moved(3, 6)]));
  // The newest is seen at once, and the rest comes.
  expect(shown).toEqual([
    { seq: 1, moves: [1] },
    { seq: 6, moves: [6] },
  ]);
  await asked[0]!.answer([moved(1, 4), moved(2, 5)]);
  expect(shown.at(-1)).toEqual({ seq: 6, moves: [4, 5, 6] });
});

test('history that does not come is asked for again; what another viewer knew does not count', async () => {
  const { feed, shown, asked, later } = bench();
  feed.hear(state(1, 1, 1, [], 1));
  await asked[0]!.fail();
  expect(later).toHaveLength(1);
  feed.hear(state(1, 1, 1, [], 0));
  await asked[1]!.answer([moved(1)]);
  expect(shown.at(-1)).toEqual({ seq: 1, moves: [1] });
  feed.hear(state(1, 1, 1, [], 'spectator'));
  expect(asked).toHaveLength(3);
  // An answer for other eyes is none.
  await asked[2]!.answer([moved(1)]);
  expect(asked).toHaveLength(4);
});
