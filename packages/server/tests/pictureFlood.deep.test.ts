import { newSuits, suits } from '@hanga/games/kanagawa/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, playOn, seated } from './support/person.ts';
import { expectPicture, fetched, printed } from './support/pictures.ts';
import { ServerProcess } from './support/process.ts';

const OPEN = { kind: 'open' } as const;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 60_000);
afterAll(() => server.kill());

test('many pictures at once: some are told to come again, every move is made, and all come in the end', async () => {
  const people = [await Person.called('Ann', server.address), await Person.called('Ben', server.address)];
  const [ann] = people as [Person, Person];
  const pairs = <Name>(names: readonly Name[]): Name[][] =>
    names.flatMap((name, i) => names.slice(i + 1).map(other => [name, other]));
  const options = pairs(suits).flatMap(base =>
    pairs(newSuits).flatMap(other =>
      ['placed', 'owned'].map(brushDiplomas => ({ yokai: { base, new: other }, brushDiplomas })),
    ),
  );
  const tables: string[] = [];
  for (const each of options) {
    tables.push(await ann.open({ seats: [OPEN, OPEN], options: each, private: true }));
  }
  const { places } = await seated(people);
  const pictures = Promise.all(tables.map(id => fetched(`${server.address}/picture/${id}`)));
  await playOn(places, moves => moves >= 30);
  const statuses = (await pictures).map(({ status }) => status);
  expect(statuses.every(status => status === 200 || status === 503)).toBe(true);
  for (const id of tables.slice(-2)) expectPicture(await printed(`${server.address}/picture/${id}`));
  for (const person of people) person.close();
}, 120_000);
