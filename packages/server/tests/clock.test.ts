import { existsSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Person, playOn, seated } from './support/person.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { eventually, within } from './support/within.ts';

/** Debian's `faketime`: shows a process another time of day, and lets the time that only goes forward alone. */
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

test('a clock that is set back makes nobody deaf, and locks nobody out', async ({ skip }) => {
  if (library === undefined || !existsSync(library))
    return skip('libfaketime is not installed (apt-get install faketime)');
  const file = path.join(freshFolder(), 'offset');
  writeFileSync(file, '+0');
  const server = await ServerProcess.start({
    flags: ['--requests-per-minute', '60', '--messages-per-second', '10'],
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const { places } = await seated(people);
  expect(await playOn(places, moves => moves >= 4)).toBe(4);
  const time = async (): Promise<number> =>
    Date.parse((await fetch(`${server.address}/livez`)).headers.get('date') ?? '');
  const before = await time();
  // Everything that there is to ask for is used up...
  const ask = async (): Promise<number> => (await fetch(`${server.address}/api/tables`)).status;
  await eventually('too many requests', async () => (await ask()) === 429);
  // ...and then it is an hour earlier.
  writeFileSync(file, '-1h');
  await eventually('the clock is back', async () => (await time()) < before - 3_000_000);
  expect(
    await within(
      20_000,
      'moves are heard',
      playOn(places, moves => moves >= 6),
    ),
  ).toBe(6);
  // A second gives one more.
  await eventually('a request is let in again', async () => (await ask()) === 200, 15_000);
  expect(
    await within(
      20_000,
      'moves are heard',
      playOn(places, moves => moves >= 6),
    ),
  ).toBe(6);
  for (const person of people) person.close();
  await server.kill();
}, 120_000);
