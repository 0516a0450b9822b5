import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const hanga = fileURLToPath(new URL('../../cli/bin/hanga.mjs', import.meta.url));

interface PageServer {
  readonly address: () => string;
  /** Its data folder. */
  readonly data: () => string;
  /** Kills the server without a word, and starts it again at the same address, on the same data. */
  readonly crash: () => Promise<void>;
}

/** A server for one file of tests. */
export function pageServer(more: readonly string[] = []): PageServer {
  let data = '';
  let server: ChildProcess;
  let address = '';
  const serve = (port: string): Promise<string> => {
    const flags = [
      '--port',
      port,
      '--data',
      data,
      '--bot-pace',
      '0',
      '--requests-per-minute',
      '10000',
      '--new-people',
      '10000',
      ...more,
    ];
    server = spawn(process.execPath, [hanga, 'serve', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
    return new Promise<string>((resolve, reject) => {
      server.once('exit', code => reject(new Error(`hanga serve ended with ${code}`)));
      server.stdout?.on('data', (said: Buffer) => {
        const found = /http:\/\/\S+/.exec(said.toString());
        if (found) resolve(found[0]);
      });
    });
  };
  beforeAll(async () => {
    data = mkdtempSync(path.join(tmpdir(), 'hanga-e2e-'));
    address = await serve('0');
  });
  afterAll(() => {
    server?.kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    address: () => address,
    data: () => data,
    async crash() {
      const gone = new Promise(resolve => server.once('exit', resolve));
      server.kill('SIGKILL');
      await gone;
      await serve(new URL(address).port);
    },
  };
}
