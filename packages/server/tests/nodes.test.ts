import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { eventually } from './support/within.ts';

let postgres: Postgres;
let databaseUrl: string;
beforeAll(async () => {
  postgres = await Postgres.start();
  databaseUrl = await postgres.database('nodes');
}, 60_000);
afterAll(() => postgres.stop());

const node = (): Promise<ServerProcess> => ServerProcess.start({ databaseUrl });

test('people on different nodes play one game, chat, and see the same lobby', async () => {
  const [a, b] = await Promise.all([node(), node()]);
  const people = await Promise.all([a, b, a].map((server, i) => Person.called(`Person ${i}`, server.address)));
  const { id, places } = await seated(people);
  await places[0]!.do({ kind: 'chat', text: 'across the water' });
  await places[1]!.until(({ chat }) => chat.includes('across the water'));
  await playOn(places, moves => moves >= 60);
  const spectators = [a, b].map(server => new Person(server.address));
  const [first, second] = await Promise.all(
    spectators.map(person => person.get<object[]>(`/api/tables/${id}/history`)),
  );
  expect(first).toHaveLength(60);
  expect(first).toEqual(second);

  const looker = await Person.called('Looker', b.address);
  const client = looker.connect();
  client.lobby(true);
  const opened = await people[0]!.open({ seats: [{ kind: 'open' }, { kind: 'open' }], name: 'From afar' });
  const seen = (): string | undefined => looker.received.find(text => text.includes(opened));
  await eventually('the table of the other node', () => seen() !== undefined);
  expect(seen()).toContain('From afar');
  for (const person of [...people, looker]) person.close();
  await Promise.all([a.end('SIGTERM'), b.end('SIGTERM')]);
});

test('of two moves that race on two nodes exactly one is made', async () => {
  const [a, b] = await Promise.all([node(), node()]);
  const people = await Promise.all([a, b].map((server, i) => Person.called(`Racer ${i}`, server.address)));
  const { id, places } = await seated(people);
  // Each of them on the other node as well, by the same cookie.
  const twins = people.map((person, i) => {
    const twin = new Person((i === 0 ? b : a).address);
    twin.cookie = person.cookie;
    return twin.at(id);
  });
  await Promise.all(twins.map(twin => twin.until(({ state }) => state !== undefined)));
  let races = 0;
  for (let round = 0; round < 25; round++) {
    const { state } = places[0]!;
    const seat = state.toAct[0];
    if (seat === undefined) break;
    const [here, there] = [places[seat] as AtTable, twins[seat] as AtTable];
    await Promise.all([here, there].map(place => place.until(each => each.state.seq >= state.seq)));
    const { legal, question } = here.state;
    const answers = await Promise.all([
      here.subscription.move(legal[0] as object),
      there.subscription.move(legal.at(-1) as object),
    ]);
    expect(answers.filter(why => why === undefined)).toHaveLength(1);
    expect(answers.filter(why => why?.kind === 'stale')).toHaveLength(1);
    if (legal.length > 1) races++;
    await Promise.all([...places, ...twins].map(place => place.until(each => each.state.seq > question)));
    expect(new Set([...places, ...twins].map(place => place.state.seq)).size).toBe(1);
  }
  expect(races).toBeGreaterThan(5);
  for (const person of people) person.close();
  await Promise.all([a.kill(), b.kill()]);
});

test('a node dies: players, bots and clocks go on at the other', async () => {
  const [a, b] = await Promise.all([node(), node()]);
  const people = await Promise.all([a, b].map((server, i) => Person.called(`Survivor ${i}`, server.address)));
  // With a bot, whose runner is the node where the host pressed start; and a clock that runs out on it.
  const withBot = await seated(people, {
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  });
  const onClock = await seated(people, { clock: { kind: 'deadline', seconds: 6 }, botLevel: 'random' });
  await playOn(onClock.places, moves => moves >= 4);
  await a.kill();
  people[0]!.address = b.address;
  // The dead node's player comes back by the other one; nothing is lost, and the bot is played for there.
  const before = withBot.places[1]!.state.seq;
  await playPeopleOn(withBot.places, before + 25);
  expect(withBot.places[0]!.state.seq).toBeGreaterThanOrEqual(before + 25);
  // Nobody moves here: the clock runs out, and the other node notices.
  const someone = onClock.places[1]!;
  await someone.until(
    ({ table }) => table.seats.some(seat => seat.kind === 'person' && seat.standIn === 'clock'),
    NOTICED,
  );
  await someone.until(({ table }) => table.status === 'finished', NOTICED);
  expect(someone.table.result).toMatchObject({ rated: false });
  expect(someone.table.result?.stoodIn.length).toBeGreaterThan(0);
  for (const person of people) person.close();
  await b.end('SIGTERM');
}, 120_000);

/** Milliseconds in which a node must have noticed that another is gone, and gone on. */
const NOTICED = 60_000;

/** People move when they are asked; bots do by themselves. */
async function playPeopleOn(places: readonly AtTable[], until: number): Promise<void> {
  await Promise.all(
    places.map(async place => {
      while (place.state.seq < until && place.table.status === 'running') {
        const { seq, legal } = place.state;
        if (legal.length > 0) await place.subscription.move(legal[0] as object);
        else await place.until(({ state, table }) => state.seq > seq || table.status !== 'running', NOTICED);
      }
    }),
  );
}
