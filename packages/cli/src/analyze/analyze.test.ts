import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Analysis } from '@hanga/bots';
import { describe, expect, test } from 'vitest';
import { hanga } from '../testing/hanga.ts';

const games = fileURLToPath(new URL('../../../../games/', import.meta.url));
const record = (game: string, name: string): string => path.join(games, game, 'records', name);
const kanagawa = record('kanagawa', '2-players-placed.json');

describe('analyze', () => {
  test('charts chances and names the turns that mattered, in both languages', async () => {
    const [english, french] = await Promise.all(
      ['en', 'fr'].map(lang => hanga(['analyze', kanagawa, '--moments', '2', '--iterations', '4', '--lang', lang])),
    );
    expect(english?.code).toBe(0);
    expect(english?.stdout).toContain('The turns that mattered most');
    expect(english?.stdout).toMatch(/Turn \d+ \(move/);
    expect(english?.stdout).toContain('why: ');
    expect(english?.stdout).toContain('┤');
    expect(french?.stdout).toContain('Les tours qui ont le plus compté');
    expect(`${english?.stdout}${french?.stdout}`).not.toMatch(/undefined|NaN/);
    expect(english?.stdout).not.toContain(String.fromCharCode(27));
  });

  test('prints the same analysis as JSON', async () => {
    const asked = ['analyze', record('kaigan', '3-players-open.json'), '--moments', '1', '--iterations', '2', '--json'];
    const [one, other] = await Promise.all([hanga(asked), hanga(asked)]);
    expect(one?.stdout).toBe(other?.stdout);
    const { seats, turns, moments } = JSON.parse(one?.stdout ?? '') as Analysis<object, object>;
    expect(seats).toBe(3);
    expect(turns.length).toBeGreaterThan(50);
    expect(moments).toHaveLength(1);
  });

  test('says what is wrong with a file in one line', async () => {
    const refused = await hanga(['analyze', 'nothing-here.json']);
    expect(refused.code).toBe(2);
    expect(refused.stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
