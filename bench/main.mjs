// npm run bench: the kernel beside boardgame.io on the same games. See README.md.
import { once } from 'node:events';
import os from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const WANTED_RATIO = 40;
const MOST_BYTES = 8000;
const WANTED_KAIGAN = 300_000;
/** Seconds. boardgame.io takes that long to reach its full speed. */
const WARM_UP = 3;

const options = readOptions();
if (options.help) {
  console.log(`npm run bench -- [options]
  --seconds <s>  length of each timed slice (1; quick 0.3)
  --games <n>    games whose sizes and scores are summed up (300; quick 50)
  --quick        3 rounds instead of 9
  --json         figures as JSON`);
  process.exit(0);
}
const rounds = options.quick ? 3 : 9;
const seconds = positive('seconds', options.seconds ?? (options.quick ? 0.3 : 1));
const games = Math.ceil(positive('games', options.games ?? (options.quick ? 50 : 300)));

/** Each in its thread, one working at a time: what one side makes of memory and compiled code is its own. */
const works = ['kernel', 'boardgame.io', 'steps', 'play', 'imagine', 'yokai', 'kaigan'];
const threads = Object.fromEntries(works.map(work => [work, new Worker(new URL('./side.mjs', import.meta.url))]));
const slices = Object.fromEntries(works.map(work => [work, []]));
const compared = { games: 0, differences: [] };

for (const work of works) await ask(work, { work, from: 0, seconds: WARM_UP });
for (let round = 1; round <= rounds; round++) {
  const from = round * 1_000_000;
  // Each goes first every other time.
  for (const work of round % 2 ? works : works.toReversed()) {
    slices[work].push(await ask(work, { work, from, seconds }));
  }
  compare(from, slices.kernel.at(-1).scores, slices['boardgame.io'].at(-1).scores);
}
const sizes = await ask('kernel', { work: 'measure', games });
await Promise.all(Object.values(threads).map(thread => thread.terminate()));

const rates = Object.fromEntries(works.map(work => [work, spread(slices[work].map(slice => slice.perSecond))]));
const ratioOf = work => spread(slices[work].map((slice, i) => slice.perSecond / slices['boardgame.io'][i].perSecond));
const report = {
  node: process.versions.node,
  processor: os.cpus()[0]?.model.trim(),
  cores: os.availableParallelism(),
  rounds,
  seconds,
  perSecond: rates,
  ratio: ratioOf('kernel'),
  ratioOfSteps: ratioOf('steps'),
  ratioOfPlay: ratioOf('play'),
  compared,
  sizes,
};
const failures = [
  compared.games === 0 && 'no game was compared',
  compared.differences.length > 0 && `${compared.differences.length} games ended differently in boardgame.io`,
  report.ratio.median < WANTED_RATIO && `the kernel is less than ${WANTED_RATIO} times as fast as boardgame.io`,
  rates.kaigan.median < WANTED_KAIGAN && `Kaigan makes fewer than ${WANTED_KAIGAN} actions a second`,
  Math.max(sizes.stateBytes, sizes.viewBytes) >= MOST_BYTES && `a state or view takes ${MOST_BYTES} bytes or more`,
].filter(Boolean);

if (options.json) console.log(JSON.stringify({ ...report, failures }, undefined, 2));
else print();
for (const failure of failures) console.error(`bench: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

function readOptions() {
  try {
    return parseArgs({
      options: {
        seconds: { type: 'string' },
        games: { type: 'string' },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`bench: ${error.message}`);
    return process.exit(2);
  }
}

async function ask(work, message) {
  threads[work].postMessage(message);
  const [answer] = await once(threads[work], 'message');
  return answer;
}

function compare(from, ours, theirs) {
  for (let game = 0; game < Math.min(ours.length, theirs.length); game++) {
    compared.games++;
    if (ours[game].join() !== theirs[game].join()) {
      compared.differences.push({ seed: from + game, kernel: ours[game], boardgameio: theirs[game] });
    }
  }
}

function spread(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, min: sorted[0], max: sorted.at(-1) };
}

function positive(name, value) {
  const number = Number(value);
  if (number > 0 && Number.isFinite(number)) return number;
  console.error(`bench: --${name} takes a number above 0, not "${value}"`);
  return process.exit(2);
}

function print() {
  const whole = number => Math.round(number).toLocaleString('en');
  const line = (name, { median, min, max }, format = whole) =>
    console.log(`${name.padEnd(44)}${[median, min, max].map(number => format(number).padStart(12)).join('')}`);
  const times = number => `${number.toFixed(1)} x`;
  console.log(`Kanagawa, 3 players, random moves. Node ${report.node}, one thread at a time, ${report.cores} cores,`);
  console.log(`${report.processor}; ${rounds} alternating slices of ${seconds} s each.\n`);
  console.log(`${'per second'.padEnd(44)}${['median', 'min', 'max'].map(name => name.padStart(12)).join('')}`);
  line('kernel: playout in a scratch, actions', rates.kernel);
  line('boardgame.io 0.50.2: Client, actions', rates['boardgame.io']);
  line('kernel: legal + apply, actions', rates.steps);
  line('kernel: play(), checked and logged, actions', rates.play);
  line('kernel: view + imagine, worlds', rates.imagine);
  line('with Yokai: playout in a scratch, actions', rates.yokai);
  line('Kaigan, 4 players: in a scratch, actions', rates.kaigan);
  line('playout / boardgame.io', report.ratio, times);
  line('legal + apply / boardgame.io', report.ratioOfSteps, times);
  line('play() / boardgame.io', report.ratioOfPlay, times);
  console.log(
    `\nThe same scores in ${whole(compared.games - compared.differences.length)} of ${whole(compared.games)} games played by both.`,
  );
  console.log(
    `Over ${whole(games)} games and ${whole(sizes.decisions)} decisions: largest state ${whole(sizes.stateBytes)} bytes, ` +
      `largest view ${whole(sizes.viewBytes)} bytes,\nlongest list of legal actions ${sizes.legal}; checksum of all scores ${sizes.checksum.toString(16)}.`,
  );
}
