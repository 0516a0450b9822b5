import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { Relay } from './support/relay.ts';
import { eventually, within } from './support/within.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

const PATIENCE = 20_000;

type Message = { readonly t: string; readonly why?: { readonly kind: string } };

/** Asks for a table on a socket that is open already; the first word about it. */
function look(socket: WebSocket, table: string): Promise<Message> {
  const answer = new Promise<Message>(resolve => {
    socket.once('message', data => resolve(JSON.parse(String(data)) as Message));
  });
  socket.send(JSON.stringify({ t: 'watch', table }));
  return within(PATIENCE, 'an answer to a watch', answer);
}

async function openSocket(person: Person): Promise<WebSocket> {
  const socket = person.socket();
  await within(PATIENCE, 'a socket', new Promise(resolve => socket.once('message', resolve)));
  return socket;
}

const tryAgain = { why: { kind: 'tryAgain' } };

/** A game of bots alone, which goes on for a while. */
async function botsPlay(host: Person): Promise<AtTable> {
  const bots = [0, 1].map(() => ({ kind: 'bot', level: 'random' }));
  const played = host.at(await host.open({ seats: bots, sit: false }));
  await played.soon('the table', ({ table }) => table !== undefined);
  expect(await played.do({ kind: 'start' })).toBeUndefined();
  await played.soon('bots play', ({ state }) => state?.seq > 3);
  return played;
}

async function botsPlayOn(played: AtTable): Promise<void> {
  const { seq } = played.state;
  await played.soon('the bots go on', ({ state, table }) => state.seq > seq + 5 || table.status === 'finished');
}

/** `take` takes the database away, `give` gives it back. */
async function survives(url: string, take: () => Promise<void>, give: () => Promise<void>): Promise<void> {
  const server = await ServerProcess.start({ databaseUrl: url, flags: ['--bot-pace', '150'] });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const { id, places } = await seated(people);
  await playOn(places, moves => moves >= 4);
  const host = await Person.called('Host', server.address);
  const played = await botsPlay(host);

  const { state } = places[0] as AtTable;
  const mover = places[state.toAct[0] as number] as AtTable;
  const [person] = people.filter((_, seat) => places[seat] === mover) as [Person];
  await mover.soon('the question', here => here.state.seq === state.seq);
  const socket = await openSocket(new Person(server.address));
  await take();
  const action = mover.state.legal[0] as object;
  let isDone = false;
  const moved = mover.subscription.move(action).then(why => {
    isDone = true;
    return why;
  });
  const refusals = (): number =>
    person.received.filter(text => text.startsWith('{"t":"refused"') && text.includes('"key"')).length;
  const answers = await Promise.all([
    look(socket, id),
    ...['history', 'record'].map(each =>
      within(PATIENCE, each, person.request<object>('GET', `/api/tables/${id}/${each}`)),
    ),
    eventually('the move is answered', () => refusals() > 0, PATIENCE),
  ]);
  expect(answers.slice(0, 3)).toMatchObject([
    { t: 'refused', ...tryAgain },
    { status: 503, answer: tryAgain },
    { status: 503, answer: tryAgain },
  ]);
  // The page's own client keeps the move, and says it again.
  await eventually('the move is sent again', () => refusals() > 1, PATIENCE);
  expect(isDone).toBe(false);

  await give();
  expect(await within(PATIENCE, 'the move is done', moved)).toBeUndefined();
  await Promise.all(places.map(place => place.soon('the move', here => here.state.seq > state.seq)));
  expect(places.map(place => place.state.seq)).toEqual(places.map(() => state.seq + 1));
  const history = await person.get<object[]>(`/api/tables/${id}/history`);
  expect(history).toHaveLength(state.seq + 1);
  const more = playOn(places, moves => moves >= 4);
  expect(await within(PATIENCE, 'the game goes on', more)).toBe(4);
  await botsPlayOn(played);
  socket.close();
  for (const each of [...people, host]) each.close();
  await server.kill();
}

test('while the database is gone everybody gets an answer, and afterwards all goes on', async () => {
  await survives(
    await postgres.database('gone'),
    () => postgres.crash(),
    () => postgres.recover(),
  );
}, 180_000);

test('the same while it only hangs', async () => {
  const { relay, url } = await Relay.before(await postgres.database('hangs'));
  await survives(
    url,
    async () => relay.hold(),
    async () => relay.release(),
  );
  relay.close();
}, 180_000);

test('bots go on by themselves also when only storing failed for a while', async () => {
  const url = await postgres.database('locked');
  const server = await ServerProcess.start({ databaseUrl: url, flags: ['--bot-pace', '150'] });
  const host = await Person.called('Host', server.address);
  const played = await botsPlay(host);
  const locker = new pg.Client({ connectionString: url });
  await locker.connect();
  await locker.query('begin');
  await locker.query('lock table entries in access exclusive mode');
  await eventually('storing fails', () => server.log.includes('a table could not do something'), PATIENCE);
  await locker.query('rollback');
  await locker.end();
  await botsPlayOn(played);
  host.close();
  await server.kill();
}, 120_000);
