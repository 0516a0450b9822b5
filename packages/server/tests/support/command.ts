import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const hanga = fileURLToPath(new URL('../../../cli/bin/hanga.mjs', import.meta.url));

export interface Ran {
  readonly code: number | string | undefined;
  readonly out: string;
  /** What was said on stderr. */
  readonly line: string;
}

/** Runs a command of Hanga to its end, which is to come soon. */
export const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> =>
  new Promise(resolve => {
    const setting = { env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...env }, timeout: 30_000 };
    execFile(process.execPath, [hanga, ...args], setting, (error, out, line) =>
      resolve({ code: error ? (error.code ?? undefined) : 0, out, line }),
    );
  });
