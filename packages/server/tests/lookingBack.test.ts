import { expect, test } from 'vitest';
import { Person, playOn, seated } from './support/person.ts';
import { ServerProcess } from './support/process.ts';

const noSpectators = { status: 403, answer: { why: { kind: 'noSpectators' } } };

test('what happened at a private table without spectators is for those who sat there, and its host', async () => {
  const server = await ServerProcess.start();
  const people = await Promise.all(['Ann', 'Bob', 'Cat'].map(name => Person.called(name, server.address)));
  const [ann, bob, cat] = people as [Person, Person, Person];
  const eve = await Person.called('Eve', server.address);
  const stranger = new Person(server.address);
  const { id, places } = await seated([ann, bob, cat], { private: true, spectators: false, botLevel: 'random' });
  const look = async (person: Person, what: 'record' | 'history') =>
    await person.request('GET', `/api/tables/${id}/${what}`);

  // Nobody learns from a refusal whether it is over.
  expect(await look(eve, 'record')).toEqual(noSpectators);
  expect(await look(bob, 'record')).toMatchObject({ status: 409 });
  await playOn(places, moves => moves >= 4);
  expect(await places[0]!.do({ kind: 'remove', seat: 2 })).toBeUndefined();
  // The others go of their own will, and bots play it to its end.
  for (const place of places.slice(0, 2)) expect(await place.do({ kind: 'leave' })).toBeUndefined();
  await places[0]!.soon('the end', ({ table }) => table.status === 'finished');
  for (const person of [ann, bob, cat]) {
    expect(await look(person, 'record')).toMatchObject({ status: 200, answer: { game: 'kanagawa' } });
    const { status, answer } = await look(person, 'history');
    expect(status).toBe(200);
    // All of it: what people played, and the bots after them.
    expect((answer as { readonly seq: number }[]).map(({ seq }) => seq).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  }
  for (const person of [eve, stranger]) {
    expect(await look(person, 'record')).toEqual(noSpectators);
    expect(await look(person, 'history')).toEqual(noSpectators);
  }
  for (const person of people) person.close();
  await server.kill();
}, 120_000);

test('a host who only looked on may look back as well; where spectators were welcome, everybody may', async () => {
  const server = await ServerProcess.start();
  const host = await Person.called('Host', server.address);
  const eve = await Person.called('Eve', server.address);
  const seats = [0, 1].map(() => ({ kind: 'bot', level: 'random' }));
  const finished = async (more: object): Promise<string> => {
    const id = await host.open({ seats, sit: false, ...more });
    const place = host.at(id);
    await place.until(({ table }) => table !== undefined);
    expect(await place.do({ kind: 'start' })).toBeUndefined();
    await place.soon('the end', ({ table }) => table.status === 'finished');
    return id;
  };
  const closed = await finished({ private: true, spectators: false });
  const byLink = await finished({ private: true });
  const listed = await finished({ spectators: false });
  for (const what of ['record', 'history']) {
    expect(await host.request('GET', `/api/tables/${closed}/${what}`)).toMatchObject({ status: 200 });
    expect(await eve.request('GET', `/api/tables/${closed}/${what}`)).toEqual(noSpectators);
    expect(await eve.request('GET', `/api/tables/${byLink}/${what}`)).toMatchObject({ status: 200 });
  }
  expect(await eve.request('GET', `/api/tables/${listed}/record`)).toMatchObject({ status: 200 });
  host.close();
  await server.kill();
}, 120_000);
