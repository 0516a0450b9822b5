// How large the page is and how fast, on a throttled phone, for each game, a table of the server, and what is learned and
// watched: `npm run page-speed`, or with names: `npm run page-speed -- kaigan online`. docs/PAGE.md keeps the figures.
import { availableParallelism, loadavg } from 'node:os';
import process from 'node:process';
import { firstLoad, offlineSize } from './firstLoad.mjs';
import { openHouse } from './house.mjs';
import { drawMoves } from './moves.mjs';
import { tables } from './phone.mjs';
import { homeOfMany } from './shelf.mjs';
import { slowWorkers } from './slowWorkers.mjs';

const RUNS = 3;

const words = process.argv.slice(2);
const unknown = words.filter(word => !(word in tables));
if (unknown.length > 0) {
  process.stderr.write(`page-speed: no ${unknown.join(', ')}; there are ${Object.keys(tables).join(', ')}\n`);
  process.exit(2);
}
const names = words.length > 0 ? words : Object.keys(tables);
const load = () => loadavg()[0].toFixed(1);
const loadBefore = load();

const house = await openHouse();
const workers = await slowWorkers(house.browser);
const loads = Object.fromEntries(names.map(name => [name, []]));
// One after the other, in turn: what else the machine does falls on all of them alike.
for (let run = 0; run < RUNS; run++) for (const name of names) loads[name].push(await firstLoad(house, tables[name]));
const moves = {};
const animated = {};
for (const name of names.filter(name => !tables[name].isOnlyLoaded)) {
  moves[name] = await drawMoves(house, tables[name], 'instant');
  animated[name] = await drawMoves(house, tables[name], 'fast');
}
const shelf = words.length > 0 ? undefined : await homeOfMany(house);
const offline = await offlineSize(house);
await workers.stop();
await house.close();

const sorted = values => values.toSorted((a, b) => a - b);
const median = (values = []) => sorted(values)[Math.floor(values.length / 2)];
const late = (values = []) => sorted(values)[Math.floor(values.length * 0.95)];
const loaded = what => name => median(loads[name].map(each => each[what]));
const spread = what => name => {
  const values = sorted(loads[name].map(each => each[what]));
  return values[0] === undefined ? undefined : `${Math.round(values[0])}-${Math.round(values.at(-1))}`;
};

/** What is told, and its limit, if it has one. */
const rows = [
  { what: 'JavaScript until the board, kB', limit: 150, of: loaded('js') },
  { what: 'everything until the board, kB', limit: 300, of: loaded('all') },
  { what: 'first screen can be used, ms', of: loaded('home') },
  { what: 'board is painted, ms', of: loaded('board') },
  { what: 'first choice is possible, ms', limit: 2000, of: name => loaded('choice')(name) ?? loaded('board')(name) },
  { what: '  from the fastest visit to the slowest', of: name => spread('choice')(name) ?? spread('board')(name) },
  { what: 'longest task until 3 s later, ms', limit: 200, of: loaded('longest') },
  { what: 'a move is drawn, ms, 95th percentile', limit: 100, of: name => late(moves[name]?.moves) },
  { what: '  the median of them', of: name => median(moves[name]?.moves) },
  { what: '  so many moves', of: name => moves[name]?.moves.length },
  { what: 'with animation, 95th percentile', limit: 100, of: name => late(animated[name]?.moves) },
  { what: '  the median of them', of: name => median(animated[name]?.moves) },
  { what: '  so many moves', of: name => animated[name]?.moves.length },
  { what: 'longest task meanwhile, ms', limit: 200, of: name => longestOf(name) },
  { what: 'a piece is picked up, ms, 95th percentile', of: name => late(moves[name]?.picks) },
  { what: 'presses that did nothing', of: name => moves[name]?.idle },
  { what: 'fetched unasked in the 3 s after the choice, kB', of: loaded('after') },
];

function longestOf(name) {
  return moves[name] && Math.max(moves[name].longest, animated[name].longest);
}

const line = (what, cells) => `${what.padEnd(50)}${cells.map(cell => cell.padStart(14)).join('')}\n`;
let isBeyond = false;
const told = (value, limit) => {
  if (value === undefined || Number.isNaN(value)) return '-';
  if (typeof value === 'string') return value;
  const isOver = value > limit;
  isBeyond ||= isOver;
  return `${isOver ? 'BEYOND ' : ''}${Math.round(value)}`;
};
process.stdout.write(line('', ['limit', ...names]));
for (const { what, limit, of } of rows)
  process.stdout.write(
    line(what, [limit === undefined ? '' : String(limit), ...names.map(name => told(of(name), limit))]),
  );
if (shelf !== undefined)
  process.stdout.write(line('\nfirst screen with 1,000 kept games: longest task', ['100', told(shelf, 100)]));
process.stdout.write(`
Sizes are compressed, with headers. Loads are medians of ${RUNS} first visits, taken in turn. The page's own thread is four
times slower than here; its workers ${workers.isSlow ? 'get a quarter of a processor each' : 'are NOT slowed: no control group of version 1 can be made here'}. Left out:
the copy of everything for play without a network, ${Math.round(offline)} kB, which the service worker fetches when the page is
idle; the way of an online move to the server (network not throttled there); how long an animation goes on after its
first frame; painting off the main thread.
Load of the machine, of ${availableParallelism()} cores: ${loadBefore} before, ${load()} after.
`);
process.exitCode = isBeyond ? 1 : 0;
