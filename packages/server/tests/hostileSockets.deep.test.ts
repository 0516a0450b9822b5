import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Person, playOn, seated } from './support/person.ts';
import { ServerProcess } from './support/process.ts';
import { RawSocket } from './support/rawSocket.ts';

const MEBIBYTE = 2 ** 20;

/** Of all that the process ever had in memory. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

const thrownOut = async (server: ServerProcess, why: string): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(new RegExp(`^hanga_refused_sockets_total\\{why="${why}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
};

/** Two people who sit down and play a few moves. */
async function othersPlay(server: ServerProcess): Promise<void> {
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const { places } = await seated(people);
  expect(await playOn(places, moves => moves >= 4)).toBe(4);
  for (const person of people) person.close();
}

/** A small machine: what piles up ends the process soon. */
const small = { NODE_OPTIONS: '--max-old-space-size=128' };

test('whoever floods with pings and reads nothing is cut off, and nothing piles up', async () => {
  const server = await ServerProcess.start({ env: small, flags: ['--messages-per-second', '10'] });
  const before = peakOf(server.pid);
  const sockets = await Promise.all(Array.from({ length: 4 }, () => RawSocket.open(server.port)));
  const ping = RawSocket.frame(9, Buffer.alloc(125, 'p'));
  await Promise.all(sockets.map(socket => socket.flood(Buffer.concat(Array.from({ length: 400 }, () => ping)))));
  expect(await thrownOut(server, 'flood')).toBe(4);
  await othersPlay(server);
  expect(peakOf(server.pid) - before).toBeLessThan(200 * MEBIBYTE);
  await server.kill();
});

test.each([
  ['pings', 9, Buffer.alloc(125, 'p')],
  ['questions', 1, Buffer.from('{"t":"ping","n":1}')],
])('whoever lets the answers to %s pile up is cut off, however much may be said', async (_, opcode, body) => {
  const server = await ServerProcess.start({ env: small, flags: ['--messages-per-second', '10000000'] });
  const before = peakOf(server.pid);
  const socket = await RawSocket.open(server.port);
  const frame = RawSocket.frame(opcode, body);
  await socket.flood(Buffer.concat(Array.from({ length: Math.ceil(50_000 / frame.length) }, () => frame)));
  expect(await thrownOut(server, 'stuck')).toBe(1);
  await othersPlay(server);
  expect(peakOf(server.pid) - before).toBeLessThan(200 * MEBIBYTE);
  await server.kill();
});

test('messages that never end, in ever more frames, are cut off', async () => {
  const server = await ServerProcess.start({ env: small });
  const before = peakOf(server.pid);
  const sockets = await Promise.all(Array.from({ length: 100 }, () => RawSocket.open(server.port)));
  for (const socket of sockets) await socket.send(RawSocket.frame(1, Buffer.of(120), { isLast: false }));
  const fragments = Buffer.concat(
    Array.from({ length: 100 }, () => RawSocket.frame(0, Buffer.of(), { isLast: false })),
  );
  await Promise.all(sockets.map(socket => socket.flood(fragments)));
  await othersPlay(server);
  expect(peakOf(server.pid) - before).toBeLessThan(100 * MEBIBYTE);
  await server.kill();
});

test('the beginnings of frames that never end keep no more than the chunk that they came in', async () => {
  const server = await ServerProcess.start({ env: small });
  const sockets = await Promise.all(Array.from({ length: 500 }, () => RawSocket.open(server.port)));
  const before = peakOf(server.pid);
  const whole = RawSocket.frame(1, Buffer.from(`{"t":"ping","n":1}${' '.repeat(8000)}`));
  const begun = RawSocket.frame(1, Buffer.alloc(8000, 'x')).subarray(0, 20);
  for (const socket of sockets) await socket.send(Buffer.concat([...Array.from({ length: 7 }, () => whole), begun]));
  await othersPlay(server);
  expect(peakOf(server.pid) - before).toBeLessThan(100 * MEBIBYTE);
  for (const socket of sockets) socket.destroy();
  await server.kill();
});
