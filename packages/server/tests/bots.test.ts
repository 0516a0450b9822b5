import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Me } from '@hanga/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { ServerProcess } from './support/process.ts';
import { Program } from './support/program.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../docs/bots/${name}`, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterAll(() => server.kill());

/** Runs a bot of docs/BOTS.md as people do, until it has played one game. */
function run(command: readonly [string, ...string[]], secret: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const [program, ...args] = command;
    const child = spawn(program, [...args, server.address, secret, '1'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.once('error', reject);
    child.once('exit', code => resolve({ code, said }));
  });
}

const bots: readonly [string, readonly [string, ...string[]]][] = [
  ['Python', ['python3', fileOf('bot.py')]],
  ['TypeScript', [process.execPath, fileOf('bot.ts')]],
];

test.for(bots)(
  'the bot in %s follows an invitation and plays a whole game',
  { timeout: 180_000 },
  async ([language, command], { skip }) => {
    if (language === 'Python' && !hasPython) skip('There is no python3 here: the bot in Python is not tried.');
    const { owner, secret } = await Program.called(`Bot in ${language}`, server.address, ['tables:read', 'play']);
    const bot = run(command, secret);
    const host = await Person.called('Host', server.address);
    const { games } = await host.get<Me>('/api/me');
    const level = games.find(({ id }) => id === 'kanagawa')?.bots[0];
    const seats = [{ kind: 'open' }, { kind: 'bot', level }];
    const id = await host.open({ seats, sit: false });
    const place = host.at(id);
    await place.until(({ table }) => table !== undefined);
    expect(await host.post(`/api/tables/${id}/invite`, { player: owner.id })).toEqual({});
    await place.soon('the bot sits down', ({ table }) => table.seats[0]?.kind === 'person');
    expect(await place.do({ kind: 'start' })).toBeUndefined();
    const { code, said } = await bot;
    expect(code, said).toBe(0);
    expect(said).toContain('over:');
    await place.soon('the end', ({ table }) => table.status === 'finished');
    expect(place.table.seats[0]).not.toHaveProperty('stoodIn');
    host.close();
  },
);
