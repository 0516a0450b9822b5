// The laws over many random games of every game, option and number of players, on all cores:
// `npm run soak -- --games 20000 --seed words`, or only some of it: `--only kanagawa`, `yokai` or `kaigan`.
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
      only: { type: 'string' },
    },
  });
  const all = await everyTrial();
  if (values.only !== undefined && !Object.hasOwn(all, values.only)) {
    process.stderr.write(`soak: --only takes ${Object.keys(all).join(', ')}, not "${values.only}"\n`);
    process.exit(2);
  }
  const groups = values.only === undefined ? Object.values(all) : [all[values.only]];
  const slices = Math.ceil(Number(values.games) / SLICE);
  /** The groups take turns, and in each its trials do. */
  const trialOf = slice => {
    const group = groups[slice % groups.length];
    return group[Math.floor(slice / groups.length) % group.length];
  };
  process.stdout.write(`${slices * SLICE} games under the laws, seed "${values.seed}"\n`);
  const began = Date.now();
  const ends = {};
  let [next, done] = [0, 0];
  const run = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { seed: values.seed } });
      const feed = () => {
        if (next >= slices) return void worker.terminate().then(resolve);
        worker.postMessage({ ...trialOf(next), slice: next++ });
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
  process.stdout.write(`All laws held in ${done * SLICE} games (${seconds} s). Ends:\n`);
  for (const reason of Object.keys(ends).sort()) process.stdout.write(`  ${reason}: ${ends[reason]}\n`);
}

async function everyTrial() {
  const { everyMix } = await import('@hanga/kanagawa');
  const brushDiplomas = ['placed', 'owned'];
  const trials = (game, seats, options) =>
    options.flatMap(option => seats.map(n => ({ game, seats: n, options: option })));
  return {
    kanagawa: trials(
      'kanagawa',
      [2, 3, 4],
      brushDiplomas.map(which => ({ brushDiplomas: which })),
    ),
    yokai: trials(
      'yokai',
      [2, 3, 4],
      [...everyMix, { base: 'random', new: 'random' }].flatMap(yokai =>
        brushDiplomas.map(which => ({ brushDiplomas: which, yokai })),
      ),
    ),
    kaigan: trials(
      'kaigan',
      [3, 4],
      ['covered', 'open'].map(purses => ({ purses })),
    ),
  };
}

async function playSlices() {
  const laws = {
    kanagawa: (await import('@hanga/kanagawa/testing')).playUnderLaws,
    kaigan: (await import('@hanga/kaigan/testing')).playUnderLaws,
  };
  laws.yokai = laws.kanagawa;
  parentPort.on('message', ({ game, options, seats, slice }) => {
    const states = laws[game](options, seats, SLICE, `soak/${workerData.seed}/${slice}`);
    parentPort.postMessage(states.map(({ phase }) => `${game}, ${seats} players, ${phase.reason ?? 'all rounds'}`));
  });
}
