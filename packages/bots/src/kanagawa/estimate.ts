import { type Kanagawa, scoreLines, totalOf } from '@hanga/kanagawa';
import type { Estimate } from '../greedy.ts';

export const estimateKanagawa: Estimate<Kanagawa> = (state, seat) =>
  totalOf(scoreLines(state.players[seat]!, seat === state.assistant));
