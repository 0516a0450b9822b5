// As little of a WebSocket client as can be: what the driver spends, the servers under test do not have.
import net from 'node:net';

/** All sockets are read into the same memory, one after the other: what is kept of it is copied. */
const memory = Buffer.alloc(256 * 1024);

/** Opens a socket; `onText` gets every text frame, whose bytes are there only until it returns. */
export function openSocket({ host, port, path, cookie, onText, onClose }) {
  const onread = {
    buffer: memory,
    callback(length) {
      read(memory.subarray(0, length));
      return true;
    },
  };
  const socket = net.connect({ host, port, noDelay: true, onread });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n` +
      `${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
  );
  let isOpen = false;
  let rest;
  const read = data => {
    let buffer = rest ? Buffer.concat([rest, data]) : data;
    rest = undefined;
    if (!isOpen) {
      const end = buffer.indexOf('\r\n\r\n');
      if (end < 0) {
        rest = Buffer.from(buffer);
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
      else if (opcode === 9) socket.write(pong(body));
    }
    if (at < buffer.length) rest = Buffer.from(buffer.subarray(at));
  };
  socket.on('error', error => onClose?.(error));
  socket.on('close', () => onClose?.());
  return { send: text => socket.write(textFrame(text), 'latin1'), close: () => socket.destroy() };
}

/** Masked with zeros, which leaves the bytes as they are. Only ASCII is sent. */
function textFrame(text) {
  const { length } = text;
  const head =
    length > 125
      ? String.fromCharCode(0x81, 0xfe, length >> 8, length & 255)
      : `\x81${String.fromCharCode(128 | length)}`;
  return `${head}\0\0\0\0${text}`;
}

const pong = body => Buffer.concat([Buffer.of(0x8a, 128 | body.length, 0, 0, 0, 0), body]);
