import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const web = path.join(import.meta.dirname, '../..');
const root = path.join(web, '../..');

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

/** By its path, each source of page and games that imports the name from the module as a value. */
const importersOf = (name: string, module: string): string[] =>
  globSync('{packages/web/src,games/*}/**/*.{ts,tsx}', { cwd: root, exclude: path => path.includes('node_modules') })
    .filter(file => !file.includes('.test.'))
    .filter(file => {
      const imports = readFileSync(path.join(root, file), 'utf8').matchAll(
        /import (?!type )\{([^}]*)\} from '([^']*)'/g,
      );
      return [...imports].some(
        ([, names = '', from = '']) =>
          from.endsWith(module) && names.split(',').some(each => each.trim().split(' ')[0] === name),
      );
    })
    .sort();

test('records are replayed in workers: nothing else asks the kernel for it', () => {
  expect(importersOf('replay', '@hanga/kernel')).toEqual(['packages/web/src/source/checkServer.ts']);
  expect(importersOf('checkServer', '/checkServer.ts')).toEqual(['packages/web/src/source/gameServer.ts']);
});
