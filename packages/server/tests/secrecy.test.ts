import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Viewer } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { exchangeIn } from './support/exchange.ts';
import { bringParts } from './support/partKeeper.ts';
import { Person, playOn, seated } from './support/person.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { Program } from './support/program.ts';

interface Scene {
  readonly id: string;
  /** Who looks through the API for programs: the viewer, or somebody who only looks on. */
  readonly program: Program;
  readonly people: readonly Person[];
  /** Whose bytes are compared. */
  readonly viewer: Viewer;
}

/** Two suits of each box, drawn at the start. */
const YOKAI = { yokai: { base: 'random', new: 'random' } };

/** Games of both kinds, broken off anywhere, each looked at through other eyes. */
async function playScenes(address: string): Promise<Scene[]> {
  const plans = [
    ...[2, 3, 4].flatMap(seats => [0, 'spectator' as const, 1].map(viewer => ({ game: 'kanagawa', seats, viewer }))),
    ...[3, 4].flatMap(seats => [0, 'spectator' as const].map(viewer => ({ game: 'kaigan', seats, viewer }))),
    ...[1, 'spectator' as const].map(viewer => ({ game: 'kanagawa', seats: 3, viewer, options: YOKAI })),
  ];
  return await Promise.all(
    plans.map(async ({ game, seats, viewer, ...options }, n) => {
      const names = Array.from({ length: seats }, (_, i) => `Person ${n} ${i}`);
      const program = await Program.called(`Program ${n}`, address);
      const guests = await Promise.all(names.map(name => Person.called(name, address)));
      const people = guests.map((guest, seat) => (seat === viewer ? program.owner : guest));
      const { id, places } = await seated(
        people,
        { game, ...options, clock: { kind: 'bank', initial: 3600, increment: 5 } },
        bringParts,
      );
      // Not to the end, where everything is open: a short game of Kaigan is over after some 60 moves.
      const long = 3 + Math.floor(Math.random() * (game === 'kaigan' ? 40 : 90));
      await playOn(places, moves => moves >= long);
      await places[0]!.do({ kind: 'chat', text: 'May I see your hand?' });
      for (const person of people) person.close();
      return { id, program, people, viewer };
    }),
  );
}

/** Everything that one viewer of one table can make the server say, in the order it is asked. */
async function everythingSaid(address: string, { id, program, people, viewer }: Scene): Promise<string[]> {
  for (const person of [...people, program.owner]) person.address = address;
  const streams = await Promise.all([program.stream(`tables/${id}/stream?since=0`), program.stream('stream')]);
  await streams[0]!.until('a state', stream => stream.last('state') !== undefined);
  const eyes = viewer === 'spectator' ? await Person.called('Somebody', address) : (people[viewer] as Person);
  eyes.received.length = 0;
  const here = eyes.at(id, 0);
  await here.until(({ state }) => state !== undefined);
  await here.until(({ chat }) => chat.length > 0);
  const history = JSON.stringify(await eyes.get(`/api/tables/${id}/history`));
  await here.subscription.history(here.state.seq + 1);
  const record = JSON.stringify(await eyes.get(`/api/tables/${id}/record`));
  const mine = JSON.stringify(await eyes.get('/api/me/tables'));
  const lobby = JSON.stringify(await eyes.get('/api/tables'));
  // Wrong moves of many kinds: what they are refused with may tell nothing either.
  const { question } = here.state;
  const wrong: Record<string, unknown>[] = [
    { kind: 'nonsense' },
    ...Array.from({ length: 8 }, (_, card) => ({ kind: 'studio', card: card * 9 })),
    ...Array.from({ length: 8 }, (_, card) => ({ kind: 'print', card: card * 9 + 4, jokers: 0 })),
    ...[0, 1, 2, 3, 9].map(column => ({ kind: 'take', column })),
    { kind: 'takeDiploma', diploma: 3 },
    { kind: 'end' },
    { kind: 'play', card: 3, space: 1 },
    { kind: 'map', place: 4, markers: 2 },
  ].filter(action => !here.state.legal.some(legal => JSON.stringify(legal) === JSON.stringify(action)));
  for (const action of wrong) await here.do({ kind: 'move', question, action });
  await here.do({ kind: 'move', question: question + 1, action: { kind: 'end' } });
  // The same by requests, whose refusals are in other words; and all else that a program may ask.
  const requests: string[] = [];
  for (const [n, action] of wrong.entries()) {
    const move = { key: `wrong-move-${n}`, question, action };
    requests.push(JSON.stringify((await program.post(`tables/${id}/move`, move)).answer));
  }
  for (const path of ['me', 'tables', 'records', `tables/${id}/record`]) {
    requests.push(JSON.stringify((await program.get(path)).answer));
  }
  await here.do({ kind: 'start' });
  await here.do({ kind: 'remove', seat: 0 });
  // What the host does with a game, and what others may do: refused, or told to all alike. While the game stands still:
  // no bot that was given a seat moves, at once or a little later.
  await here.do({ kind: 'pause' });
  for (const seat of [0, 1]) {
    await here.do({ kind: 'hand', seat });
    await here.do({ kind: 'giveBack', seat });
    await here.do({ kind: 'vote', seat, asked: 0 });
  }
  await here.do({ kind: 'resume' });
  requests.push(JSON.stringify(await eyes.post(`/api/tables/${id}/again`)));
  await here.do({ kind: 'chat', text: 'And now?' });
  // Somebody else moves, as far as that shows this viewer nothing new: an undo, and what was refused before it.
  const other = people.find((_, seat) => seat !== viewer) as Person;
  const there = other.at(id);
  await there.until(({ state }) => state !== undefined);
  await there.do({ kind: 'undo', question: there.state.question });
  await there.do({ kind: 'redo', question: there.state.question });
  await there.do({ kind: 'chat', text: 'Nothing to see.' });
  await here.until(({ chat }) => chat.includes('Nothing to see.'));
  await streams[0]!.until('the last line of chat', stream =>
    stream.texts.some(text => text.includes('Nothing to see.')),
  );
  for (const stream of streams) stream.close();
  eyes.close();
  other.close();
  return [...eyes.received, history, record, mine, lobby, ...streams.flatMap(stream => stream.texts), ...requests];
}

/** What differs between any two conversations: times, keys, and ids of people who came for this one. */
const plain = (said: readonly string[], scene: Scene): string =>
  said
    .filter(text => !text.startsWith('{"t":"pong"'))
    // A socket that broke and was opened again: it is welcomed again, and told again what it was told.
    .filter((text, i) => !/^{"t":"(welcome|table|presence)"/.test(text) || said.indexOf(text) === i)
    .join('\n')
    .replace(/"(at|createdAt|updatedAt)":\d+/g, '"$1":0')
    // Who looks at which table is told to the lobby up to two seconds later, also of the scene before this one.
    .replace(/"present":\[[\d,]*\]/g, '"present":[]')
    .replace(/"asked":\[[^\]]*\]/g, '"asked":[]')
    .replace(/"left":\[[^\]]*\]/g, '"left":[]')
    .replace(/"key":"[^"]+"/g, '"key":""')
    .replace(/"player":"[^"]+"/g, '"player":""')
    .replaceAll(scene.id, 'table');

test('what a viewer cannot know changes no byte of what the server says', async () => {
  const data = freshFolder();
  const first = await ServerProcess.start({ data });
  const scenes = await playScenes(first.address);
  expect(await first.end('SIGTERM')).toBe(0);
  const [same, other] = [freshFolder(), freshFolder()];
  for (const folder of [same, other]) {
    mkdirSync(folder, { recursive: true });
    copyFileSync(path.join(data, 'hanga.db'), path.join(folder, 'hanga.db'));
  }
  const viewers = new Map(scenes.map(scene => [scene.id, scene.viewer]));
  exchangeIn(path.join(same, 'hanga.db'), path.join(other, 'hanga.db'), viewers);
  const said: string[][] = [];
  for (const folder of [same, other]) {
    const server = await ServerProcess.start({ data: folder });
    const all: string[] = [];
    for (const scene of scenes) all.push(plain(await everythingSaid(server.address, scene), scene));
    said.push(all);
    await server.kill();
  }
  const [asItWas, exchanged] = said as [string[], string[]];
  for (const [n, scene] of scenes.entries()) {
    const eyes = `scene ${n}, through the eyes of ${scene.viewer}`;
    const [lines, otherLines] = [asItWas[n]!.split('\n'), exchanged[n]!.split('\n')];
    expect(asItWas[n], eyes).toContain('"t":"state"');
    // The program was let in, and looked through the same eyes.
    expect(asItWas[n], eyes).toContain(scene.viewer === 'spectator' ? '"code":"notSeated"' : '"t":"seated"');
    // Line by line: the first that differs says more than a picture of all of them.
    for (const [i, line] of lines.entries()) expect(otherLines[i], `${eyes}, line ${i}`).toBe(line);
    expect(otherLines.length, eyes).toBe(lines.length);
  }
});
