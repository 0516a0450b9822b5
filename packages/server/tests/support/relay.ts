import net, { type AddressInfo } from 'node:net';

/** Stands between a server and its database, and can let nothing through: to the server, the database hangs. */
export class Relay {
  readonly #server: net.Server;
  readonly #sockets = new Set<net.Socket>();
  #isHeld = false;
  #delay = 0;

  private constructor(to: { host: string; port: number }) {
    this.#server = net.createServer(near => {
      const far = net.connect(to.port, to.host);
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', data => {
          if (this.#delay === 0) into.write(data);
          // Timers of one length fire in the order in which they were set.
          else setTimeout(() => into.write(data), this.#delay);
        });
        from.on('error', () => {});
        from.on('close', () => {
          this.#sockets.delete(from);
          into.destroy();
        });
        if (this.#isHeld) from.pause();
      }
    });
  }

  /** Returns the relay and the database's address through it. */
  static async before(databaseUrl: string): Promise<{ relay: Relay; url: string }> {
    const url = new URL(databaseUrl);
    const relay = new Relay({ host: url.hostname, port: Number(url.port) });
    await new Promise<void>(resolve => {
      relay.#server.listen(0, '127.0.0.1', resolve);
    });
    url.port = `${(relay.#server.address() as AddressInfo).port}`;
    return { relay, url: url.href };
  }

  /** Everything takes so many milliseconds from now on. */
  slow(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  hold(): void {
    this.#isHeld = true;
    for (const socket of this.#sockets) socket.pause();
  }

  release(): void {
    this.#isHeld = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
