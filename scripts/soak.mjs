// The laws over many random games, on all cores: `npm run soak -- --games 20000 --seed words`.
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const SLICE = 25;

if (isMainThread) await soak();
else await playSlices();

async function soak() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '20000' },
      seed: { type: 'string', default: `${Date.now()}` },
      cores: { type: 'string', default: `${availableParallelism()}` },
    },
  });
  const trials = [];
  for (const brushDiplomas of ['placed', 'owned']) {
    for (const seats of [2, 3, 4]) trials.push({ options: { brushDiplomas }, seats });
  }
  const slices = Math.ceil(Number(values.games) / SLICE);
  process.stdout.write(`${slices * SLICE} games of Kanagawa under the laws, seed "${values.seed}"\n`);
  const began = Date.now();
  const ends = {};
  let [next, done] = [0, 0];
  const run = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { seed: values.seed } });
      const feed = () => {
        if (next >= slices) return void worker.terminate().then(resolve);
        worker.postMessage({ ...trials[next % trials.length], slice: next++ });
      };
      worker.on('message', reasons => {
        for (const reason of reasons) ends[reason] = (ends[reason] ?? 0) + 1;
        done++;
        if (done % 40 === 0)
          process.stdout.write(`${done * SLICE} games, ${Math.round((Date.now() - began) / 1000)} s\n`);
        feed();
      });
      worker.on('error', reject);
      feed();
    });
  await Promise.all(Array.from({ length: Number(values.cores) }, run));
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(`All laws held in ${done * SLICE} games (${seconds} s). Ends: ${JSON.stringify(ends)}\n`);
}

async function playSlices() {
  const { playUnderLaws } = await import('@hanga/kanagawa/testing');
  parentPort.on('message', ({ options, seats, slice }) => {
    const states = playUnderLaws(options, seats, SLICE, `soak/${workerData.seed}/${slice}`);
    parentPort.postMessage(states.map(({ phase }) => `${seats} players, ${phase.reason}`));
  });
}
