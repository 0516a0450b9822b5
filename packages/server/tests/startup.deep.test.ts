import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ran, run } from './support/command.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess } from './support/process.ts';

const hanga = fileURLToPath(new URL('../../cli/bin/hanga.mjs', import.meta.url));

const serve = (args: readonly string[], env?: Record<string, string>): Promise<Ran> =>
  run(['serve', '--no-page', '--port', '0', ...args], env);

/** One line that says what is wrong: wrong use, and not a fault of ours. */
async function saysWhy(args: readonly string[], words: RegExp, env: Record<string, string> = {}): Promise<void> {
  const { code, out, line } = await serve(args, env);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(line).toMatch(/^hanga: [^\n]+\n$/);
  expect(line).toMatch(words);
  expect(line).not.toMatch(/fault of ours|Error|\bat \//);
}

describe('the data folder', () => {
  test('holds a file that is no database', async () => {
    const data = freshFolder();
    writeFileSync(path.join(data, 'hanga.db'), 'This is a letter to my aunt, and no database at all. '.repeat(200));
    await saysWhy(['--data', data], /hanga\.db is not a database/);
    for (const command of ['backup', 'export', 'reset-password']) {
      const { code, line } = await run([command, path.join(data, 'copy'), '--data', data]);
      expect({ code, line }).toEqual({ code: 2, line: expect.stringContaining('is not a database') });
    }
  }, 60_000);

  test('holds a damaged database', async () => {
    const data = freshFolder();
    const server = await ServerProcess.start({ data });
    await server.end('SIGTERM');
    // Its first page is whole and tells of others, which are gone.
    truncateSync(path.join(data, 'hanga.db'), 4096);
    await saysWhy(['--data', data], /hanga\.db is damaged/);
  }, 60_000);

  test('is a file, or lies in one', async () => {
    const file = path.join(freshFolder(), 'file');
    writeFileSync(file, '');
    for (const data of [file, path.join(file, 'more')]) {
      await saysWhy(['--data', data], /file.* is not a folder/);
    }
  }, 60_000);

  test('is used by another server', async () => {
    const data = freshFolder();
    const server = await ServerProcess.start({ data });
    await saysWhy(['--data', data], /another Hanga is using/);
    await server.kill();
  }, 60_000);

  test.runIf(process.platform === 'linux')(
    'cannot be made',
    async () => {
      await saysWhy(['--data', '/proc/hanga'], /\/proc\/hanga cannot be created or written/);
    },
    60_000,
  );

  test('cannot be written', async ({ skip }) => {
    const data = mounted('ro', skip);
    await saysWhy(['--data', data], /cannot be created or written: the disk cannot/);
    await saysWhy(['--data', path.join(data, 'inside')], /cannot be created or written/);
  }, 60_000);

  test('lies on a disk that is full at once', async ({ skip }) => {
    // Where the log's index, or only the log itself, finds no more room.
    for (const size of ['24k', '64k', '100k'])
      await saysWhy(['--data', mounted(`size=${size}`, skip)], /the disk is full/);
  }, 60_000);
});

/** A small file system of its own, gone when the tests are. Where the machine allows none, the test is skipped. */
const mounts: string[] = [];
afterAll(() => {
  for (const folder of mounts) {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

function mounted(options: string, skip: (why: string) => never): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanga-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    skip('this machine lets nobody mount a file system here');
  }
  mounts.push(folder);
  return folder;
}

describe.concurrent('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  }, 60_000);
  afterAll(() => postgres.stop());

  const says = (DATABASE_URL: string, words: RegExp): Promise<void> =>
    saysWhy(['--data', '/proc/never-used'], words, { DATABASE_URL });

  test('is not there', async () => {
    const url = `postgres://hanga:secret@127.0.0.1:${await freePort()}/hanga`;
    await says(url, /cannot be reached at 127.*nothing listens/);
    await says('postgres://hanga@nowhere.invalid/hanga', /nowhere\.invalid:5432/);
    for (const command of ['backup', 'export', 'import']) {
      const { code, line } = await run([command, fileURLToPath(import.meta.url)], { DATABASE_URL: url });
      expect(code).toBe(2);
      expect(line).toMatch(/^hanga: [^\n]+\n$/);
      expect(line).not.toContain('secret');
    }
  }, 60_000);

  test('does not answer', async () => {
    const deaf = net.createServer(() => {});
    await new Promise<void>(resolve => {
      deaf.listen(0, '127.0.0.1', resolve);
    });
    const { port } = deaf.address() as AddressInfo;
    await says(`postgres://hanga@127.0.0.1:${port}/hanga`, /no answer came/);
    deaf.close();
  }, 60_000);

  test('has no such database', async () => {
    const url = postgres.url.replace(/postgres$/, 'nowhere');
    await says(url, /no database "nowhere"/);
  }, 60_000);

  test('does not know the password', async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query("create role locked login password 'right'");
    const { rows } = await client.query<{ hba_file: string }>('show hba_file');
    const file = rows[0]!.hba_file;
    const rules = execFileSync('cat', [file], { encoding: 'utf8' });
    writeFileSync(file, `host all locked 127.0.0.1/32 scram-sha-256\n${rules}`);
    await client.query('select pg_reload_conf()');
    await client.end();
    const url = postgres.url.replace('hanga@', 'locked:wrong-password@');
    await says(url, /does not let "locked" in/);
    const { line } = await serve([], { DATABASE_URL: url });
    expect(line).not.toContain('wrong-password');
  }, 60_000);

  test('has an address that is none', async () => {
    for (const url of ['hello', 'http://127.0.0.1/x', 'postgres://[/x']) await says(url, /DATABASE_URL must be like/);
  }, 60_000);

  test('lets nobody make tables', async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create role reader login');
    await client.end();
    await says(postgres.url.replace('hanga@', 'reader@'), /refuses: permission denied/);
  }, 60_000);
});

describe('the address to listen on', () => {
  test('is in use', async () => {
    const other = net.createServer();
    await new Promise<void>(resolve => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    await saysWhy(['--port', `${port}`, '--data', freshFolder()], /port \d+ .*in use/);
    other.close();
  }, 60_000);

  test.runIf(process.platform === 'linux')(
    'is not allowed',
    async ({ skip }) => {
      if (process.getuid?.() !== 0) {
        const words = /port 80 is not allowed/;
        return await saysWhy(['--port', '80', '--data', freshFolder()], words);
      }
      // Whoever may do everything lends the server the rights of nobody.
      const data = freshFolder();
      const allowed = execFileSync('cat', ['/proc/sys/net/ipv4/ip_unprivileged_port_start'], { encoding: 'utf8' });
      if (Number(allowed) <= 80) skip('on this machine everybody may listen on port 80');
      execFileSync('chown', ['65534', data]);
      const args = [hanga, 'serve', '--no-page', '--port', '80', '--data', data];
      const { code, line } = await new Promise<{ code: unknown; line: string }>(resolve => {
        execFile(process.execPath, args, { uid: 65534, gid: 65534, env: {}, cwd: '/' }, (error, _out, stderr) =>
          resolve({ code: error?.code, line: stderr }),
        );
      });
      expect({ code, line }).toEqual({
        code: 2,
        line: expect.stringMatching(/^hanga: port 80 is not allowed[^\n]+\n$/),
      });
    },
    60_000,
  );

  test('is not of this machine', async () => {
    for (const host of ['192.0.2.1', 'nowhere.invalid'])
      await saysWhy(['--host', host, '--data', freshFolder()], /is not an address of this/);
  }, 60_000);
});

test('it is told in French too, and what makes no sense before anything is opened', async () => {
  const data = freshFolder();
  writeFileSync(path.join(data, 'lock.db'), 'This is no database either. '.repeat(200));
  const french = { LANG: 'fr_FR.UTF-8' };
  await saysWhy(['--data', data], /lock\.db n’est pas une base de données/, french);
  await saysWhy(['--data', data, '--trust-proxy', 'me'], /--trust-proxy prend le nombre/, french);
  await saysWhy(['--data', data, '--public-url', 'me', '--lang', 'en'], /--public-url must be like/, french);
  await saysWhy(['--data', data], /HANGA_SMTP doit ressembler/, { ...french, HANGA_SMTP: 'me' });
}, 60_000);

test('good settings are taken', async () => {
  const server = await ServerProcess.start({
    flags: ['--public-url', 'https://hanga.example:8443/', '--trust-proxy', '10.0.0.0/8,::1', '--lang', 'fr'],
    env: { HANGA_SMTP: 'smtps://user:pass%20word@mail.example:465' },
  });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  await server.end('SIGTERM');
}, 60_000);

test('a folder that is not there is made, for nobody else to read', async () => {
  const data = path.join(freshFolder(), 'a', 'b');
  mkdirSync(path.dirname(data));
  const server = await ServerProcess.start({ data });
  const modes = execFileSync('stat', [
    '-c',
    '%a %n',
    data,
    ...['hanga.db', 'hanga.db-wal', 'lock.db'].map(file => path.join(data, file)),
  ]);
  expect(
    String(modes)
      .trim()
      .split('\n')
      .map(line => line.split(' ')[0]),
  ).toEqual(['700', '600', '600', '600']);
  await server.end('SIGTERM');
}, 60_000);

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
