import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { botsPage } from './support/botsDoc.ts';

const page = readFileSync(new URL('../../../docs/BOTS.md', import.meta.url), 'utf8');

test('docs/BOTS.md shows the bots and the types of the games as they are', () => {
  // Where it does not: node packages/server/tests/support/botsDoc.ts
  expect(page).toBe(botsPage(page));
  for (const type of ['type Action', 'interface View', 'interface PlayerView', 'type Seat', 'interface State']) {
    expect(page).toContain(type);
  }
});

test('the bot in Python is short enough to be read', () => {
  const bot = readFileSync(new URL('../../../docs/bots/bot.py', import.meta.url), 'utf8');
  expect(bot.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});
