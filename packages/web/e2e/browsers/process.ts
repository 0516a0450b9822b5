import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const START = 30_000;

/** Starts a program and waits until it says what is looked for on its output; answers what was found. */
export async function startSaying(
  file: string,
  args: readonly string[],
  wanted: RegExp,
  options: SpawnOptions = {},
): Promise<{ readonly child: ChildProcess; readonly found: RegExpExecArray }> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let said = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const found = await new Promise<RegExpExecArray>((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`${file} ${why}: ${said.slice(-500)}`));
      timer = setTimeout(() => fail(`did not start in ${START / 1000} s`), START);
      child.once('error', error => fail(String(error)));
      child.once('exit', code => fail(`ended with ${code}`));
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (data: Buffer) => {
          said += data.toString();
          const match = wanted.exec(said);
          if (match) resolve(match);
        });
      }
    });
    return { child, found };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a program: politely, then not. */
export async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  child.kill();
  await Promise.race([gone, delay(3000, undefined, { ref: false })]);
  child.kill('SIGKILL');
}

/** A folder that a browser may fill, and how to be rid of it. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanga-browser-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

/** For programs that cannot choose a port of their own. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
