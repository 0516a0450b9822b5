// Tables on a server that does nothing but pass bytes on: what sockets alone cost, on this machine and in this run.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addressFor, SEATS } from './driver.mjs';
import { openSocket } from './rawSocket.mjs';

export async function startFloor() {
  const child = fork(fileURLToPath(new URL('./floorServer.mjs', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', code => reject(new Error(`the bare server ended with ${code}`)));
  });
  return {
    name: 'bare sockets',
    pid: child.pid,
    openTable: number => openTable(port, number),
    stop: () => child.kill('SIGKILL'),
  };
}

/** As long as a move of Kanagawa is. */
const MOVE = 'x'.repeat(150);

async function openTable(port, number) {
  const table = { heard: 0, onSeen: () => {} };
  const sockets = [];
  for (let seat = 0; seat < SEATS; seat++) {
    await new Promise((resolve, reject) => {
      const onText = body => {
        if (body.length === 2) resolve();
        else if (++table.heard % SEATS === 0) table.onSeen();
      };
      sockets.push(openSocket({ host: addressFor(number), port, path: `/${number}`, onText, onClose: reject }));
    });
  }
  table.move = random => sockets[Math.floor(random() * SEATS)].send(MOVE);
  return table;
}
