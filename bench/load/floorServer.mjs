// The least that a server of Node can do for a move: read one message, write as many bytes as Hanga's states have to
// each of the three sockets of its table. No rules, no storage, no checks, no WebSocket library.
import net from 'node:net';
import process from 'node:process';

/** About the bytes of a state of Kanagawa for three. */
const STATE = Number(process.env.LOAD_STATE ?? 1400);
const frame = Buffer.alloc(STATE + 4, 'x');
frame[0] = 0x81;
frame[1] = 126;
frame.writeUInt16BE(STATE, 2);

const tables = new Map();
const server = net.createServer({ noDelay: true }, socket => {
  let sockets;
  socket.on('error', () => socket.destroy());
  socket.on('data', data => {
    if (sockets) {
      for (const other of sockets) other.write(frame);
      return;
    }
    const [, id] = /^GET \/(\d+)/.exec(data.latin1Slice(0, 40));
    sockets = tables.get(id) ?? [];
    tables.set(id, sockets);
    sockets.push(socket);
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n\x81\x02hi',
      'latin1',
    );
  });
});
server.listen({ port: 0, host: '0.0.0.0', backlog: 4096 }, () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
