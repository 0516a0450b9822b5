import { request } from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Person } from './support/person.ts';
import { ServerProcess } from './support/process.ts';

type Headers = Record<string, string>;

/** `fetch` may not set these headers. */
const statusOf = (server: ServerProcess, headers: Headers): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: server.port, path: '/api/tables', headers, agent: false },
      response => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end();
  });

const statuses = async (server: ServerProcess, from: readonly Headers[]): Promise<number[]> => {
  const answers: number[] = [];
  for (const headers of from) answers.push(await statusOf(server, headers));
  return answers;
};

const socketOutcome = (server: ServerProcess, headers: Headers, sockets: WebSocket[]): Promise<string> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, { headers });
    sockets.push(socket);
    socket.on('open', () => resolve('in'));
    socket.on('error', error => resolve(/\d{3}/.exec(String(error))?.[0] ?? String(error)));
  });

const outcomes = async (server: ServerProcess, from: readonly Headers[]): Promise<string[]> => {
  const sockets: WebSocket[] = [];
  const all: string[] = [];
  for (const headers of from) all.push(await socketOutcome(server, headers, sockets));
  for (const socket of sockets) socket.terminate();
  return all;
};

const forwarded = (...lists: string[]): Headers[] => lists.map(list => ({ 'x-forwarded-for': list }));
const three = ['--requests-per-minute', '3', '--sockets-per-address', '2'];

test('without a proxy no header makes one address into many', async () => {
  const server = await ServerProcess.start({ flags: three });
  const forged = forwarded('1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4');
  expect(await statuses(server, forged)).toEqual([200, 200, 200, 429]);
  expect(await outcomes(server, forged.slice(0, 3))).toEqual(['in', 'in', '429']);
  await server.kill();
}, 30_000);

test('behind one proxy its word counts, and nothing that stands before it', async () => {
  const server = await ServerProcess.start({ flags: [...three, '--trust-proxy'] });
  const forged = forwarded('1.1.1.1, 203.0.113.5', '2.2.2.2, 203.0.113.5', '203.0.113.5', '4.4.4.4, 203.0.113.5');
  expect(await statuses(server, forged)).toEqual([200, 200, 200, 429]);
  expect(await outcomes(server, forged.slice(0, 3))).toEqual(['in', 'in', '429']);
  const others = forwarded('203.0.113.6', '203.0.113.7', '203.0.113.8', '203.0.113.9');
  expect(await statuses(server, others)).toEqual([200, 200, 200, 200]);
  expect(await outcomes(server, others)).toEqual(['in', 'in', 'in', 'in']);
  await server.kill();
}, 30_000);

test('behind two proxies the word before the last counts', async () => {
  const server = await ServerProcess.start({ flags: [...three, '--trust-proxy', '2'] });
  const forged = forwarded(...['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'].map(one => `${one}, 203.0.113.5, 10.0.0.1`));
  expect(await statuses(server, forged)).toEqual([200, 200, 200, 429]);
  expect(await outcomes(server, forged.slice(0, 3))).toEqual(['in', 'in', '429']);
  await server.kill();
}, 30_000);

test('only proxies of the list are believed', async () => {
  const strangers = await ServerProcess.start({ flags: [...three, '--trust-proxy', '10.0.0.0/8,2001:db8::/32'] });
  const forged = forwarded('1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4');
  expect(await statuses(strangers, forged)).toEqual([200, 200, 200, 429]);
  expect(await outcomes(strangers, forged.slice(0, 3))).toEqual(['in', 'in', '429']);
  await strangers.kill();
  const known = await ServerProcess.start({ flags: [...three, '--trust-proxy', '127.0.0.0/8'] });
  expect(await statuses(known, forged)).toEqual([200, 200, 200, 200]);
  expect(await outcomes(known, forged)).toEqual(['in', 'in', 'in', 'in']);
  await known.kill();
}, 30_000);

test('the addresses of one IPv6 network count as one, for requests, sockets, tables and sign-ins', async () => {
  const server = await ServerProcess.start({
    flags: [
      '--requests-per-minute',
      '25',
      '--sockets-per-address',
      '2',
      '--tables-per-address',
      '1',
      '--trust-proxy',
      '1',
    ],
  });
  const home = (n: number): Headers => ({ 'x-forwarded-for': `2001:db8:1:2:${n}::${n}` });
  const next = (n: number): Headers => ({ 'x-forwarded-for': `2001:db8:1:${n + 3}::1` });
  expect(await outcomes(server, [home(1), home(2), home(3), next(1)])).toEqual(['in', 'in', '429', 'in']);
  const post = async (path: string, body: object, headers: Headers): Promise<number> =>
    (
      await fetch(server.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).status;
  const person = await Person.called('Ann', server.address);
  const opened: number[] = [];
  for (const [n, from] of [home(1), home(2), next(1)].entries()) {
    const table = { key: `table-${n}-of-many`, game: 'kanagawa', seats: [{ kind: 'open' }, { kind: 'open' }] };
    opened.push(await post('/api/tables', table, { ...from, cookie: person.cookie }));
  }
  expect(opened).toEqual([200, 429, 200]);
  const signIns: number[] = [];
  for (let n = 0; n < 11; n++) signIns.push(await post('/api/sign-in', { name: 'Bob', password: 'x' }, home(n)));
  expect(signIns).toEqual([...new Array<number>(10).fill(403), 429]);
  expect(await post('/api/sign-in', { name: 'Bob', password: 'x' }, next(1))).toBe(403);
  const asked = await statuses(
    server,
    Array.from({ length: 20 }, (_, n) => home(n)),
  );
  expect(asked.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(asked.at(-1)).toBe(429);
  await server.kill();
}, 60_000);

test('host and protocol are believed of a proxy alone', async () => {
  const headers = {
    'content-type': 'application/json',
    origin: 'https://hanga.example',
    'x-forwarded-host': 'hanga.example',
    'x-forwarded-proto': 'https',
  };
  const enter = async (server: ServerProcess): Promise<{ status: number; isSecure: boolean; socket: string[] }> => {
    const response = await fetch(`${server.address}/api/me`, { method: 'POST', headers, body: '{"name":"Ann"}' });
    const cookie = response.headers.getSetCookie()[0] ?? '';
    return { status: response.status, isSecure: /; Secure/i.test(cookie), socket: await outcomes(server, [headers]) };
  };
  const bare = await ServerProcess.start();
  expect(await enter(bare)).toEqual({ status: 403, isSecure: false, socket: ['403'] });
  await bare.kill();
  const behind = await ServerProcess.start({ flags: ['--trust-proxy', '127.0.0.1'] });
  expect(await enter(behind)).toEqual({ status: 200, isSecure: true, socket: ['in'] });
  await behind.kill();
}, 30_000);
