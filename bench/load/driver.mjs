// The same people for both servers: each table makes a move every two seconds, and the clock runs until its last player
// has the state that follows.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import process from 'node:process';

export const SEATS = 3;
export const EVERY = Number(process.env.LOAD_EVERY ?? 2000);

/** One address has only so many ports to come from: further tables are reached by another. */
export const addressFor = number => `127.0.0.${1 + Math.floor(number / 8000)}`;

/** Milliseconds after which nobody waits for a move's answer any more. */
const GIVE_UP = 30_000;

/**
 * Plays all tables for a while; returns what it took. The tables take turns, spread evenly over the two seconds, as
 * people are; one that still waits for its last move makes the next when that has come.
 */
export async function playFor(tables, seconds, pid) {
  const turns = Math.floor((tables.length * seconds * 1000) / EVERY);
  const latencies = new Float64Array(turns);
  let [next, begun, moves, late] = [0, 0, 0, 0];
  const clicks = new Float64Array(tables.length).fill(-1);
  const owes = new Uint8Array(tables.length);
  const click = i => {
    if (tables[i].isOver) return;
    owes[i] = 0;
    begun++;
    clicks[i] = performance.now();
    tables[i].move(Math.random);
  };
  for (const [i, table] of tables.entries()) {
    table.onSeen = () => {
      if (clicks[i] < 0) return;
      const took = performance.now() - clicks[i];
      clicks[i] = -1;
      latencies[moves++] = took;
      if (took > EVERY) late++;
      if (owes[i] > 0) click(i);
    };
  }
  const cpuBefore = cpuOf(pid);
  const mainBefore = mainThreadCpuOf(pid);
  const machineBefore = machineCpu();
  const ownBefore = process.cpuUsage();
  const began = performance.now();
  await new Promise(resolve => {
    const timer = setInterval(() => {
      const now = performance.now();
      for (; next < turns && began + (next / tables.length) * EVERY <= now; next++) {
        const i = next % tables.length;
        if (clicks[i] < 0) click(i);
        else owes[i] = 1;
      }
      const isOver = next === turns && (moves === begun || now > began + seconds * 1000 + GIVE_UP);
      if (!isOver) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  const broken = begun - moves;
  const elapsed = (performance.now() - began) / 1000;
  const sorted = latencies.subarray(0, moves).sort();
  const at = part => sorted[Math.min(moves - 1, Math.floor(part * moves))];
  const own = process.cpuUsage(ownBefore);
  const serverCpu = (cpuOf(pid) - cpuBefore) / elapsed;
  const driverCpu = (own.user + own.system) / 1e6 / elapsed;
  return {
    tables: tables.length,
    moves,
    perSecond: moves / elapsed,
    p50: at(0.5),
    p99: broken > 0 ? Number.POSITIVE_INFINITY : at(0.99),
    max: at(1),
    late,
    broken,
    serverCpu,
    driverCpu,
    /** What everything else on the machine took, and the machines beside it. */
    othersCpu: (machineCpu() - machineBefore) / elapsed - serverCpu - driverCpu,
    serverCpuPerMove: ((serverCpu * elapsed) / moves) * 1e6,
    mainThreadPerMove: ((mainThreadCpuOf(pid) - mainBefore) / moves) * 1e6,
    driverCpuPerMove: ((driverCpu * elapsed) / moves) * 1e6,
    memory: memoryOf(pid),
  };
}

/** Seconds of processor that a process has used so far, all its threads. */
export const cpuOf = pid => cpuIn(`/proc/${pid}/stat`);

/** Those of the thread that everybody waits for. */
const mainThreadCpuOf = pid => cpuIn(`/proc/${pid}/task/${pid}/stat`);

function cpuIn(file) {
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Seconds of processor that the whole machine has used so far, and that others took from it. */
function machineCpu() {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .split(/\s+/)
    .slice(1);
  return [user, nice, system, irq, softirq, steal].reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

/** How much processor everything but the server and this process takes, over some seconds. */
export async function othersFor(seconds, pid) {
  const used = () => machineCpu() - cpuOf(pid) - process.cpuUsage().user / 1e6 - process.cpuUsage().system / 1e6;
  const [before, began] = [used(), performance.now()];
  await new Promise(resolve => setTimeout(resolve, seconds * 1000));
  return (used() - before) / ((performance.now() - began) / 1000);
}

/** Bytes. */
export const memoryOf = pid => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;

/** Opens more tables, some at a time. */
export async function openTables(server, tables, wanted, together = 40) {
  const numbers = Array.from({ length: wanted - tables.length }, (_, i) => tables.length + i);
  const opened = [];
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        opened.push(await server.openTable(number));
      }
    }),
  );
  tables.push(...opened);
}
