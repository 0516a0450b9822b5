// What a table costs in memory when its players are there but nobody moves, and when nobody is there.
// node bench/load/memory.mjs [tables]
import process from 'node:process';
import { openTables, playFor } from './driver.mjs';
import { startHanga } from './hanga.mjs';

const wanted = Number(process.argv[2] ?? 1000);
const server = await startHanga({ flags: ['--idle-after', '3'], nodeFlags: ['--inspect=0'] });
const inspector = new WebSocket(server.inspector());
await new Promise(resolve => inspector.addEventListener('open', resolve));
let questions = 0;

const ask = method =>
  new Promise(resolve => {
    const id = ++questions;
    const listen = ({ data }) => {
      const answer = JSON.parse(data);
      if (answer.id !== id) return;
      inspector.removeEventListener('message', listen);
      resolve(answer.result);
    };
    inspector.addEventListener('message', listen);
    inspector.send(JSON.stringify({ id, method }));
  });

/** Bytes in use after a full collection: of the heap, and of buffers outside it. */
async function memory() {
  await ask('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

const settle = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000));
const tables = [];
await openTables(server, tables, 20);
await playFor(tables, 6, server.pid);
await settle(8);
const before = await memory();
await openTables(server, tables, wanted + 20);
await playFor(tables, 20, server.pid);
const playing = await memory();
await settle(Math.max(15, wanted / 50));
const idle = await memory();
for (const table of tables) table.close();
await settle(15);
const alone = await memory();
const kilobytes = after => ((after - before) / wanted / 1000).toFixed(1);
process.stdout.write(
  `${wanted} tables: ${kilobytes(playing)} kB each while they play, ${kilobytes(idle)} kB idle with three sockets each, ` +
    `${kilobytes(alone)} kB when everybody has gone\n`,
);
server.stop();
process.exit(0);
