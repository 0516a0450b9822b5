import { rngFor, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { pieceOf } from '../board/pieces.ts';
import { defaultOptions, kanagawa } from '../rules/index.ts';
import { pieceTopic } from './pieceTopic.ts';
import { isTopic } from './topics.ts';

const view = kanagawa.view(kanagawa.setup(defaultOptions, 2, rngFor(seedFromText('topics'), 0)), 0);

test('every piece on the table leads to a topic of the rules', () => {
  for (const [kind, name] of Object.entries(pieceOf)) {
    const piece = typeof name === 'string' ? name : name(0, 0);
    const topic = pieceTopic(piece, view);
    expect(topic && isTopic(topic), `${kind}: ${piece}`).toBe(true);
  }
  expect(pieceTopic('diploma-3', view)).toBe('diploma-3');
  expect(pieceTopic('nothing', view)).toBeUndefined();
});
