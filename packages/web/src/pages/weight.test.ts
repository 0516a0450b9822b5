import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@hanga/kernel';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const dist = path.join(import.meta.dirname, '../../dist');
const files = readdirSync(path.join(dist, 'assets')).filter(file => file.endsWith('.js'));

/** The file that was built under a name: a hash stands behind it. */
function built(name: string): string {
  const found = files.filter(file => new RegExp(`^${name}-.{8}\\.js$`).test(file));
  if (found.length !== 1) throw new Error(`${found.length} files are called ${name}`);
  return found[0]!;
}

const importsOf = (file: string): string[] => {
  const text = readFileSync(path.join(dist, 'assets', file), 'utf8');
  const { staticImports, staticExports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ].map(from => path.basename(from));
};

/** All that some files need to run. */
function closure(roots: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const add = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const next of importsOf(file)) add(next);
  };
  for (const root of roots) add(root);
  return needed;
}

/** What the first screen fetches: its script, and those that it announces. */
const first = [
  ...readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g),
].map(([, file]) => file!);

const tables = languages.flatMap(language => [
  { name: 'Kanagawa', language, parts: ['kanagawa', 'worker-kanagawa', `kanagawa-${language}`] },
  { name: 'Kaigan', language, parts: ['kaigan', 'worker-kaigan', `kaigan-${language}`] },
  { name: 'a table of the server', language, parts: ['online', 'kanagawa', `kanagawa-${language}`] },
]);

/** An answer's headers, in bytes. */
const HEADERS = 900;

describe.each(tables)('$name in $language: until its first board', ({ language, parts }) => {
  const needed = [...closure([...first, ...parts.map(built)])];

  test('a page fetches 147 kB of JavaScript at most, three less than the limit', () => {
    const bytes = needed.map(file => HEADERS + statSync(path.join(dist, 'assets', `${file}.br`)).size);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(147_000);
  });

  test('nothing comes that a first board does without', () => {
    const others = languages.filter(other => other !== language);
    const otherWords = others.flatMap(other => [`kanagawa-${other}`, `kaigan-${other}`]);
    const late = [...otherWords, 'later', 'serve'].map(built);
    const lateKinds = /^(thinkers|Inspect|summary|rulebook|TutorialPage|Icons|NewGameForm|GameList|Keepsake\w*)-/;
    expect(needed.filter(file => late.includes(file) || lateKinds.test(file))).toEqual([]);
  });

  test('nothing of another game comes', () => {
    const games = new Set(needed.flatMap(file => /^(kanagawa|kaigan)-/.exec(file)?.[1] ?? []));
    expect(games.size).toBe(1);
  });
});
