// How large the page is and how fast, on a throttled phone, for each game and for a table of the server: `npm run
// page-speed`, or with names: `npm run page-speed -- kaigan online`. docs/PAGE.md keeps the figures.
import { availableParallelism, loadavg } from 'node:os';
import process from 'node:process';
import { firstLoad, offlineSize } from './firstLoad.mjs';
import { openHouse } from './house.mjs';
import { drawMoves } from './moves.mjs';
import { tables } from './phone.mjs';

const RUNS = 5;

const wanted = process.argv.slice(2).filter(name => name in tables);
const names = wanted.length > 0 ? wanted : Object.keys(tables);
const load = () => loadavg()[0].toFixed(1);
const loadBefore = load();

const house = await openHouse();
const loads = Object.fromEntries(names.map(name => [name, []]));
// One after the other, in turn: what else the machine does falls on all of them alike.
for (let run = 0; run < RUNS; run++) for (const name of names) loads[name].push(await firstLoad(house, tables[name]));
const moves = {};
for (const name of names) moves[name] = await drawMoves(house, tables[name]);
const offline = await offlineSize(house);
await house.close();

const sorted = values => values.toSorted((a, b) => a - b);
const median = values => sorted(values)[Math.floor(values.length / 2)];
const late = values => sorted(values)[Math.floor(values.length * 0.95)];
const loaded = what => name => median(loads[name].map(each => each[what]));

/** What is told, and its limit, if it has one. */
const rows = [
  { what: 'JavaScript until the board, kB', limit: 150, of: loaded('js') },
  { what: 'everything until the board, kB', limit: 300, of: loaded('all') },
  { what: 'first screen can be used, ms', of: loaded('home') },
  { what: 'board can be played, ms', limit: 2000, of: loaded('board') },
  { what: 'a move is drawn, ms, 95th percentile', limit: 100, of: name => late(moves[name].moves) },
  { what: '  the median of them', of: name => median(moves[name].moves) },
  { what: '  so many moves', of: name => moves[name].moves.length },
  { what: 'a piece is picked up, ms, 95th percentile', of: name => late(moves[name].picks) },
  { what: 'presses that did nothing', of: name => moves[name].idle },
  { what: 'fetched unasked in the 4 s after the board, kB', of: loaded('after') },
];

const line = (what, cells) => `${what.padEnd(48)}${cells.map(cell => cell.padStart(11)).join('')}\n`;
let isBeyond = false;
process.stdout.write(line('', ['limit', ...names]));
for (const { what, limit, of } of rows) {
  const cells = names.map(name => {
    const value = of(name);
    if (value === undefined || Number.isNaN(value)) return '-';
    const isOver = value > limit;
    isBeyond ||= isOver;
    return `${isOver ? 'BEYOND ' : ''}${Math.round(value)}`;
  });
  process.stdout.write(line(what, [limit === undefined ? '' : String(limit), ...cells]));
}
process.stdout.write(`
Sizes are compressed, with headers. Loads are medians of ${RUNS} first visits, taken in turn. Left out: the copy of
everything for play without a network, ${Math.round(offline)} kB, which the service worker fetches after the first game; the way of an
online move to the server (network not throttled there); animations, and pauses between moves of others.
Load of the machine, of ${availableParallelism()} cores: ${loadBefore} before, ${load()} after.
`);
process.exitCode = isBeyond ? 1 : 0;
