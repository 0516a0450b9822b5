import process from 'node:process';
import { parseArgs } from 'node:util';
import { simulate } from './world.ts';

/** `node main.ts --seeds 100 --from 1`: worlds one after the other. `--seed 17` tells the story of one. */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function one(seed: number, trace?: (line: string) => void): Promise<boolean> {
  try {
    const story = await simulate(seed, trace);
    trace?.(JSON.stringify(story));
    return true;
  } catch (error) {
    say(`seed ${seed}: ${(error as Error).message}`);
    return false;
  }
}

// Loaded when first needed, which takes real time: no simulated world waits for that.
await import('openskill');
process.on('unhandledRejection', error => {
  say(`nobody handled: ${String((error as Error).stack)}`);
  process.exitCode = 1;
});

if (values.seed !== undefined) process.exitCode = (await one(Number(values.seed), say)) ? 0 : 1;
else {
  const [from, count] = [Number(values.from), Number(values.seeds)];
  const began = performance.now();
  let failed = 0;
  for (let seed = from; seed < from + count; seed++) if (!(await one(seed))) failed++;
  const seconds = (performance.now() - began) / 1000;
  say(`${count} worlds in ${seconds.toFixed(1)} s: ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
