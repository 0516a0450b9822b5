import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

interface Told {
  readonly status: number;
  readonly text: string;
  readonly cached: string | undefined;
}

/** `fetch` would put a path in order before it is sent. */
const ask = (server: ServerProcess, path: string, body?: string, headers: Record<string, string> = {}): Promise<Told> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers, agent: false }, response => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, cached: response.headers['cache-control'] }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

const json = { 'content-type': 'application/json' };

describe.each(['sqlite', 'postgres'] as const)('with %s', engine => {
  test('what is malformed is refused as such, and reaches no database', async () => {
    const server = await ServerProcess.start(
      engine === 'postgres' ? { databaseUrl: await postgres.database('malformed') } : {},
    );
    const ann = await Person.called('Ann', server.address);
    for (const path of [
      '/api/players/%00',
      '/api/players/a%00b',
      '/api/tables/%00/record',
      '/api/tables/%00/history',
      '/api/ratings/%00',
      '/api/tables?after=%00',
      '/%00',
      '/api/players/%ff',
      '/api/players/%E0%A4%A',
      '/api/players/%',
      '/api/players/%ED%A0%80',
      '/api/tables?after=%ff',
      '/api/tables?after=%E0%A4%A',
      '/api/tables?%',
    ]) {
      const told = await ask(server, path);
      expect({ path, ...told }).toEqual({
        path,
        status: 400,
        text: '{"why":{"kind":"badMessage"}}',
        cached: 'no-store',
      });
    }
    const cookie = ann.cookie;
    for (const [path, body] of [
      ['/api/me', String.raw`{"name":"A\u0000nn"}`],
      ['/api/me', String.raw`{"name":"Ann","more":{"deep":["x\u0000"]}}`],
      ['/api/me', String.raw`{"name":"Ann","\u0000":1}`],
      ['/api/account', String.raw`{"name":"Ann","password":"12345678\u0000"}`],
      ['/api/code', String.raw`{"code":"\u0000"}`],
      ['/api/me', '{"name":"Ann","__proto__":{"x":1}}'],
      ['/api/me', '{"name":'],
      ['/api/me', '{"name":"A\0nn"}'],
    ] as const) {
      const told = await ask(server, path, body, { ...json, cookie });
      expect({ body, ...told }).toMatchObject({ body, status: 400, cached: 'no-store' });
    }
    // What only looks like it is text like any other.
    expect(await ask(server, '/api/players/%2500')).toMatchObject({ status: 404 });
    expect(await ask(server, '/api/me', String.raw`{"name":"A\\u0000"}`, { ...json, cookie })).toMatchObject({
      status: 200,
    });
    expect(server.log).toBe('');
    await server.kill();
  }, 60_000);
});

test('nothing but the page is kept by anybody on the way', async () => {
  const server = await ServerProcess.start({ flags: ['--requests-per-minute', '12'] });
  const ann = await Person.called('Ann', server.address);
  const cookie = { cookie: ann.cookie };
  const cases: readonly [path: string, status: number, body?: string | undefined, headers?: Record<string, string>][] =
    [
      ['/api/me', 200],
      ['/api/tables', 200],
      ['/api/me/tables', 401, undefined, { cookie: '' }],
      [`/api/players/${ann.id}`, 200],
      ['/api/players/nobody', 404],
      ['/api/me', 400, '{', json],
      ['/api/me', 415, 'x', { 'content-type': 'text/csv' }],
      ['/api/me', 403, '{"name":"x"}', { ...json, origin: 'https://elsewhere.example' }],
      ['/nowhere', 404],
      [`/api/players/${'x'.repeat(200)}`, 414],
      ['/livez', 200],
      ['/readyz', 200],
      ['/healthz', 200],
      ['/metrics', 200],
    ];
  for (const [path, status, body, headers] of cases) {
    expect({ path, ...(await ask(server, path, body, { ...cookie, ...headers })) }).toMatchObject({
      path,
      status,
      cached: 'no-store',
    });
  }
  for (let n = 0; n < 12; n++) await ask(server, '/api/me');
  expect(await ask(server, '/api/me')).toMatchObject({ status: 429, cached: 'no-store' });
  await server.kill();
}, 60_000);
