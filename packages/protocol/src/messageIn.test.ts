import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { messageIn, moveIn } from './messageIn.ts';
import { ToServer } from './schemas.ts';

const table = 'abcdefghijklmnopqrst_-';
const move = { t: 'do', table, key: 'a-key-of-mine', what: { kind: 'move', question: 7, action: { kind: 'take' } } };

test('a move is what the schema says it is', () => {
  expect(messageIn(JSON.stringify(move))).toEqual(v.parse(ToServer, move));
  const more = { ...move, more: 1, what: { ...move.what, more: 2 } };
  expect(messageIn(JSON.stringify(more))).toEqual(move);
});

test('whatever is taken for a move by hand, the schema takes for the same', () => {
  const odd = fc.anything({ maxDepth: 2 });
  const or = <T>(right: T) => fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: odd });
  const action = fc.dictionary(
    fc.string({ minLength: 1 }).filter(key => !/^(__proto__|prototype|constructor)$/.test(key)),
    fc.jsonValue(),
  );
  const values = fc.record({
    t: or('do'),
    table: fc.oneof(or(table), fc.string({ maxLength: 30 })),
    key: fc.oneof(or('a-key-of-mine'), fc.string({ maxLength: 50 })),
    what: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: or('move'),
          question: fc.oneof(or(3), fc.double(), fc.integer()),
          action: fc.oneof({ weight: 3, arbitrary: action }, { weight: 1, arbitrary: odd }),
        }),
      },
      { weight: 1, arbitrary: odd },
    ),
  });
  fc.assert(
    fc.property(values, value => {
      const plain = JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
      const parsed = v.safeParse(ToServer, plain);
      const byHand = moveIn(plain);
      if (byHand) expect(parsed).toMatchObject({ success: true, output: byHand });
    }),
    { numRuns: 2000 },
  );
});

test.each(['', 'null', '[]', '{', '{"t":"do"}', '"do"', '{"t":"ping","n":-1}'])('%s is no message', text => {
  expect(messageIn(text)).toBeUndefined();
});

test("all other messages are the schema's business", () => {
  expect(messageIn('{"t":"ping","n":3}')).toEqual({ t: 'ping', n: 3 });
  expect(messageIn(`{"t":"watch","table":"${table}"}`)).toEqual({ t: 'watch', table });
});
