import { once } from 'node:events';
import net from 'node:net';

/** Milliseconds after which a flood should have been stopped. */
const PATIENCE = 60_000;

/** A WebSocket client that sends whatever bytes it is given, and reads nothing unless asked to. */
export class RawSocket {
  readonly #socket: net.Socket;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
  }

  static async open(port: number): Promise<RawSocket> {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    socket.on('error', () => {});
    socket.write(
      'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    if (!answer.toString().startsWith('HTTP/1.1 101')) throw new Error(`no WebSocket: ${answer.toString()}`);
    socket.pause();
    return new RawSocket(socket);
  }

  /** A frame, masked with zeros. */
  static frame(opcode: number, body: Buffer, { isLast = true }: { isLast?: boolean } = {}): Buffer {
    const head = Buffer.of((isLast ? 0x80 : 0) | opcode, 0x80 | Math.min(body.length, 126));
    const long = body.length < 126 ? Buffer.of() : Buffer.of(body.length >> 8, body.length);
    return Buffer.concat([head, long, Buffer.alloc(4), body]);
  }

  /** Resolves when the system has taken it. */
  async send(bytes: Buffer): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#socket.write(bytes, error => (error ? reject(error) : resolve()));
    });
  }

  /** Sends this again and again and reads nothing, until the other side ends it. */
  async flood(bytes: Buffer): Promise<void> {
    const end = performance.now() + PATIENCE;
    const closed = new Promise(resolve => this.#socket.once('close', resolve));
    while (!this.#socket.destroyed) {
      if (performance.now() > end) throw new Error(`still open after a flood of ${PATIENCE} ms`);
      await Promise.race([closed, this.send(bytes).catch(() => {}), new Promise(r => setTimeout(r, 1000).unref())]);
    }
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
