import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fallbackLanguage } from '@hanga/kernel';
import { planted } from './planted.ts';
import { run } from './run.ts';
import { simulate } from './world.ts';

const help = `npm run sim -- --seeds 1000         so many simulated worlds, all different
npm run sim -- --seeds 1000 --from 5000   those with the seeds 5000 to 5999
npm run sim -- --seed 17            the story of one world, event by event
npm run sim -- --planted            whether each fault on the list is found when it is put back
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const thousands = (count: number): string => count.toLocaleString(fallbackLanguage);

/** Each fault is looked for in so many worlds at most. */
const PLANTED_SEEDS = 200;

async function manyWorlds(count: number, from: number): Promise<number> {
  const summary = await run({
    from,
    count,
    onTold(told, done) {
      if (told.violation !== undefined)
        say(`seed ${told.seed}: ${told.violation}\n  again: npm run sim -- --seed ${told.seed}`);
      if (done % 1000 === 0) say(`${thousands(done)} worlds…`);
    },
  });
  const { worlds, failed, entries, messages, finished, packed, seconds } = summary;
  say(
    `${thousands(worlds)} worlds, ${thousands(entries)} moves, ${thousands(messages)} messages, ` +
      `${thousands(finished)} games to the end, ${thousands(packed)} packed, ${Math.round(seconds)} s`,
  );
  say(`${worlds - failed.length} passed, ${failed.length} failed`);
  return failed.length > 0 ? 1 : 0;
}

async function oneWorld(seed: number): Promise<number> {
  await import('openskill');
  try {
    say(JSON.stringify(await simulate(seed, say)));
    return 0;
  } catch (error) {
    say(`seed ${seed}: ${(error as Error).message}`);
    return 1;
  }
}

/** In processes of their own, whose source differs. */
function plantedFaults(): number {
  const found = planted.map(({ name }) => {
    const flags = ['--import', new URL('./plant.ts', import.meta.url).href];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...flags, fileURLToPath(import.meta.url), '--find'],
      {
        env: { ...process.env, HANGA_PLANTED: name },
        encoding: 'utf8',
      },
    );
    const isFound = status === 1 && stdout.startsWith('found');
    say(`${isFound ? '+' : '-'} ${name}: ${isFound ? stdout.trim() : `not found. ${stdout}${stderr}`}`);
    return isFound;
  });
  const missed = found.filter(isFound => !isFound).length;
  say(`${found.length - missed} passed, ${missed} failed`);
  return missed > 0 ? 1 : 0;
}

async function find(): Promise<number> {
  const { failed, worlds } = await run({ from: 1, count: PLANTED_SEEDS, untilFound: true });
  const [first] = failed;
  if (!first) return 0;
  say(`found after ${worlds} worlds (seed ${first.seed}: ${first.violation})`);
  return 1;
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    planted: { type: 'boolean', default: false },
    find: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) process.stdout.write(help);
else if (values.find) process.exitCode = await find();
else if (values.planted) process.exitCode = plantedFaults();
else if (values.seed !== undefined) process.exitCode = await oneWorld(Number(values.seed));
else process.exitCode = await manyWorlds(Number(values.seeds), Number(values.from));
