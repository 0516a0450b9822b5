import { gameIds } from '@hanga/games/list.ts';
import { expect, test } from 'vitest';
import { hanga } from './testing/hanga.ts';

/** `games/_example` has a folder and is in no list. */
test('a game outside of the product’s list is known in development only', async () => {
  const [inDevelopment, product] = await Promise.all(
    [{ HANGA_DEV: '1' }, {}].map(env => hanga(['simulate', 'dochu', '--games', '1'], { env })),
  );
  expect(inDevelopment?.stdout).toContain('1 game of Dōchū');
  expect([product?.code, product?.stderr]).toEqual([
    2,
    `hanga: command-argument value 'dochu' is invalid for argument 'game'. Allowed choices are ${gameIds.join(', ')}.\n`,
  ]);
});
