import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const dist = path.join(import.meta.dirname, '../../dist');
const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

interface Visit {
  readonly hash?: string;
  readonly pathname?: string;
  readonly kept?: Readonly<Record<string, string>>;
  readonly language?: string;
}

/** What the document of a visitor asks for ahead, without the hashes in the files' names. */
function askedBy({ hash = '', pathname = '/', kept = {}, language = 'en-GB' }: Visit): string[] {
  const asked: string[] = [];
  runInNewContext(script, {
    location: { hash, pathname },
    navigator: { language },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    setTimeout: (task: () => void) => task(),
    document: {
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => asked.push(href) },
    },
  });
  expect(asked.filter(file => !existsSync(path.join(dist, file)))).toEqual([]);
  return asked.map(file => path.basename(file).replace(/-.{8}(\.\w+)$/, '$1')).sort();
}

const kanagawa = ['kanagawa-art.js', 'kanagawa-rules.js', 'kanagawa.css', 'kanagawa.js'];
const id = 'dNWNlHdO3yLmvCMHly6BBh';

test('a table is fetched along with the page by who has been there before', () => {
  const kept = { 'hanga-table-games': `{"${id}":"kanagawa"}`, 'hanga-settings': '{"language":"fr"}' };
  const wanted = [...kanagawa, 'kanagawa-fr.js', 'online.css', 'online.js'].sort();
  expect(askedBy({ hash: `#/table/${id}`, kept })).toEqual(wanted);
  expect(askedBy({ pathname: `/table/${id}`, kept })).toEqual(wanted);
});

test('a table of which nothing is kept is fetched without its game', () => {
  const table = ['online.css', 'online.js'];
  expect(askedBy({ hash: `#/table/${id}` })).toEqual(table);
  expect(askedBy({ hash: `#/table/${id}`, kept: { 'hanga-table-games': '{' } })).toEqual(table);
  expect(askedBy({ hash: `#/table/${id}`, kept: { 'hanga-table-games': `{"${id}":"toString"}` } })).toEqual(table);
});

test('a game, its rules and its lessons are fetched by their address', () => {
  expect(askedBy({ hash: '#/game/kanagawa/1' })).toEqual([...kanagawa, 'kanagawa-en.js'].sort());
  expect(askedBy({ hash: '#/game/kaigan/1', language: 'fr' })).toContain('kaigan-fr.js');
  expect(askedBy({ hash: '#/rules/kaigan' })).toContain('rulebook.js');
  expect(askedBy({ hash: '#/learn/kaigan/first' })).toContain('TutorialPage.js');
});

test('the first screen asks for nothing ahead', () => {
  expect(askedBy({})).toEqual([]);
  expect(askedBy({ hash: '#/' })).toEqual([]);
  expect(askedBy({ hash: '#/constructor/kanagawa' })).toEqual([]);
});
