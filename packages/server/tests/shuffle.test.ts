import { createHash } from 'node:crypto';
import { kanagawa } from '@hanga/games/kanagawa/rules';
import { type GameRecord, parseRecord, replay } from '@hanga/kernel';
import { ownPart } from '@hanga/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PartKeeper } from './support/partKeeper.ts';
import { type AtTable, Person, playOn } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { Program } from './support/program.ts';

const sha = (...lines: (string | number)[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

interface Room {
  readonly id: string;
  readonly people: readonly Person[];
  readonly places: readonly AtTable[];
  readonly keepers: readonly PartKeeper[];
}

let names = 0;

/** People who sit at a table and have committed to their parts. */
async function room(address: string, count: number, bots = 0, elsewhere = address): Promise<Room> {
  const people = await Promise.all(
    Array.from({ length: count }, (_, i) => Person.called(`Person ${++names}`, i === 0 ? address : elsewhere)),
  );
  const seats = [...people.map(() => ({ kind: 'open' })), ...Array(bots).fill({ kind: 'bot', level: 'random' })];
  const id = await people[0]!.open({ seats, botLevel: 'random' });
  const places = people.map(person => person.at(id));
  for (const [i, place] of places.entries()) {
    await place.until(({ table }) => table !== undefined);
    if (i > 0) await place.do({ kind: 'sit', name: `Player ${names} ${i}`, seat: i });
  }
  const keepers = places.map(place => new PartKeeper(place));
  await Promise.all(keepers.map(keeper => keeper.commit()));
  return { id, people, places, keepers };
}

const begun = (places: readonly AtTable[]): Promise<unknown> =>
  Promise.all(places.map(place => place.soon('the game', ({ state }) => state !== undefined)));

const close = ({ people }: Room): void => {
  for (const person of people) person.close();
};

async function finished({ id, people, places }: Room): Promise<GameRecord> {
  const [first] = places as [AtTable];
  if (first.table.seats.every(({ kind }) => kind === 'person')) await playOn(places, () => false);
  // Bots play to the end what people have left.
  else for (const place of places) await place.do({ kind: 'leave' });
  await first.soon('the end', ({ table }) => table.status === 'finished');
  return parseRecord(await people[0]!.get(`/api/tables/${id}/record`));
}

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ flags: ['--reveal-within', '5', '--bot-pace', '0', '--bot-thinks', '20'] });
});
afterAll(() => server.kill());

test('the seed is made of everybody’s part, and the record shows it', async () => {
  const here = await room(server.address, 2);
  const [first, second] = here.places as [AtTable, AtTable];
  const promised = first.table.shuffle?.server as string;
  expect(await second.do({ kind: 'start' })).toEqual({ kind: 'notHost' });
  expect(await first.do({ kind: 'start' })).toBeUndefined();
  await second.soon('that parts are asked for', ({ table }) => table.shuffle?.phase === 'reveal');
  expect(second.table.status).toBe('open');
  // Nothing changes between the commitments and the start.
  expect(
    await first.do({
      kind: 'arrange',
      rev: first.table.rev,
      seats: [
        { kind: 'keep', seat: 1 },
        { kind: 'keep', seat: 0 },
      ],
    }),
  ).toEqual({ kind: 'starting' });
  expect(await first.do({ kind: 'remove', seat: 1 })).toEqual({ kind: 'starting' });
  expect(await first.do({ kind: 'start' })).toEqual({ kind: 'starting' });
  expect(await first.do({ kind: 'commit', server: promised, commitment: sha('another') })).toEqual({
    kind: 'starting',
  });
  expect(await first.do({ kind: 'reveal', server: promised, part: sha('another') })).toEqual({ kind: 'badPart' });
  await here.keepers[0]!.reveal();
  await second.soon(
    'the first part',
    ({ table }) => table.shuffle?.parts[0]?.by === 'player' && table.shuffle.parts[0].isRevealed,
  );
  // Only that it is there is told: whoever is last learns nothing from the others.
  expect(JSON.stringify(second.table)).not.toContain(here.keepers[0]!.kept!.part);
  await here.keepers[1]!.reveal();
  await begun(here.places);
  expect(second.table.shuffle).toMatchObject({ phase: 'dealt', round: 1, server: promised, abandoned: [] });
  const shown = second.table.shuffle!.parts.map(part => (part.by === 'player' ? part.part : undefined));
  const parts = here.keepers.map(({ kept }) => kept!.part);
  expect(shown).toEqual(parts);
  expect(second.table.shuffle).not.toHaveProperty('secret');
  const record = await finished(here);
  const { shuffle } = record;
  expect(shuffle!.server.commitment).toBe(promised);
  expect(sha('hanga shuffle 1 server', sha('hanga shuffle 1 table', here.id), 1, shuffle!.server.part)).toBe(promised);
  expect(record.seed).toBe(sha('hanga shuffle 1 seed', promised, shuffle!.server.part, ...parts));
  expect(replay(kanagawa, record).moves.length).toBe(record.moves.length);
  for (const { kept } of here.keepers) expect(ownPart(here.id, shuffle!, kept)).toBe('in');
  await first.soon('the end', ({ table }) => table.status === 'finished');
  expect(first.table.shuffle!.secret).toBe(shuffle!.server.part);
  close(here);
});

test('who does not reveal is named, nobody loses a seat, and the game begins with fresh parts of the others', async () => {
  const here = await room(server.address, 2, 1);
  const [first] = here.places as [AtTable, AtTable];
  const promised = first.table.shuffle?.server as string;
  await first.do({ kind: 'start' });
  await here.keepers[0]!.reveal();
  const shown = here.keepers[0]!.kept!.part;
  await first.soon('another try', ({ table }) => table.shuffle?.round === 2);
  expect(first.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
  expect(first.table.shuffle).toMatchObject({
    phase: 'again',
    abandoned: [{ round: 1, seats: [1] }],
    parts: [
      { by: 'server', why: 'none' },
      { by: 'server', why: 'late' },
      { by: 'server', why: 'bot' },
    ],
  });
  expect(first.table.shuffle!.server).not.toBe(promised);
  await here.places[1]!.soon('another try', ({ table }) => table.shuffle?.round === 2);
  expect(await here.keepers[1]!.step()).toBeUndefined();
  expect(
    await here.places[1]!.do({ kind: 'commit', server: first.table.shuffle!.server, commitment: sha('late') }),
  ).toEqual({ kind: 'tooLate' });
  await here.keepers[0]!.commit();
  await here.keepers[0]!.reveal();
  await begun(here.places);
  expect(here.keepers[0]!.kept!.part).not.toBe(shown);
  const record = await finished(here);
  expect(record.shuffle).toMatchObject({
    round: 2,
    parts: [
      { by: 'player', part: here.keepers[0]!.kept!.part },
      { by: 'server', why: 'late' },
      { by: 'server', why: 'bot' },
    ],
    abandoned: [{ round: 1, seats: [1] }],
  });
  replay(kanagawa, record);
  expect(ownPart(here.id, record.shuffle!, here.keepers[1]!.kept)).toBe('leftOut');
  close(here);
});

test('who leaves while parts are shown ends the try, and the others stay', async () => {
  const here = await room(server.address, 3);
  const [first, second, third] = here.places as [AtTable, AtTable, AtTable];
  await first.do({ kind: 'start' });
  await here.keepers[0]!.reveal();
  expect(await third.do({ kind: 'leave' })).toBeUndefined();
  await first.soon('a free seat', ({ table }) => table.seats[2]?.kind === 'open');
  expect(first.table.shuffle).toMatchObject({ round: 2, phase: 'gather', abandoned: [{ round: 1, seats: [2] }] });
  expect(first.table.shuffle!.parts.slice(0, 2)).toEqual(Array(2).fill({ by: 'server', why: 'none' }));
  await third.do({ kind: 'sit', name: `Back ${names}` });
  await second.soon('a full table', ({ table }) => table.seats[2]?.kind === 'person');
  await Promise.all(here.keepers.map(keeper => keeper.commit()));
  await first.do({ kind: 'start' });
  await Promise.all(here.keepers.map(keeper => keeper.reveal()));
  await begun(here.places);
  close(here);
});

test('a part is good for one table, one try and one seat', async () => {
  const here = await room(server.address, 2);
  const [first, second] = here.places as [AtTable, AtTable];
  const { server: promised, parts } = first.table.shuffle!;
  const copied = parts[0]?.by === 'player' ? parts[0].commitment : '';
  expect(await second.do({ kind: 'commit', server: promised, commitment: copied })).toEqual({ kind: 'badPart' });
  expect(await second.do({ kind: 'commit', server: sha('other'), commitment: sha('x') })).toEqual({ kind: 'stale' });
  expect(await second.do({ kind: 'reveal', server: promised, part: here.keepers[1]!.kept!.part })).toEqual({
    kind: 'stale',
  });
  const stranger = await Person.called(`Stranger ${++names}`, server.address);
  const there = stranger.at(here.id);
  expect(await there.do({ kind: 'commit', server: promised, commitment: sha('x') })).toEqual({ kind: 'notSeated' });
  stranger.close();
  close(here);
});

test('a program brings its part by requests; without one the server makes it, and says so', async () => {
  const program = await Program.called(`Program ${++names}`, server.address);
  const here = await room(server.address, 1, 1);
  const [first] = here.places as [AtTable];
  await first.do({
    kind: 'arrange',
    rev: first.table.rev,
    seats: [{ kind: 'keep', seat: 0 }, { kind: 'open' }, { kind: 'open' }],
  });
  const other = await Program.called(`Program ${++names}`, server.address);
  for (const [n, each] of [program, other].entries())
    await each.post(`tables/${here.id}/sit`, { key: `sit-down-${n}` });
  await first.soon('two programs', ({ table }) => table.seats.every(({ kind }) => kind === 'person'));
  const { server: promised } = first.table.shuffle!;
  const part = sha('a program’s part');
  const commitment = sha('hanga shuffle 1 player', promised, part);
  expect(
    (await program.post(`tables/${here.id}/commit`, { key: 'commit-here', server: promised, commitment })).status,
  ).toBe(200);
  await first.do({ kind: 'start' });
  await here.keepers[0]!.reveal();
  const wrong = await program.post(`tables/${here.id}/reveal`, {
    key: 'reveal-wrong',
    server: promised,
    part: sha('x'),
  });
  expect(wrong.answer).toMatchObject({ code: 'badPart' });
  expect((await program.post(`tables/${here.id}/reveal`, { key: 'reveal-here', server: promised, part })).status).toBe(
    200,
  );
  await begun(here.places);
  expect(first.table.shuffle!.parts).toMatchObject([
    { by: 'player' },
    { by: 'player', part },
    { by: 'server', why: 'none' },
  ]);
  close(here);
});

describe.each(['sqlite', 'postgres'] as const)('%s', engine => {
  test('servers that are killed while parts are shown go on where they were', async () => {
    const postgres = engine === 'postgres' ? await Postgres.start() : undefined;
    const setting = {
      data: freshFolder(),
      ...(postgres && { databaseUrl: await postgres.database('shuffle') }),
      flags: ['--reveal-within', '600'],
    };
    const before = await ServerProcess.start(setting);
    // With several nodes, each browser is at another.
    const other = postgres && (await ServerProcess.start(setting));
    const here = await room(before.address, 2, 0, other?.address);
    const [first] = here.places as [AtTable, AtTable];
    const promised = first.table.shuffle!.server;
    await first.do({ kind: 'start' });
    await here.keepers[0]!.reveal();
    await before.kill();
    const after = await ServerProcess.start({ ...setting, port: before.port });
    await here.keepers[1]!.reveal();
    await begun(here.places);
    expect(first.table.shuffle).toMatchObject({ phase: 'dealt', round: 1, server: promised });
    const record = await finished(here);
    replay(kanagawa, record);
    expect(record.shuffle!.parts.map(({ part }) => part)).toEqual(here.keepers.map(({ kept }) => kept!.part));
    close(here);
    for (const each of [after, other]) await each?.kill();
    await postgres?.stop();
  });
});
