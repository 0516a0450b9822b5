// The laws over many random games of every game, option and number of players, on all cores:
// `npm run soak -- --games 20000 --seed words`, or only some of it, as `--only kanagawa`.
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
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
  const { everyMix } = await import('@hanga/games/kanagawa/rules');
  const rulings = ['placed', 'owned'].flatMap(brushDiplomas =>
    ['leaves', 'plays'].map(noColumn => ({ brushDiplomas, noColumn })),
  );
  const trials = (game, seats, options) =>
    options.flatMap(option => seats.map(n => ({ game, seats: n, options: option })));
  return {
    ...(await trialsByFolder()),
    kanagawa: trials('kanagawa', [2, 3, 4], rulings),
    yokai: trials(
      'yokai',
      [2, 3, 4],
      [...everyMix, { base: 'random', new: 'random' }].flatMap(yokai => rulings.map(ruling => ({ ...ruling, yokai }))),
    ),
    kaigan: trials(
      'kaigan',
      [3, 4],
      ['covered', 'open'].flatMap(purses => ['nothing', 'count'].map(startSpaces => ({ purses, startSpaces }))),
    ),
  };
}

/** What the games themselves say is to be played: `trials` in a game's `rules/testing`. */
async function trialsByFolder() {
  const found = globSync('games/*/rules/testing/index.ts').map(file => file.split(path.sep)[1]);
  const named = found.map(async game => {
    const { trials = [] } = await testingOf(game);
    return [game, trials.map(trial => ({ game, ...trial }))];
  });
  return Object.fromEntries((await Promise.all(named)).filter(([, trials]) => trials.length > 0));
}

function testingOf(game) {
  return import(`@hanga/games/${game}/testing`);
}

async function playSlices() {
  const laws = {
    kanagawa: (await import('@hanga/games/kanagawa/testing')).playUnderLaws,
    kaigan: (await import('@hanga/games/kaigan/testing')).playUnderLaws,
  };
  laws.yokai = laws.kanagawa;
  parentPort.on('message', async ({ game, options, seats, slice }) => {
    laws[game] ??= (await testingOf(game)).playUnderLaws;
    const states = laws[game](options, seats, SLICE, `soak/${workerData.seed}/${slice}`);
    parentPort.postMessage(states.map(({ phase }) => `${game}, ${seats} players, ${phase.reason ?? 'to the end'}`));
  });
}
