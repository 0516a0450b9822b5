// npm run load: how many tables of three a server holds, beside boardgame.io's own server. See docs/LOAD.md.
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openTables, othersFor, playFor } from './driver.mjs';
import { startFloor } from './floor.mjs';
import { startHanga } from './hanga.mjs';
import { startPeer } from './peer.mjs';

const { values } = parseArgs({
  options: {
    limit: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '12' },
    from: { type: 'string' },
    most: { type: 'string', default: '40000' },
    growth: { type: 'string', default: '1.15' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    quiet: { type: 'string' },
    'tables-per-socket': { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});
const limit = Number(values.limit);
const quiet = values.quiet === undefined ? Number.POSITIVE_INFINITY : Number(values.quiet) / 100;
const tablesPerSocket = Number(values['tables-per-socket']);
// Servers end with their driver.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
const say = line => !values.json && process.stderr.write(`${line}\n`);

/** A machine that stalls for a moment, as rented ones do, spoils a run for either side: only the last try counts. */
const TRIES = 3;
/** Seconds that `--quiet` waits, for one number of tables, for other work on the machine to end. */
const PATIENCE = 1200;

/** More and more tables until the slowest of a hundred moves takes longer than the limit in every try. */
async function climb(start, from) {
  const server = await start();
  const tables = [];
  const runs = [];
  let best;
  try {
    for (let wanted = from; wanted <= Number(values.most); wanted = Math.ceil(wanted * Number(values.growth))) {
      await openTables(server, tables, wanted);
      await playFor(tables, 4, server.pid);
      let run;
      const patience = performance.now() + PATIENCE * 1000;
      for (let tries = 0; tries < TRIES && !(run?.p99 <= limit); tries++) {
        while ((await othersFor(3, server.pid)) > quiet && performance.now() < patience);
        run = await playFor(tables, Number(values.seconds), server.pid);
        // Spoilt by others: it does not count as a try.
        if (run.p99 > limit && run.othersCpu > quiet && performance.now() < patience) tries--;
      }
      runs.push(run);
      say(
        `${server.name.padEnd(23)} ${String(run.tables).padStart(6)} tables ${run.perSecond.toFixed(0).padStart(6)} moves/s   p50 ${run.p50.toFixed(1)} ms   p99 ${run.p99.toFixed(1)} ms   ` +
          `server ${(run.serverCpu * 100).toFixed(0)} %   driver ${(run.driverCpu * 100).toFixed(0)} %   others ${(run.othersCpu * 100).toFixed(0)} %   ${run.serverCpuPerMove.toFixed(0)} (main thread ${run.mainThreadPerMove.toFixed(0)}) + ${run.driverCpuPerMove.toFixed(0)} µs/move   ${(run.memory / 2 ** 20).toFixed(0)} MiB`,
      );
      if (run.p99 > limit) break;
      best = run;
    }
  } finally {
    server.stop();
  }
  return { name: server.name, best, runs };
}

/** What can be measured, and with how many tables it begins. The first is compared with each of the others. */
const sides = {
  hanga: { start: () => startHanga({ tablesPerSocket }), from: 6000 },
  stored: { start: () => startPeer({ onDisk: true }), from: 400 },
  memory: { start: () => startPeer({ onDisk: false }), from: 1200 },
  floor: { start: startFloor, from: 3000 },
};
const wanted = values.only?.split(',') ?? ['stored', 'memory', 'hanga'];
const unknown = wanted.filter(side => !(side in sides));
if (unknown.length > 0) {
  process.stderr.write(`--only takes ${Object.keys(sides).join(', ')}, not ${unknown.join(', ')}\n`);
  process.exit(2);
}
/** All climbs of a side, one for each round: sides take turns, as the machine's quiet minutes differ. */
const climbs = Object.fromEntries(wanted.map(side => [side, []]));
for (let round = 0; round < Number(values.rounds); round++)
  for (const side of wanted) climbs[side].push(await climb(sides[side].start, Number(values.from ?? sides[side].from)));

/** The climb in the middle, by what was held. */
const middle = of => of?.toSorted((a, b) => (a.best?.tables ?? 0) - (b.best?.tables ?? 0))[Math.floor(of.length / 2)];
const found = Object.fromEntries(wanted.map(side => [side, middle(climbs[side])]));

const ratioTo = side => {
  const [ours, theirs] = [found.hanga?.best?.tables, found[side]?.best?.tables];
  return ours && theirs ? ours / theirs : undefined;
};
const ratios = { stored: ratioTo('stored'), memory: ratioTo('memory') };
const report = {
  node: process.versions.node,
  processor: os.cpus()[0]?.model.trim(),
  cores: os.availableParallelism(),
  limit,
  ...found,
  rounds: climbs,
  ratios,
};
if (values.json) process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
for (const [side, ratio] of Object.entries(ratios))
  if (ratio) say(`hanga holds ${ratio.toFixed(1)} times the tables of ${found[side].name} at a p99 under ${limit} ms`);
process.exit(0);
