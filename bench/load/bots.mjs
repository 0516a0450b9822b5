// How long a person waits for a bot while the bots of other tables think, too: `node bench/load/bots.mjs 59`. All
// other tables have master bots only, and nobody looks at them.
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { Person } from '../../packages/server/tests/support/person.ts';
import { startHanga } from './hanga.mjs';

const tables = Number(process.argv[2] ?? 59);
const wanted = Number(process.argv[3] ?? 40);
const bot = { kind: 'bot', level: 'master' };
const server = await startHanga();
const address = `http://127.0.0.1:${server.port}`;
const host = await Person.called('Host', address);
for (let i = 0; i < tables; i++) {
  const place = host.at(await host.open({ seats: [bot, bot, bot], sit: false }));
  await place.until(({ table }) => table !== undefined);
  await place.do({ kind: 'start' });
  place.client.close();
}
const person = await Person.called('Person', address);
const place = person.at(await person.open({ seats: [{ kind: 'open' }, bot] }));
await place.until(({ table }) => table !== undefined);
await place.do({ kind: 'start' });
await place.until(({ state }) => state !== undefined, 60_000);

const waits = [];
let asked = 0;
while (waits.length < wanted && place.state.outcome === undefined) {
  const { state } = place;
  if (!state.toAct.includes(0)) {
    asked ||= performance.now();
    await place.until(here => here.state.seq > state.seq, 120_000);
    // Each of a bot's moves is waited for.
    waits.push(performance.now() - asked);
    asked = performance.now();
    continue;
  }
  asked = 0;
  await place.subscription.move(state.legal[Math.floor(Math.random() * state.legal.length)]);
  await place.until(here => here.state.seq > state.seq, 120_000);
  asked = performance.now();
}
waits.sort((a, b) => a - b);
const at = share => `${Math.round(waits[Math.floor((waits.length - 1) * share)])} ms`;
console.log(
  `${tables} other tables: ${waits.length} waits for a bot's move, p50 ${at(0.5)}, p90 ${at(0.9)}, most ${at(1)}`,
);
host.close();
person.close();
await server.stop();
