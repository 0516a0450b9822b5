import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const fileOf = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

test('no password comes with the compose file', () => {
  const compose = fileOf('compose.yaml');
  const uses = [...compose.matchAll(/\$\{POSTGRES_PASSWORD([^}]*)\}/g)].map(([, rest]) => rest ?? '');
  // For the database and for its nodes; `:?` ends with a sentence where it is not set, or empty.
  expect(uses).toHaveLength(2);
  for (const rest of uses) expect(rest).toMatch(/^:\?\S/);
  for (const line of compose.split('\n').filter(text => /password/i.test(text) && !text.trimStart().startsWith('#')))
    expect(line).toMatch(/\$\{POSTGRES_PASSWORD:\?/);
});

test('the image is healthy when its database answers, and asks no longer than the server does', () => {
  expect(fileOf('Dockerfile')).toMatch(/HEALTHCHECK --interval=\S+ --timeout=\S+ .*\/readyz/);
});
