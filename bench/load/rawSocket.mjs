// As little of a WebSocket client as can be: what the driver spends, the servers under test do not have.
import net from 'node:net';

/** Opens a socket; `onText` gets every text frame. */
export function openSocket({ host, port, path, cookie, onText, onClose }) {
  const socket = net.connect({ host, port, noDelay: true });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n` +
      `${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
  );
  let isOpen = false;
  let rest;
  socket.on('data', data => {
    let buffer = rest ? Buffer.concat([rest, data]) : data;
    rest = undefined;
    if (!isOpen) {
      const end = buffer.indexOf('\r\n\r\n');
      if (end < 0) {
        rest = buffer;
        return;
      }
      if (!buffer.subarray(0, 12).toString().endsWith('101')) {
        socket.destroy(new Error(`no WebSocket here: ${buffer.subarray(0, 40)}`));
        return;
      }
      isOpen = true;
      buffer = buffer.subarray(end + 4);
    }
    let at = 0;
    while (buffer.length - at >= 2) {
      const opcode = buffer[at] & 15;
      let length = buffer[at + 1] & 127;
      let head = 2;
      if (length === 126) {
        if (buffer.length - at < 4) break;
        length = buffer.readUInt16BE(at + 2);
        head = 4;
      } else if (length === 127) {
        if (buffer.length - at < 10) break;
        length = Number(buffer.readBigUInt64BE(at + 2));
        head = 10;
      }
      if (buffer.length - at < head + length) break;
      const body = buffer.subarray(at + head, at + head + length);
      at += head + length;
      if (opcode === 1) onText(body);
      else if (opcode === 9) socket.write(frame(10, body));
    }
    if (at < buffer.length) rest = buffer.subarray(at);
  });
  socket.on('error', error => onClose?.(error));
  socket.on('close', () => onClose?.());
  return { send: text => socket.write(frame(1, Buffer.from(text))), close: () => socket.destroy() };
}

/** Masked with zeros, which leaves the bytes as they are. */
function frame(opcode, body) {
  const long = body.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 128 | opcode;
  head[1] = 128 | (long ? 126 : body.length);
  if (long) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
