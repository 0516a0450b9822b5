// Tables on Hanga's own server, as `hanga serve` runs it: SQLite, every move on disk before anybody hears of it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { addressFor, SEATS } from './driver.mjs';
import { openSocket } from './rawSocket.mjs';

const bin = fileURLToPath(new URL('../../packages/cli/bin/hanga.mjs', import.meta.url));
/** People who play at many tables each, as seats are what counts. */
const PEOPLE = 60;

/** `tablesPerSocket`: at how many tables each player plays by one socket. */
export async function startHanga({ flags = ['--idle-after', '600'], nodeFlags = [], tablesPerSocket = 1 } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'hanga-load-'));
  const many = '9000000';
  const child = spawn(
    process.execPath,
    [
      ...nodeFlags,
      ...[bin, 'serve', '--no-page', '--host', '0.0.0.0', '--port', '0', '--data', data, '--log', 'error'],
      ...['--sockets-per-address', many, '--tables-per-address', many, '--requests-per-minute', many],
      ...flags,
    ],
    { stdio: ['ignore', 'pipe', nodeFlags.includes('--inspect=0') ? 'pipe' : 'inherit'] },
  );
  let inspector = '';
  child.stderr?.on('data', text => {
    inspector += text;
  });
  const port = await new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`hanga serve ended with ${code}`)));
    child.stdout.on('data', text => resolve(Number(/:(\d+)\//.exec(String(text))?.[1])));
  });
  process.once('exit', () => child.kill('SIGKILL'));

  const people = [];
  for (let i = 0; i < PEOPLE; i++) people.push(await newPerson(port, i));
  const groups = new Map();
  return {
    name: 'hanga',
    pid: child.pid,
    port,
    inspector: () => /ws:\S+/.exec(inspector)?.[0],
    openTable(number) {
      const group = Math.floor(number / tablesPerSocket);
      if (!groups.has(group)) groups.set(group, openSockets(port, people, group));
      return openTable(port, groups.get(group), number);
    },
    stop() {
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function newPerson(port, i) {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Player ${i}` }),
  });
  return { cookie: response.headers.getSetCookie()[0].split(';')[0] };
}

/** Three players, each at a socket of their own. What comes goes to the table that it is about. */
async function openSockets(port, people, group) {
  const players = Array.from({ length: SEATS }, (_, seat) => people[(group * SEATS + seat) % PEOPLE]);
  const tables = new Map();
  const sockets = await Promise.all(
    players.map(
      ({ cookie }, seat) =>
        new Promise((resolve, reject) => {
          const onText = body => {
            const head = body.latin1Slice(0, Math.min(60, body.length));
            if (head.startsWith('{"t":"state"')) readState(tables.get(head.slice(22, 44)), seat, body);
            else if (head.startsWith('{"t":"table"')) tables.get(head.slice(28, 50)).onTable[seat]();
            else if (head.startsWith('{"t":"refused"')) tables.get(head.slice(24, 46)).onRefused(String(body));
            else if (head.startsWith('{"t":"welcome"')) resolve(socket);
          };
          const host = addressFor(group);
          const socket = openSocket({ host, port, path: '/socket', cookie, onText, onClose: reject });
        }),
    ),
  );
  return { players, sockets, tables };
}

/** A table with three players, begun. `move` makes whoever must act act. */
async function openTable(port, group, number) {
  const { players, sockets, tables } = await group;
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'open' }));
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: players[0].cookie },
    body: JSON.stringify({ key: `load-table-${number}`, game: 'kanagawa', seats, private: true }),
  });
  const { id } = await response.json();
  if (!id) throw new Error('a table could not be opened');
  const table = { seen: seats.map(() => -1), seq: -1, asked: undefined, onSeen: () => {}, onTable: [] };
  tables.set(id, table);
  let keys = 0;
  const deed = (seat, what) =>
    sockets[seat].send(`{"t":"do","table":"${id}","key":"load-${number}-${keys++}","what":${what}}`);
  for (let seat = 0; seat < SEATS; seat++) {
    await new Promise(resolve => {
      table.onTable[seat] = resolve;
      sockets[seat].send(`{"t":"watch","table":"${id}"}`);
    });
    if (seat > 0) deed(seat, `{"kind":"sit","name":"P${seat}","seat":${seat}}`);
  }
  await new Promise((resolve, reject) => {
    table.onSeen = seq => seq === 0 && resolve();
    // Those who sit down and the host who starts come by different sockets: in any order.
    table.onRefused = () => setTimeout(() => deed(0, '{"kind":"start"}'), 20);
    setTimeout(() => reject(new Error('a table did not start')), 60_000).unref();
    deed(0, '{"kind":"start"}');
  });
  table.onRefused = text => {
    throw new Error(`refused: ${text}`);
  };
  table.move = random => {
    const { seat, question, legal } = table.asked;
    const action = JSON.stringify(legal[Math.floor(random() * legal.length)]);
    deed(seat, `{"kind":"move","question":${question},"action":${action}}`);
  };
  table.close = () => {
    for (const socket of sockets) socket.close();
  };
  return table;
}

/** Only the beginning is read, and what is legal by whoever must act: a browser would draw the rest. */
function readState(table, seat, body) {
  const head = body.latin1Slice(0, Math.min(120, body.length));
  const [, seq, actor] = /"seq":(\d+),"toAct":\[(\d*)/.exec(head);
  if (actor === '') table.isOver = true;
  else if (Number(actor) === seat) {
    const { question, legal } = JSON.parse(`${body.latin1Slice(0, body.indexOf(',"canRedo"'))}}`);
    table.asked = { seat, question, legal };
  }
  const number = Number(seq);
  table.seen[seat] = number;
  if (table.seen.every(one => one === number)) {
    table.seq = number;
    table.onSeen(number);
  }
}
