import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { GameRecord } from '@hanga/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaults, startServer } from '../src/index.ts';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { expectPicture, fetched, printed, type Shown } from './support/pictures.ts';
import { freshFolder, ServerProcess } from './support/process.ts';

const OPEN = { kind: 'open' } as const;
const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('what a link shows', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({ page: true });
  }, 60_000);
  afterAll(() => server.kill());

  const pageAt = async (where: string, language = 'en'): Promise<string> => {
    const { status, type, bytes } = await fetched(server.address + where, { 'accept-language': language });
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    return bytes.toString();
  };
  const tagOf = (html: string, name: string): string | undefined =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(html)?.[1];

  test('a table that waits invites, in two languages, with a picture; what people typed stays text', async () => {
    const marie = await Person.called('Marie', server.address);
    const clock = { kind: 'deadline', seconds: 24 * 3600 };
    const name = '<script>"$&\'& friends';
    const id = await marie.open({ game: 'kaigan', seats: [OPEN, OPEN, { kind: 'bot', level: 'random' }], clock, name });
    const html = await pageAt(`/table/${id}`);
    expect(tagOf(html, 'og:title')).toBe('Marie invites you to Kaigan, 3 players, over days');
    expect(tagOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(tagOf(html, 'og:description')).toContain('2 of 3 seats are taken');
    expect(html).toContain('&lt;script&gt;&quot;$&amp;');
    expect(html).not.toContain(name);
    expect(html).toContain('<div id="app"></div>');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    const french = await pageAt(`/table/${id}`, 'fr-FR,fr;q=0.9');
    expect(tagOf(french, 'og:title')).toBe('Marie vous invite à une partie de Kaigan, 3 joueurs, sur plusieurs jours');
    const image = tagOf(html, 'og:image') as string;
    expect(image.startsWith(`${server.address}/picture/${id}`)).toBe(true);
    const picture = await printed(image);
    expectPicture(picture);
    expect((await fetched(image, { 'if-none-match': picture.tag })).status).toBe(304);
    // Another table of the same options shows the same, and nothing is drawn again for it.
    const other = await marie.open({ game: 'kaigan', seats: [OPEN, OPEN, OPEN], private: true });
    expect((await printed(`${server.address}/picture/${other}`)).tag).toBe(picture.tag);
    expect((await fetched(`${server.address}/picture/${NOBODY}`)).status).toBe(404);
    expect(tagOf(await pageAt(`/table/${NOBODY}`), 'og:image')).toBeUndefined();
    expect((await fetched(`${server.address}/picture/x..%2F`)).status).toBe(404);
    marie.close();
  }, 120_000);

  test('a game shows how it stands, its end, and what each has made; to nobody where spectators are not wanted', async () => {
    const people = [await Person.called('Ann', server.address), await Person.called('Ben', server.address)];
    const { id, places } = await seated(people);
    const hidden = await seated(people, { private: true, spectators: false, name: 'Behind the screen' });
    await playOn(places, moves => moves >= 12);
    await playOn(hidden.places, moves => moves >= 12);
    const at = (where: string): Promise<Shown> => printed(`${server.address}/picture/${where}`);
    const cover = await at('cover/kanagawa');
    expectPicture(cover);
    const running = await at(id);
    expectPicture(running);
    expect(running.tag).not.toBe(cover.tag);
    expect((await at(hidden.id)).tag).toBe(cover.tag);
    expect(tagOf(await pageAt(`/table/${id}`), 'og:title')).toBe('Kanagawa: Ann and Player 2');
    const secret = await pageAt(`/table/${hidden.id}`);
    expect(secret).not.toContain('Ann');
    for (const table of [places, hidden.places]) await playOn(table, () => false);
    await (places[0] as AtTable).until(({ table }) => table.status === 'finished');
    const pictures = [await at(id), await at(`${id}/0`), await at(`${id}/1`)];
    for (const picture of pictures) expectPicture(picture);
    expect(new Set([...pictures, running, cover].map(({ tag }) => tag)).size).toBe(5);
    for (const seat of ['', '/0', '/1']) expect((await at(`${hidden.id}${seat}`)).tag).toBe(cover.tag);
    const { result } = (await people[0]!.get<GameRecord>(`/api/tables/${id}/record`)) as Required<GameRecord>;
    const replay = await pageAt(`/table/${id}/replay`);
    expect(tagOf(replay, 'og:title')).toMatch(/^Kanagawa: .* (has|have) won$/);
    expect(tagOf(replay, 'og:description')).toContain(`Ann ${result.scores[0]}`);
    const print = await pageAt(`/table/${id}/print/0`);
    expect(tagOf(print, 'og:title')).toBe('Kanagawa: what Ann made');
    expect(tagOf(print, 'og:image')).toContain(`/picture/${id}/0`);
    for (const person of people) person.close();
  }, 120_000);
});

test('what is drawn of a running game is what a spectator sees, to the letter', async () => {
  const told = path.join(freshFolder(), 'told.ndjson');
  process.env['TOLD'] = told;
  const server = await startServer({
    ...defaults,
    games: new URL('../../cli/src/serve/games.ts', import.meta.url).href,
    portraits: new URL('./support/tellingPortraits.mjs', import.meta.url).href,
    ...{ port: 0, data: freshFolder(), logLevel: 'silent' },
    limits: { ...defaults.limits, messagesPerSecond: 1000, messageBurst: 1000 },
  });
  const address = `http://127.0.0.1:${server.port}`;
  const people = await Promise.all(['Ann', 'Ben', 'Cho'].map(name => Person.called(name, address)));
  const looker = new Person(address);
  for (const [game, most] of [
    ['kanagawa', 3],
    ['kanagawa', 17],
    ['kanagawa', 40],
    ['kaigan', 25],
  ] as const) {
    const { id, places } = await seated(people, { game });
    await playOn(places, moves => moves >= most);
    const spectator = looker.at(id);
    await spectator.until(({ state }) => state !== undefined);
    expect((await printed(`${address}/picture/${id}`)).status).toBe(200);
    const drawn = JSON.parse(readFileSync(told, 'utf8').trim().split('\n').at(-1) ?? '') as object;
    expect(drawn).toEqual({ kind: 'running', view: spectator.state.view });
    expect(spectator.state.viewer).toBe('spectator');
  }
  for (const person of [...people, looker]) person.close();
  await server.stop();
}, 120_000);
