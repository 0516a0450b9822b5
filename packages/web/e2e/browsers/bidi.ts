import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSaying, stop, temporaryFolder } from './process.ts';
import type { Plain, Tab } from './tab.ts';

const PATIENCE = 60_000;

/** Firefox's own errands, which a closed network refuses; and nothing that asks a newcomer questions. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'toolkit.telemetry.enabled': false,
};

type Value = { readonly type: string; readonly value?: unknown; readonly sharedId?: string };
type Told = { readonly method: string; readonly params: never };

/** Firefox without a screen, driven by WebDriver BiDi over a WebSocket. */
export async function openFirefox(binary: string): Promise<Tab> {
  const { folder, remove } = temporaryFolder();
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(folder, 'user.js'), `${lines.join('\n')}\n`);
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
  const { child, found } = await startSaying(binary, args, /BiDi listening on (ws:\S+)/);
  const end = async (): Promise<void> => {
    await stop(child);
    remove();
  };
  try {
    return await tabOf(await connect(`${found[1]}/session`), end);
  } catch (error) {
    await end();
    throw error;
  }
}

interface Connection {
  send(method: string, params: object): Promise<never>;
  onEvent: (event: Told) => void;
  close(): void;
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  const waiting = new Map<
    number,
    (answer: { type: string; result: never; error?: string; message?: string }) => void
  >();
  let ids = 0;
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}`));
  });
  const connection: Connection = {
    send(method, params) {
      const id = ids++;
      return new Promise((resolve, reject) => {
        const fail = (why: string): void => {
          waiting.delete(id);
          reject(new Error(`${method}: ${why}`));
        };
        const timer = setTimeout(() => fail(`no answer in ${PATIENCE / 1000} s`), PATIENCE);
        waiting.set(id, ({ type, result, error, message }) => {
          clearTimeout(timer);
          if (type === 'error') fail(`${error} ${message}`);
          else resolve(result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    onEvent() {},
    close: () => socket.close(),
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === 'event') return connection.onEvent(message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  };
  socket.onclose = () => {
    for (const answer of waiting.values())
      answer({ type: 'error', result: undefined as never, error: 'Firefox is gone' });
    waiting.clear();
  };
  return connection;
}

async function tabOf(firefox: Connection, end: () => Promise<void>): Promise<Tab> {
  const errors: string[] = [];
  firefox.onEvent = ({ method, params }) => {
    const { level, text, stackTrace } = params as { level: string; text: string; stackTrace?: object };
    if (method === 'log.entryAdded' && level === 'error') errors.push(`${text} ${JSON.stringify(stackTrace ?? '')}`);
  };
  await firefox.send('session.new', { capabilities: {} });
  await firefox.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await firefox.send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';

  /** Results come back as text: the protocol's own way to describe values is not needed. */
  const run = async (task: string, args: readonly Plain[]): Promise<Value> => {
    const { type, result, exceptionDetails } = (await firefox.send('script.callFunction', {
      functionDeclaration: task,
      arguments: args.map(value => ({ type: 'string', value: JSON.stringify(value) ?? 'null' })),
      target: { context },
      awaitPromise: true,
      userActivation: false,
    })) as { type: string; result: Value; exceptionDetails?: { text: string } };
    if (type === 'exception') throw new Error(`in the page: ${exceptionDetails?.text}`);
    return result;
  };
  const given = '...texts.map(text => JSON.parse(text))';

  return {
    async open(url) {
      await firefox.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(task, ...args) {
      const { value } = await run(`async (...texts) => JSON.stringify((await (${task})(${given})) ?? null)`, args);
      return JSON.parse(String(value)) as never;
    },
    async click(find, ...args) {
      const { sharedId } = await run(
        `async (...texts) => {
          const found = await (${find})(${given});
          const frame = () => new Promise(resolve => (requestAnimationFrame(resolve), setTimeout(resolve, 100)));
          const middle = () => {
            const { x, y, width, height } = found.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
          };
          // What still moves is clicked where it comes to rest, as WebDriver's own click does.
          for (let tries = 0, last = []; found?.isConnected && tries < 50; tries++) {
            found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const [x, y] = middle();
            const isInside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
            if (isInside && x === last[0] && y === last[1]) break;
            last = [x, y];
            await frame();
          }
          return found;
        }`,
        args,
      );
      if (!sharedId) return false;
      const origin = { type: 'element', element: { sharedId } };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await firefox.send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
      return true;
    },
    async resize(width, height) {
      await firefox.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async screenshot() {
      const { data } = (await firefox.send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    errors: () => Promise.resolve(errors.splice(0)),
    async close() {
      await firefox.send('browser.close', {}).catch(() => {});
      firefox.close();
      await end();
    },
  };
}
