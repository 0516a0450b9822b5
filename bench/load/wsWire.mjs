// The server's side of a WebSocket by the library `ws`, in the place of the server's own: the same methods and
// callbacks. The handshake is the server's own on both sides; what comes after it is what is compared.
import { createRequire } from 'node:module';

// The copy that the server's tests use.
const { WebSocket } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('ws');

/** What `new WebSocketServer({ noServer: true, perMessageDeflate: false, … })` hands to each socket. */
const options = {
  allowSynchronousEvents: true,
  autoPong: false,
  closeTimeout: 5000,
  maxBufferedChunks: 1024,
  maxFragments: 1024,
  skipUTF8Validation: false,
};
const NOTHING = Buffer.alloc(0);

/** Sockets that were written to and are sent when all that is under way has been done, as the server's own are. */
let corked = [];

function uncorkAll() {
  const now = corked;
  corked = [];
  for (const stream of now) stream.uncork();
}

export class Wire {
  #ws;
  #stream;
  #end;
  #most;
  isAlive = true;

  constructor(stream, limits, end) {
    this.#stream = stream;
    this.#end = end;
    this.#most = limits.backlog;
    const ws = new WebSocket(null, undefined, options);
    this.#ws = ws;
    ws.setSocket(stream, NOTHING, { ...options, maxPayload: limits.message });
    ws.on('error', () => {});
    ws.on('message', (data, isBinary) => {
      if (ws.readyState !== WebSocket.OPEN) return;
      if (isBinary) end.onBinary();
      else end.onText(data.toString());
    });
    ws.on('ping', body => {
      if (ws.readyState !== WebSocket.OPEN || this.#isStuck()) return;
      ws.pong(body);
      end.onControl();
    });
    ws.on('pong', () => {
      this.isAlive = true;
      end.onControl();
    });
    ws.on('close', () => end.onGone());
  }

  get backlog() {
    return this.#ws.bufferedAmount;
  }

  #isStuck() {
    if (this.backlog <= this.#most) return false;
    this.#ws.terminate();
    this.#end.onStuck();
    return true;
  }

  send(text) {
    if (this.#ws.readyState !== WebSocket.OPEN || this.#isStuck()) return;
    if (this.#stream.writableCorked === 0) {
      if (corked.length === 0) process.nextTick(uncorkAll);
      corked.push(this.#stream);
      this.#stream.cork();
    }
    this.#ws.send(text);
  }

  ping() {
    this.isAlive = false;
    if (this.#ws.readyState === WebSocket.OPEN) this.#ws.ping();
  }

  pause() {
    this.#ws.pause();
  }

  resume() {
    this.#ws.resume();
  }

  close(code) {
    this.#ws.close(code);
  }

  cut() {
    this.#ws.terminate();
  }
}
