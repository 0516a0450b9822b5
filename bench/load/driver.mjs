// The same people for both servers: each table makes a move every two seconds, and the clock runs until its last player
// has the state that follows.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import process from 'node:process';

export const SEATS = 3;
export const EVERY = Number(process.env.LOAD_EVERY ?? 2000);

/** One address has only so many ports to come from: further tables are reached by another. */
export const addressFor = number => `127.0.0.${1 + Math.floor(number / 8000)}`;

/** Plays all tables for a while; returns what it took. */
export async function playFor(tables, seconds, pid) {
  const latencies = [];
  let [moves, late, broken] = [0, 0, 0];
  const end = performance.now() + seconds * 1000;
  const cpuBefore = cpuOf(pid);
  const ownBefore = process.cpuUsage();
  const began = performance.now();
  await Promise.all(
    tables.map(
      (table, i) =>
        new Promise(resolve => {
          // Spread evenly over the two seconds, as people are.
          const first = began + (i / tables.length) * EVERY;
          const turn = due => {
            if (due >= end || table.isOver) {
              resolve();
              return;
            }
            setTimeout(
              () => {
                const click = performance.now();
                const gaveUp = setTimeout(() => {
                  broken++;
                  resolve();
                }, 30_000);
                table.onSeen = () => {
                  clearTimeout(gaveUp);
                  table.onSeen = () => {};
                  const took = performance.now() - click;
                  latencies.push(took);
                  moves++;
                  if (took > EVERY) late++;
                  turn(Math.max(due + EVERY, performance.now()));
                };
                table.move(Math.random);
              },
              Math.max(0, due - performance.now()),
            );
          };
          turn(first);
        }),
    ),
  );
  const elapsed = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = part => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))];
  const own = process.cpuUsage(ownBefore);
  return {
    tables: tables.length,
    moves,
    perSecond: moves / elapsed,
    p50: at(0.5),
    p99: broken > 0 ? Number.POSITIVE_INFINITY : at(0.99),
    max: at(1),
    late,
    broken,
    serverCpu: (cpuOf(pid) - cpuBefore) / elapsed,
    driverCpu: (own.user + own.system) / 1e6 / elapsed,
    serverCpuPerMove: ((cpuOf(pid) - cpuBefore) / moves) * 1e6,
    memory: memoryOf(pid),
  };
}

/** Seconds of processor that a process has used so far, all its threads. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
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
