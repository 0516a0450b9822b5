import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, seated } from '../../server/tests/support/person.ts';

const run = promisify(execFile);
const cli = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'hanga-packed-'));
const home = path.join(folder, 'home');
let server: ChildProcess | undefined;

/** As somebody who has nothing of ours but that file. npm's own cache may spare them a download. */
const hanga = (...args: string[]) =>
  run('npx', ['--no-install', 'hanga', ...args], { cwd: home, maxBuffer: 2 ** 26, timeout: 60_000 });

beforeAll(async () => {
  mkdirSync(home);
  await run('npm', ['pack', '--loglevel=error', '--pack-destination', folder], { cwd: cli });
  const [file] = readdirSync(folder).filter(name => name.endsWith('.tgz'));
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }');
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...flags, path.join(folder, file as string)], { cwd: home });
}, 300_000);

afterAll(async () => {
  if (server) {
    const ended = new Promise(resolve => server?.once('close', resolve));
    // All of its group: npx does not pass it on.
    process.kill(-(server.pid as number), 'SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test('the package holds all of ours and none of our sources, and wants no package of ours', () => {
  const packed = path.join(home, 'node_modules/hanga');
  expect(readdirSync(packed).sort()).toEqual(['README.md', 'bin', 'dist', 'package.json']);
  expect(existsSync(path.join(home, 'node_modules/@hanga'))).toBe(false);
  expect(readdirSync(path.join(packed, 'dist')).filter(name => name.endsWith('.ts'))).toEqual([]);
  expect(readFileSync(path.join(packed, 'dist/LICENCES.txt'), 'utf8')).toMatch(/^preact\n/m);
});

test('it simulates on its threads, and replays what it has played', async () => {
  const { stdout } = await hanga('simulate', 'kaigan', '--games', '4', '--cores', '2', '--bots', 'greedy', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ games: 4 });
  await hanga('simulate', 'kanagawa', '--games', '2', '--bots', 'random', '--records', 'games.ndjson');
  expect((await hanga('replay', 'games.ndjson', '--check')).stdout).toContain('2');
});

test('npx hanga serve: the page is there, and a game is played against a bot of its threads, to the end', async () => {
  const args = ['--no-install', 'hanga', 'serve', '--port', '0', '--data', 'data', '--bot-pace', '0'];
  const child = spawn('npx', [...args, '--messages-per-second', '1000'], {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LANG: 'C.UTF-8' },
  });
  server = child;
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`hanga serve ended with ${code}`)));
    child.stdout.on('data', (said: Buffer) => {
      const found = /http:\/\/[^/\s]+/.exec(said.toString());
      if (found) resolve(found[0]);
    });
  });
  const page = await (await fetch(address)).text();
  const [script] = /\/assets\/[\w-]+\.js/.exec(page) as RegExpExecArray;
  expect((await fetch(address + script)).headers.get('content-type')).toContain('javascript');

  const ann = await Person.called('Ann', address);
  const { places } = await seated([ann], { seats: [{ kind: 'open' }, { kind: 'bot', level: 'greedy' }] });
  const [place] = places;
  while (place!.table.status === 'running') {
    const { seq, legal } = place!.state;
    if (legal.length > 0) await place!.subscription.move(legal[0] as object);
    await place!.soon('the next move', ({ state, table }) => state.seq > seq || table.status !== 'running');
  }
  expect(place!.table.result?.scores).toHaveLength(2);
  ann.close();
}, 120_000);
