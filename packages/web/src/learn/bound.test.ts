import { expect, test } from 'vitest';
import { bound } from './bound.ts';

test('spaces that French punctuation asks for do not break, wherever the text is', () => {
  const shout = (): string => 'a : b';
  expect(bound({ say: 'Vers où ? « Là » : ici ; 5 ryō', list: ['un !'], shout })).toEqual({
    say: 'Vers où\u00a0? «\u00a0Là\u00a0»\u00a0: ici\u00a0; 5\u00a0ryō',
    list: ['un\u00a0!'],
    shout,
  });
});
