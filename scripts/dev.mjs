// `npm run dev`: the page from its sources, reloaded as they change, and behind the same address the server, started
// anew when its sources change. Flags are those of `hanga serve`; `--port` and `--host` are the address of both.
import { spawn } from 'node:child_process';
import { createServer as createListener } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createLogger, createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { port, host, flags } = addressIn(process.argv.slice(2));
const behind = await freePort();
const server = { child: undefined, up: Promise.resolve() };

/** What the server answers itself; all else is the page. */
const served = ['/api', '/mail', '/socket', '/metrics', '/livez', '/readyz', '/healthz'];
const isServed = address => served.some(start => address === start || address?.startsWith(`${start}/`));
const target = `http://127.0.0.1:${behind}`;

/** Sockets that end with the old server and knock before the new one is there: the page tries again by itself. */
const logger = createLogger();
const quiet = { ...logger, error: (said, options) => /ws proxy/.test(said) || logger.error(said, options) };

const vite = await createServer({
  customLogger: quiet,
  configFile: path.join(root, 'packages/web/vite.config.ts'),
  server: {
    port: port ?? 4100,
    strictPort: port !== undefined,
    host,
    proxy: Object.fromEntries(served.map(start => [`^${start}(/|\\?|$)`, { target, ws: start === '/socket' }])),
  },
  plugins: [{ name: 'hanga-server-first', configureServer: ({ middlewares }) => void middlewares.use(waitForServer) }],
});

/** Whoever asks while the server starts anew waits for it, as for a slow one. */
function waitForServer(request, _response, next) {
  if (isServed(request.url?.split('?')[0])) void server.up.then(() => next());
  else next();
}

/** Rooms of a game and packages that the server and its threads run; the page's own are Vite's affair. */
const isServerSource = file =>
  /^(packages\/(?!web\/)\w+\/src|games\/(list\.ts|\w+\/(rules|text|bot|terminal)\/))/.test(
    path.relative(root, file).split(path.sep).join('/'),
  ) && !/\.test\.ts$/.test(file);

let soon;
vite.watcher.add([path.join(root, 'packages'), path.join(root, 'games')]);
for (const event of ['add', 'change', 'unlink']) {
  vite.watcher.on(event, file => {
    if (!isReady || !isServerSource(file)) return;
    clearTimeout(soon);
    // An editor, or a change of branches, writes many files at once.
    soon = setTimeout(() => void restart(file), 100);
  });
}
let isReady = false;
vite.watcher.once('ready', () => {
  isReady = true;
});

start();
await server.up;
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await Promise.all([vite.close(), stop()]);
    process.exit();
  });
}

function start() {
  const args = ['serve', '--no-page', '--port', String(behind), '--data', 'hanga-data/dev', ...flags];
  const child = spawn(process.execPath, [path.join(root, 'packages/cli/bin/hanga.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: root,
    // The games that are not in the product's list are played, too.
    env: { ...process.env, HANGA_DEV: '1' },
  });
  server.child = child;
  server.up = new Promise(resolve => {
    child.stdout.once('data', resolve);
    child.once('exit', code => {
      resolve();
      if (server.child === child && code !== 0)
        say(`the server ended with ${code}; it starts anew with the next change`);
    });
  });
}

async function restart(file) {
  say(`${path.relative(root, file)} changed: the server starts anew`);
  server.up = stop().then(() => {
    start();
    return server.up;
  });
  await server.up;
}

function stop() {
  const { child } = server;
  server.child = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** The page's address is the one that is asked for; the server gets the other flags. */
function addressIn(given) {
  const taken = { flags: [] };
  for (let i = 0; i < given.length; i++) {
    const [name, value] = given[i].split('=');
    if (name === '--port') taken.port = Number(value ?? given[++i]);
    else if (name === '--host') taken.host = value ?? given[++i];
    else taken.flags.push(given[i]);
  }
  return taken;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const listener = createListener().once('error', reject);
    listener.listen(0, '127.0.0.1', () => {
      const { port: free } = listener.address();
      listener.close(() => resolve(free));
    });
  });
}

function say(line) {
  process.stderr.write(`${line}\n`);
}
