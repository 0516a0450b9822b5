import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/** Paths from the root that a text names, as `packages/…`, `games/…` or `scripts/…`; `<id>` is any game. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:packages|games|scripts|bench|docs)\/[\w./<>-]+)`/g)].map(([, found]) => found as string);

test.each(['docs/ARCHITECTURE.md', 'docs/DEPENDENCIES.md', 'CONTRIBUTING.md', 'README.md'])(
  'what %s speaks of is there',
  file => {
    const named = pathsIn(readFileSync(path.join(root, file), 'utf8'));
    expect(named.length).toBeGreaterThan(0);
    const isThere = (name: string): boolean =>
      name.includes('<id>')
        ? globSync(name.replace('<id>', '*'), { cwd: root }).length > 0
        : existsSync(path.join(root, name));
    expect(named.filter(name => !isThere(name))).toEqual([]);
  },
);
