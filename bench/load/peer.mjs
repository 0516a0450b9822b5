// Tables on boardgame.io's server, over its own protocol (socket.io by WebSocket).
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { kanagawa } from '@hanga/games/kanagawa/rules';
import { fastRng } from '@hanga/kernel';
import { addressFor, SEATS } from './driver.mjs';
import { openSocket } from './rawSocket.mjs';

/** `onDisk`: by its own storage in files, made for this run. */
export async function startPeer({ onDisk = false } = {}) {
  const folder = onDisk ? mkdtempSync(path.join(tmpdir(), 'hanga-load-peer-')) : undefined;
  const child = fork(fileURLToPath(new URL('./peerServer.mjs', import.meta.url)), folder ? [folder] : [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', code => reject(new Error(`boardgame.io ended with ${code}`)));
  });
  return {
    name: onDisk ? 'boardgame.io, on disk' : 'boardgame.io, in memory',
    pid: child.pid,
    openTable: number => openTable(port, number),
    stop: () => {
      child.kill('SIGKILL');
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openTable(port, number) {
  // A match that nobody made is made when its first player comes; without credentials, which spares it a check.
  const matchID = `load-${number}`;
  const table = { seen: Array.from({ length: SEATS }, () => -1), seq: -1, question: undefined, onSeen: () => {} };
  const sockets = [];
  const rng = fastRng(number);
  for (let seat = 0; seat < SEATS; seat++) {
    await new Promise((resolve, reject) => {
      const emit = (...args) => sockets[seat].send(`42/kanagawa,${JSON.stringify(args)}`);
      const onText = body => {
        const head = body.latin1Slice(0, Math.min(40, body.length));
        if (head.startsWith('0{')) sockets[seat].send('40/kanagawa,');
        else if (head === '2') sockets[seat].send('3');
        else if (head.startsWith('40/kanagawa,')) emit('sync', matchID, `${seat}`, undefined, SEATS);
        else if (head.startsWith('42/kanagawa,["sync"')) {
          readState(table, seat, JSON.parse(body.utf8Slice(12))[2].state, rng);
          resolve();
        } else if (head.startsWith('42/kanagawa,["update"')) readUpdate(table, seat, body, rng);
      };
      const path = '/socket.io/?EIO=4&transport=websocket';
      sockets.push(openSocket({ host: addressFor(number), port, path, onText, onClose: reject }));
      table.moveOf ??= [];
      table.moveOf[seat] = action =>
        emit(
          'update',
          {
            type: 'MAKE_MOVE',
            payload: { type: 'act', args: [action], playerID: `${seat}` },
          },
          table.stateID,
          matchID,
          `${seat}`,
        );
    });
  }
  table.move = random => {
    const { seat, legal } = table.question;
    table.moveOf[seat](legal[Math.floor(random() * legal.length)]);
  };
  return table;
}

/** Whoever need not act next only notes which state they have: a browser would draw the rest. */
function readUpdate(table, seat, body, rng) {
  const at = body.indexOf('"_stateID":');
  const id = Number.parseInt(body.latin1Slice(at + 11, Math.min(at + 20, body.length)), 10);
  const isRead = table.actorAt?.id === id && table.actorAt.seat !== seat;
  if (isRead) see(table, seat, id);
  else readState(table, seat, JSON.parse(body.utf8Slice(12))[2], rng);
}

/** Its clients work out themselves what is legal: so does this one, for the seat that must act and no other. */
function readState(table, seat, state, rng) {
  const { G, _stateID, ctx } = state;
  if (ctx.gameover) table.isOver = true;
  const [actor] = kanagawa.toAct(G);
  table.actorAt = { id: _stateID, seat: actor };
  if (actor === seat) table.question = { seat, legal: kanagawa.legal(kanagawa.imagine(G, rng), seat) };
  see(table, seat, _stateID);
}

function see(table, seat, id) {
  table.stateID = id;
  table.seen[seat] = id;
  if (table.seen.every(one => one === id)) {
    table.seq = id;
    table.onSeen(id);
  }
}
