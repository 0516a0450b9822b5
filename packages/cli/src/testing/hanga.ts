import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/hanga.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Setting {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own, gone when the tests of the file are over. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanga-cli-'));
  folders.push(folder);
  return folder;
}

/** The command as a process of its own, in an English locale unless told otherwise. */
function launch(args: readonly string[], { cwd, env }: Setting): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [bin, ...args], {
    ...(cwd !== undefined && { cwd }),
    env: { PATH, LANG: 'C.UTF-8', ...env },
  });
}

/** Runs the command to its end. */
export function hanga(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  const child = launch(args, setting);
  // A command that has all it needs leaves the rest of its input unread.
  child.stdin?.on('error', () => {});
  child.stdin?.end(setting.input ?? '');
  return new Promise((resolve, reject) => {
    const told = { stdout: '', stderr: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      told.stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      told.stderr += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, ...told }));
  });
}

/** A command that is still running, to type to and to end by a signal. */
export interface Running {
  /** Types a line each time the command asks for one, and waits until it asks again. */
  answer(line: string, times: number): Promise<void>;
  end(signal: NodeJS.Signals): Promise<{ code: number | null; stdout: string }>;
}

export function start(args: readonly string[], setting: Setting = {}): Running {
  const child = launch(args, setting);
  let stdout = '';
  let onText = (): void => {};
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    onText();
  });
  const closed = new Promise<number | null>(resolve => {
    child.on('close', resolve);
  });
  const asked = (): Promise<void> =>
    new Promise(resolve => {
      onText = () => {
        if (stdout.endsWith('> ')) resolve();
      };
      onText();
    });
  return {
    async answer(line, times) {
      for (let i = 0; i < times; i++) {
        await asked();
        stdout += '\n';
        child.stdin?.write(`${line}\n`);
      }
      await asked();
    },
    async end(signal) {
      child.kill(signal);
      return { code: await closed, stdout };
    },
  };
}
