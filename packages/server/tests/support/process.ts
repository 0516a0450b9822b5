import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const hanga = fileURLToPath(new URL('../../../cli/bin/hanga.mjs', import.meta.url));

const folders: string[] = [];
const servers = new Set<ServerProcess>();
afterAll(async () => {
  await Promise.all([...servers].map(server => server.kill()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanga-server-'));
  folders.push(folder);
  return folder;
}

export interface ServerSetting {
  readonly data?: string;
  readonly databaseUrl?: string;
  readonly port?: number;
  readonly flags?: readonly string[];
  /** Serves the page too, which has to be built. */
  readonly page?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** `hanga serve` as people run it: a process of its own. */
export class ServerProcess {
  readonly address: string;
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  readonly #log: string[];

  private constructor(child: ChildProcess, address: string, log: string[]) {
    this.#child = child;
    this.address = address;
    this.port = Number(new URL(address).port);
    this.#log = log;
    this.#ended = new Promise(resolve => {
      child.once('exit', resolve);
    });
    servers.add(this);
  }

  static async start({
    data,
    databaseUrl,
    port = 0,
    flags = [],
    page = false,
    env = {},
  }: ServerSetting = {}): Promise<ServerProcess> {
    const { PATH = '' } = process.env;
    const args = [
      'serve',
      ...(page ? [] : ['--no-page']),
      '--port',
      `${port}`,
      '--data',
      data ?? freshFolder(),
      ...roomy,
      ...flags,
    ];
    const child = spawn(process.execPath, [hanga, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH, LANG: 'C.UTF-8', ...env, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    });
    const log: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => log.push(text));
    const address = await new Promise<string>((resolve, reject) => {
      child.once('exit', code => reject(new Error(`hanga serve ended with ${code}: ${log.join('')}`)));
      child.stdout?.on('data', (data: Buffer) => {
        const found = /http:\/\/[^/\s]+/.exec(data.toString());
        if (found) resolve(found[0]);
      });
    });
    return new ServerProcess(child, address, log);
  }

  get log(): string {
    return this.#log.join('');
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  get isUp(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** As when the power fails. */
  kill(): Promise<number | null> {
    return this.end('SIGKILL');
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    servers.delete(this);
    if (this.isUp) this.#child.kill(signal);
    return await this.#ended;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}

/** Tests come from one address, and in a hurry. */
const roomy = [
  ...['--bot-pace', '0', '--sockets-per-address', '2000', '--tables-per-address', '5000'],
  ...['--requests-per-minute', '100000', '--messages-per-second', '1000', '--new-people', '100000'],
];
