import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gameIds } from '@hanga/games/list.ts';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const web = path.join(import.meta.dirname, '../..');

/** Made files: name -> text. */
type Built = ReadonlyMap<string, string>;

const read = (folder: string, pattern: string): Built =>
  new Map(
    globSync(pattern, { cwd: path.join(web, folder) })
      .filter(file => !file.includes('.test.'))
      .map(file => [file, readFileSync(path.join(web, folder, file), 'utf8')]),
  );

const workersIn = (files: Built): string[] =>
  [...files.values()].flatMap(text =>
    [...text.matchAll(/new Worker\(\s*(?:new URL\(\s*)?[`'"](?:[^`'"]*\/)?([^`'"/]+)[`'"]/g)].map(
      found => found[1] ?? '',
    ),
  );

const importsOf = (name: string, text: string): string[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(name, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end)),
  ];
};

/**
 * WebKit runs a worker's first file again when another file imports it. So nothing may: a worker's file has nothing
 * to give, and nobody asks.
 */
function faultsOf(files: Built): string[] {
  return workersIn(files).flatMap(worker => {
    const text = files.get(worker);
    if (text === undefined) return [`${worker} was not built`];
    const gives = parseSync(worker, text).module.staticExports.length > 0 ? [`${worker} exports something`] : [];
    const asked = [...files].flatMap(([name, other]) =>
      importsOf(name, other).some(from => from.includes(worker)) ? [`${name} imports ${worker}`] : [],
    );
    return [...gives, ...asked];
  });
}

test('no worker that was built exports anything, and none is imported', () => {
  const built = read('dist/assets', '*.js');
  const sources = [read('src', '**/*.{ts,tsx}'), read('../../games', '[a-z]*/**/*.{ts,tsx}')];
  const wanted = sources.flatMap(workersIn);
  expect(wanted.length, 'a press and a table for each game').toBeGreaterThan(3);
  expect(workersIn(built), 'every worker of the sources is found').toHaveLength(wanted.length);
  expect(faultsOf(built)).toEqual([]);
});

test('a worker whose later part imports it back is found out', () => {
  const page = 'const a = () => new Worker(new URL(`/assets/w-1.js`, ``+import.meta.url), {type: `module`});';
  expect(
    faultsOf(
      new Map([
        ['page.js', page],
        ['w-1.js', 'const r = 1; self.onmessage = () => import(`./bots-2.js`); export { r as t };'],
        ['bots-2.js', 'import { t } from "./w-1.js"; export const bots = t;'],
      ]),
    ),
  ).toEqual(['w-1.js exports something', 'bots-2.js imports w-1.js']);
  expect(
    faultsOf(
      new Map([
        ['page.js', page],
        ['w-1.js', 'import(`./w-1.js`)'],
      ]),
    ),
  ).toEqual(['w-1.js imports w-1.js']);
  expect(faultsOf(new Map([['page.js', page]]))).toEqual(['w-1.js was not built']);
});

/** The page's own files: what its first script imports, at once or later. Workers are no part of them. */
function pageFiles(files: Built, html: string): string[] {
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const text = files.get(name);
    if (text === undefined || reached.has(name)) return;
    reached.add(name);
    for (const from of importsOf(name, text)) for (const [file] of from.matchAll(/[^/`'"]+\.js/g)) reach(file);
  };
  for (const [, script = ''] of html.matchAll(/<script[^>]* src="[^"]*\/([^"/]+\.js)"/g)) reach(script);
  return [...reached];
}

/** Where the kernel's `replay` is: nothing else finds that a record has another result. */
const replays = (text: string): boolean => /kind:\s*[`'"]otherResult[`'"]/.test(text);

test('records are replayed in workers: no file of the page itself can', () => {
  const built = read('dist/assets', '*.js');
  const page = pageFiles(built, readFileSync(path.join(web, 'dist/index.html'), 'utf8'));
  expect(page.length, 'pages and games are reached').toBeGreaterThan(30);
  expect(page.filter(name => replays(built.get(name) ?? ''))).toEqual([]);
  const able = [...built].filter(([, text]) => replays(text)).map(([name]) => name);
  expect(able, 'a worker for each game').toHaveLength(gameIds.length);
});

test('a page that replays by itself is found out, however late it fetches what it needs', () => {
  const files = new Map([
    ['index.js', 'import(`./check.js`); new Worker(`/assets/w.js`);'],
    ['check.js', 'import { r } from "./base.js"; r();'],
    ['base.js', 'export const r = () => { throw { kind: `otherResult` }; };'],
    ['w.js', 'throw { kind: `otherResult` };'],
  ]);
  const page = pageFiles(files, '<script type="module" src="/assets/index.js"></script>');
  expect(page).toEqual(['index.js', 'check.js', 'base.js']);
  expect(page.filter(name => replays(files.get(name) ?? ''))).toEqual(['base.js']);
});
