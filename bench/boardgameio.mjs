// The same rules as a boardgame.io game, driven as cheaply as its documented API allows.
import { createRequire } from 'node:module';
import process from 'node:process';
import { defaultOptions, kanagawa } from '@hanga/games/kanagawa/rules';
import { fastRng } from '@hanga/kernel';
import { SEATS } from './kernel.mjs';

// Before it loads: its development build also checks each state for what JSON cannot hold, and logs.
process.env.NODE_ENV = 'production';
// Its entry points are folders without `exports`, which `import` does not resolve.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');

const gameOf = rng => ({
  name: 'kanagawa',
  setup: () => kanagawa.setup(defaultOptions, SEATS, rng),
  moves: {
    act({ G, playerID }, action) {
      // The plain state behind Immer's draft: the rules never mutate, and reading through proxies is 4 times slower.
      const state = original(G);
      const seat = Number(playerID);
      if (!kanagawa.legal(state, seat).includes(action)) return INVALID_MOVE;
      return kanagawa.apply(state, seat, action, rng).state;
    },
  },
  // Whose turn it is, the rules know: `legal` is empty for all others. Cheaper than ending boardgame.io's turns.
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => kanagawa.outcome(G),
  // The kernel's playouts keep nothing to undo either.
  disableUndo: true,
});

/** The game that `playout` of the same seed plays. */
export function clientGame(seed) {
  const rng = fastRng(seed);
  const client = Client({ game: gameOf(rng), numPlayers: SEATS, debug: false });
  let actions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return { count: actions, scores: ctx.gameover.scores.map(score => score.total) };
    const seat = kanagawa.toAct(G)[0];
    const playerID = String(seat);
    if (client.playerID !== playerID) client.updatePlayerID(playerID);
    const legal = kanagawa.legal(G, seat);
    client.moves.act(legal[rng.below(legal.length)]);
    actions++;
  }
}
