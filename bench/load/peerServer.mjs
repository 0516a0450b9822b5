// boardgame.io's own server with the same rules, in a process of its own. Given a folder, it keeps its matches there, by
// the storage on disk that it comes with; otherwise in its memory, and a stop loses them all.
import { createRequire } from 'node:module';
import process from 'node:process';
import { defaultOptions, kanagawa } from '@hanga/games/kanagawa/rules';
import { rngFor, seedFromText } from '@hanga/kernel';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { FlatFile, Server } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');

const rng = rngFor(seedFromText('load'), 0);
const viewerOf = playerID => (playerID === null || playerID === undefined ? 'spectator' : Number(playerID));
const game = {
  name: 'kanagawa',
  setup: ({ ctx }) => kanagawa.setup(defaultOptions, ctx.numPlayers, rng),
  moves: {
    act: {
      // The state is secret: only the server can make a move.
      client: false,
      move({ G, playerID }, wanted) {
        const state = original(G) ?? G;
        const seat = Number(playerID);
        const text = JSON.stringify(wanted);
        const action = kanagawa.legal(state, seat).find(one => JSON.stringify(one) === text);
        return action ? kanagawa.apply(state, seat, action, rng).state : INVALID_MOVE;
      },
    },
  },
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => kanagawa.outcome(G),
  // Nobody gets what they may not know: as much as Hanga promises.
  playerView: ({ G, playerID }) => kanagawa.view(G, viewerOf(playerID)),
  disableUndo: true,
};

const [dir] = process.argv.slice(2);
const db = dir && new FlatFile({ dir });
const server = Server({ games: [game], origins: [/.*/], ...(db && { db }) });
// It logs every request otherwise.
console.info = () => {};
console.log = () => {};
const running = await server.run({ port: 0 });
// Every two minutes its storage looks through all its files for expired ones; one that is being written then ends the
// server. Nothing expires here.
if (db) require('node-persist').stopExpiredKeysInterval();
process.send({ port: running.appServer.address().port });
process.on('disconnect', () => process.exit());
