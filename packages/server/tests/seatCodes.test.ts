import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { ServerProcess } from './support/process.ts';
import { within } from './support/within.ts';

const OPEN = { kind: 'open' } as const;
const badCode = { why: { kind: 'badCode' } };
/** Where nobody may look on, whoever sees something has a seat. */
const CLOSED = { private: true, spectators: false, botLevel: 'random' };

let server: ServerProcess;
let people: Person[] = [];
// Codes are guessed slowly: each test has a server, and so an allowance, of its own.
beforeEach(async () => {
  server = await ServerProcess.start();
}, 60_000);
afterEach(async () => {
  for (const person of people) person.close();
  people = [];
  await server.kill();
});

async function called(...names: string[]): Promise<Person[]> {
  const some = await Promise.all(names.map(name => Person.called(name, server.address)));
  people.push(...some);
  return some;
}

/** A device on which nobody is known yet. */
function device(): Person {
  const one = new Person(server.address);
  people.push(one);
  return one;
}

async function sitting(...names: string[]): Promise<{ id: string; all: Person[]; places: AtTable[] }> {
  const all = await called(...names);
  const id = await all[0]!.open({ seats: [OPEN, OPEN], ...CLOSED });
  const places = all.map(person => person.at(id));
  for (const place of places) await place.soon('the table', ({ table }) => table !== undefined);
  return { id, all, places };
}

async function codeOf(person: Person, id: string): Promise<string> {
  const { code } = await person.post<{ code: string }>(`/api/tables/${id}/code`);
  expect(code).toEqual(expect.any(String));
  return code;
}

const redeem = (person: Person, code: string): Promise<object> =>
  within(20_000, 'a code is answered', person.post<object>('/api/code', { code }));

async function seesNothing(person: Person, id: string): Promise<void> {
  const there = person.at(id);
  await there.soon('a refusal', ({ refusals }) => refusals.length > 0);
  expect(there.refusals).toEqual([{ kind: 'noSpectators' }]);
  expect(there.state).toBeUndefined();
  expect(await person.request('GET', `/api/tables/${id}/history`)).toMatchObject({ status: 403 });
}

test('a code made before leaving does not open the seat of whoever sat down there next', async () => {
  const { id, all, places } = await sitting('Ann', 'Bob', 'Cat');
  const [ann, bob, cat] = places as [AtTable, AtTable, AtTable];
  expect(await bob.do({ kind: 'sit', name: 'Bob', seat: 1 })).toBeUndefined();
  const [mine, phones] = [await codeOf(all[1]!, id), await codeOf(all[1]!, id)];
  expect(await bob.do({ kind: 'leave' })).toBeUndefined();
  expect(await cat.do({ kind: 'sit', name: 'Cat', seat: 1 })).toBeUndefined();
  expect(await ann.do({ kind: 'start' })).toBeUndefined();
  const phone = device();
  expect(await redeem(phone, phones)).toEqual(badCode);
  expect(await redeem(all[1]!, mine)).toEqual(badCode);
  for (const one of [phone, all[1]!]) await seesNothing(one, id);
});

test('nor does the code of somebody whom the host removed, before the game or in it', async () => {
  const { id, all, places } = await sitting('Ann', 'Bob', 'Cat');
  const [ann, bob, cat] = places as [AtTable, AtTable, AtTable];
  expect(await bob.do({ kind: 'sit', name: 'Bob', seat: 1 })).toBeUndefined();
  const early = await codeOf(all[1]!, id);
  expect(await ann.do({ kind: 'remove', seat: 1 })).toBeUndefined();
  expect(await cat.do({ kind: 'sit', name: 'Cat', seat: 1 })).toBeUndefined();
  expect(await ann.do({ kind: 'start' })).toBeUndefined();
  const late = await codeOf(all[2]!, id);
  expect(await redeem(all[1]!, early)).toEqual(badCode);
  expect(await ann.do({ kind: 'remove', seat: 1 })).toBeUndefined();
  expect(await redeem(all[2]!, late)).toEqual(badCode);
  for (const one of [all[1]!, all[2]!]) await seesNothing(one, id);
});

test('when the host has arranged the seats anew, codes made before open none of them', async () => {
  const { id, all, places } = await sitting('Ann', 'Bob');
  const [ann, bob] = places as [AtTable, AtTable];
  expect(await bob.do({ kind: 'sit', name: 'Bob', seat: 1 })).toBeUndefined();
  const codes = [await codeOf(all[0]!, id), await codeOf(all[1]!, id)];
  await ann.soon('Bob sits', ({ table }) => table.seats[1]?.kind === 'person');
  const seats = [1, 0].map(seat => ({ kind: 'keep', seat }) as const);
  expect(await ann.do({ kind: 'arrange', rev: ann.table.rev, seats })).toBeUndefined();
  const phone = device();
  for (const code of codes) expect(await redeem(phone, code)).toEqual(badCode);
  expect(await ann.do({ kind: 'start' })).toBeUndefined();
  await seesNothing(phone, id);
  expect(await redeem(phone, await codeOf(all[0]!, id))).toEqual({ table: id });
  const there = phone.at(id);
  await there.soon('the game', ({ state }) => state !== undefined);
  expect(there.table.you.seat).toBe(1);
});

test('whoever leaves and sits down again needs a new code, and each works once', async () => {
  const { id, all, places } = await sitting('Ann', 'Bob');
  const [ann, bob] = places as [AtTable, AtTable];
  expect(await bob.do({ kind: 'sit', name: 'Bob', seat: 1 })).toBeUndefined();
  const old = await codeOf(all[1]!, id);
  expect(await bob.do({ kind: 'leave' })).toBeUndefined();
  expect(await bob.do({ kind: 'sit', name: 'Bob', seat: 1 })).toBeUndefined();
  expect(await ann.do({ kind: 'start' })).toBeUndefined();
  const [phone, thief] = [device(), device()];
  expect(await redeem(phone, old)).toEqual(badCode);
  const code = await codeOf(all[1]!, id);
  expect(await redeem(phone, code)).toEqual({ table: id });
  expect(await redeem(thief, code)).toEqual(badCode);
  await seesNothing(thief, id);
});

test('after the end no code is made, and none opens anything', async () => {
  const all = await called('Ann', 'Bob');
  const { id, places } = await seated(all, CLOSED);
  const code = await codeOf(all[0]!, id);
  for (const place of places) expect(await place.do({ kind: 'leave' })).toBeUndefined();
  const isOver = places[0]!.until(({ table }) => table.status === 'finished');
  await within(60_000, 'bots play to the end', isOver);
  const phone = device();
  expect(await redeem(phone, code)).toEqual(badCode);
  await seesNothing(phone, id);
  expect(await all[0]!.post(`/api/tables/${id}/code`)).toEqual({ why: { kind: 'notRunning' } });
});

test('however many devices come, whoever sat down first plays on', async () => {
  const all = await called('Ann', 'Bob');
  const { id, places } = await seated(all, CLOSED);
  const phones = Array.from({ length: 9 }, device);
  for (const phone of phones) expect(await redeem(phone, await codeOf(all[0]!, id))).toEqual({ table: id });
  expect(places[0]!.table.you.seat).toBe(0);
  const moves = playOn(places, count => count >= 6);
  expect(await within(20_000, 'Ann moves', moves)).toBe(6);
  const last = phones[8]!.at(id);
  await last.soon('the game', ({ state }) => state !== undefined);
  expect(last.table.you.seat).toBe(0);
  const more = playOn([last, places[1]!], count => count >= 6);
  expect(await within(20_000, 'the last device moves', more)).toBe(6);
  // The device that came first has made room.
  await seesNothing(phones[0]!, id);
});

test('a browser that sits at the table is told so at once, and nothing changes', async () => {
  const all = await called('Ann', 'Bob');
  const { id, places } = await seated(all, CLOSED);
  const { rev } = places[0]!.table;
  expect(await redeem(all[1]!, await codeOf(all[0]!, id))).toEqual({ why: { kind: 'alreadySeated' } });
  expect(await redeem(all[0]!, await codeOf(all[0]!, id))).toEqual({ table: id });
  const again = all[1]!.at(id);
  await again.soon('the table', ({ table }) => table !== undefined);
  expect(again.table).toMatchObject({ rev, you: { seat: 1 } });
  const moves = playOn(places, count => count >= 4);
  expect(await within(20_000, 'both play on', moves)).toBe(4);
});
