// A bot for Hanga that plays at random: node bot.ts https://hanga.example TOKEN [GAMES]
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const [server = '', token = '', games = ''] = process.argv.slice(2);

/** Your bot goes here: what it sees, and every action that is allowed. */
const choose = (_view: object, legal: readonly object[]): object | undefined =>
  legal[Math.floor(Math.random() * legal.length)];

const ask = (path: string, body?: object): Promise<Response> =>
  fetch(`${server}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const isPassing = ({ status }: Response): boolean => status === 429 || status === 503;

/** Asked again under the same key until it is answered: it happens once. */
async function act(path: string, body: object = {}): Promise<unknown> {
  for (const keyed = { ...body, key: randomUUID() }; ; ) {
    const answer = await ask(path, keyed).catch(() => undefined);
    if (answer && !isPassing(answer)) return await answer.json();
    await sleep(1000 * Number(answer?.headers.get('retry-after') ?? 1));
  }
}

type Line =
  | { t: 'invited'; table: { id: string } }
  | { t: 'seated'; table: string; status: string }
  | { t: 'ended'; table: string; result?: object }
  | { t: 'table'; table: { status: string } }
  | { t: 'state'; question: number; view: object; legal: readonly object[] }
  | { t: 'end'; code: string };

/** The lines of a stream, which is opened again when it breaks; empty ones are heartbeats. */
async function* lines(path: string): AsyncGenerator<Line> {
  for (; ; await sleep(1000)) {
    const answer = await ask(path).catch(() => undefined);
    if (answer && !answer.ok && !isPassing(answer)) throw new Error(await answer.text());
    if (!answer?.ok || !answer.body) continue;
    let rest = '';
    try {
      for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
        const whole = (rest + piece).split('\n');
        rest = whole.pop() ?? '';
        for (const line of whole) if (line) yield JSON.parse(line) as Line;
      }
    } catch (error) {
      process.stderr.write(`${path}: ${String(error)}\n`);
    }
  }
}

async function play(table: string): Promise<void> {
  for await (const line of lines(`tables/${table}/stream`)) {
    if (line.t === 'state' && line.legal.length > 0) {
      const { question, view, legal } = line;
      await act(`tables/${table}/move`, { question, action: choose(view, legal) });
    } else if (line.t === 'end' || (line.t === 'table' && /^(finished|ended)$/.test(line.table.status))) return;
  }
}

const playing = new Set<string>();
let ended = 0;
for await (const news of lines('stream')) {
  if (news.t === 'invited') await act(`tables/${news.table.id}/sit`);
  else if (news.t === 'seated' && news.status === 'running' && !playing.has(news.table)) {
    playing.add(news.table);
    void play(news.table);
  } else if (news.t === 'ended') {
    process.stdout.write(`over: ${JSON.stringify(news.result)}\n`);
    if (++ended === Number(games)) process.exit();
  }
}
