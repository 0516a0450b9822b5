// One side of the comparison, in a thread of its own: neither warms up, slows down or collects garbage for the other.
import process from 'node:process';
import { parentPort } from 'node:worker_threads';

const load = {
  kernel: async () => (await import('./kernel.mjs')).playout,
  steps: async () => (await import('./kernel.mjs')).steps,
  play: async () => (await import('./kernel.mjs')).match,
  yokai: async () => (await import('./kernel.mjs')).yokaiPlayout,
  kaigan: async () => (await import('./kaigan.mjs')).playout,
  imagine: async () => (await import('./kernel.mjs')).imagineWorlds,
  'boardgame.io': async () => (await import('./boardgameio.mjs')).clientGame,
};

parentPort.on('message', async ({ work, from, seconds, games }) => {
  if (work === 'measure') {
    parentPort.postMessage((await import('./kernel.mjs')).measure(games));
    return;
  }
  parentPort.postMessage(slice(await load[work](), from, seconds));
});

/** The thread's own time on a processor, in seconds: what other programs take of the machine does not count. */
function worked() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** Plays the games `from`, `from + 1`, … for about so many seconds of work. */
function slice(playGame, from, seconds) {
  const scores = [];
  let count = 0;
  let elapsed = 0;
  const start = worked();
  for (let game = from; elapsed < seconds; game++) {
    const played = playGame(game);
    count += played.count;
    scores.push(played.scores);
    elapsed = worked() - start;
  }
  return { perSecond: count / elapsed, count, scores };
}
