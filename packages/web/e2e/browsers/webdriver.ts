import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startSaying, stop, temporaryFolder } from './process.ts';
import type { Plain, Tab } from './tab.ts';

const PATIENCE = 60_000;
/** The name under which the protocol hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = { readonly [ELEMENT]: string };

/** Runs in the page before anything is done there: errors are kept until they are asked for. */
const COLLECT = `
  if (!window.seenErrors) {
    const seen = (window.seenErrors = []);
    addEventListener('error', event => seen.push(String(event.message || event.target?.outerHTML)), true);
    addEventListener('unhandledrejection', event => seen.push('unhandled: ' + String(event.reason)));
    const say = console.error;
    console.error = (...words) => { seen.push(words.map(String).join(' ')); say(...words); };
  }`;

/** Debian's WebKit, on a screen of its own, driven by the W3C's WebDriver protocol. */
export async function openWebKit(binary: string): Promise<Tab> {
  const { folder, remove } = temporaryFolder();
  const children: ChildProcess[] = [];
  const screen = await startSaying(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    /^(\d+)\n/m,
  );
  children.push(screen.child);
  const end = async (): Promise<void> => {
    for (const child of children.reverse()) await stop(child);
    remove();
  };
  try {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    // It says nothing of its own accord: whether it is there shows when it answers.
    const driver = await startSaying('sh', ['-c', `echo started; exec WebKitWebDriver --port=${port}`], /started/, {
      env: { ...process.env, DISPLAY: `:${screen.found[1]}`, HOME: folder, XDG_RUNTIME_DIR: folder },
    });
    children.push(driver.child);
    await answering(`${base}/status`);
    const options = { binary, args: ['--automation'] };
    const session = (await command(base, 'POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string };
    return await tabOf(`${base}/session/${session.sessionId}`, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await delay(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function command(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(base + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path.split('/').at(-1)}: ${value?.error} ${value?.message ?? ''}`);
  return value;
}

async function tabOf(base: string, end: () => Promise<void>): Promise<Tab> {
  const post = (path: string, body: object): Promise<unknown> => command(base, 'POST', path, body);
  await post('/timeouts', { script: PATIENCE, pageLoad: PATIENCE, implicit: 0 });
  const run = (task: string, args: readonly Plain[]): Promise<unknown> =>
    post('/execute/async', {
      script: `${COLLECT}
        const [done, ...args] = [arguments[arguments.length - 1], ...[...arguments].slice(0, -1)];
        Promise.resolve().then(() => (${task})(...args)).then(
          value => done({ value }), error => done({ error: String(error) + ' ' + (error.stack ?? '') }))`,
      args,
    }).then(answer => {
      const { value, error } = answer as { value: unknown; error?: string };
      if (error !== undefined) throw new Error(`in the page: ${error}`);
      return value;
    });
  const errors: string[] = [];
  const collect = async (): Promise<void> => {
    errors.push(...((await run('() => window.seenErrors.splice(0)', [])) as string[]));
  };
  return {
    async open(url) {
      await collect();
      await post('/url', { url });
      await run('() => {}', []);
    },
    evaluate: async (task, ...args) => (await run(String(task), args)) as never,
    async click(find, ...args) {
      const found = (await run(String(find), args)) as ElementReference | null;
      if (!found) return false;
      await post(`/element/${found[ELEMENT]}/click`, {});
      return true;
    },
    async resize(width, height) {
      const inner = async (): Promise<[number, number]> =>
        (await run('() => [innerWidth, innerHeight]', [])) as [number, number];
      await post('/window/rect', { x: 0, y: 0, width, height });
      // What the window's own bars take is added; the page learns of it a little later.
      const [across, down] = await inner();
      await post('/window/rect', { width: width + (width - across), height: height + (height - down) });
      for (let tries = 0; tries < 50; tries++) {
        const now = await inner();
        if (now[0] === width && now[1] === height) return;
        await delay(100);
      }
      throw new Error(`the window is ${(await inner()).join(' x ')}, not ${width} x ${height}`);
    },
    screenshot: async () => Buffer.from((await command(base, 'GET', '/screenshot')) as string, 'base64'),
    async errors() {
      await collect();
      return errors.splice(0);
    },
    async close() {
      await command(base, 'DELETE', '').catch(() => {});
      await end();
    },
  };
}
