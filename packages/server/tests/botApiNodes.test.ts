import { afterAll, beforeAll, expect, test } from 'vitest';
import { Postgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { Program } from './support/program.ts';

let postgres: Postgres;
let nodes: ServerProcess[];
beforeAll(async () => {
  postgres = await Postgres.start();
  const databaseUrl = await postgres.database('programs');
  nodes = [await ServerProcess.start({ databaseUrl }), await ServerProcess.start({ databaseUrl })];
});
afterAll(async () => {
  await Promise.all(nodes.map(node => node.kill()));
  await postgres.stop();
});

test('what happens at one node is told to programs at another, and tokens end there too', async () => {
  const [here, there] = nodes as [ServerProcess, ServerProcess];
  const host = await Program.called('Host', here.address);
  const guest = await Program.called('Guest', here.address);
  guest.owner.address = there.address;
  const news = await guest.stream('stream');
  await news.until('a beat', ({ beats }) => beats > 0);
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { id } = (await host.post('tables', { key: 'a-first-table', game: 'kanagawa', seats })).answer as {
    id: string;
  };
  await host.post(`tables/${id}/invite`, { player: guest.owner.id });
  await news.until('the invitation', stream => stream.last('invited') !== undefined);
  // Through the other node than that of its stream.
  guest.owner.address = here.address;
  expect((await guest.post(`tables/${id}/sit`, { key: 'sit-down-there' })).answer).toEqual({ ok: true });
  await news.until('the seat', stream => stream.last('seated') !== undefined);
  await host.post(`tables/${id}/start`, { key: 'and-we-begin' });
  await news.until('the start', stream => stream.last('seated')?.['status'] === 'running');
  const [{ id: token }] = await guest.owner.get<[{ id: string }]>('/api/me/tokens');
  await guest.owner.post('/api/me/tokens/revoke', { id: token });
  await news.until('the end', ({ isOver }) => isOver);
  expect(news.lines.at(-1)).toMatchObject({ t: 'end', code: 'badToken' });
  guest.owner.address = there.address;
  expect((await guest.get('me')).status).toBe(401);
});
