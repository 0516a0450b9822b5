import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder, hanga } from '../testing/hanga.ts';
import { shareOf } from './interval.ts';
import { boutsOf, pairingsOf, seatedIn } from './plan.ts';
import { ratingsOf } from './ratings.ts';
import type { Summary } from './summary.ts';

const duel = ['arena', 'kanagawa', '--bots', 'greedy,random', '--seed', 'x', '--json'];

describe('who meets whom', () => {
  test('the last bot fills the table, and a pool meets in every choice', () => {
    expect(pairingsOf(['a', 'b'], 4)).toEqual([['a', 'b', 'b', 'b']]);
    expect(pairingsOf(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });

  test('every bot has every seat of every deal', () => {
    const plan = { game: 'x', options: {}, players: 3, seed: 's', pairings: [['a', 'b', 'c']] };
    const bouts = boutsOf(plan, 2);
    expect(bouts).toHaveLength(6);
    for (const deal of [0, 1]) {
      const seated = bouts.filter(bout => bout.deal === deal).map(bout => seatedIn(plan, bout));
      for (const seat of [0, 1, 2]) expect(seated.map(names => names[seat]).sort()).toEqual(['a', 'b', 'c']);
    }
  });
});

describe('statistics', () => {
  test('an interval holds its mean, shrinks with games, and leaves room at the edge', () => {
    const deals = Array.from({ length: 100 }, (_, i) => (i % 4 === 0 ? 0 : 1));
    const [few, many] = [shareOf(deals, 200), shareOf([...deals, ...deals, ...deals, ...deals], 800)];
    expect(few.mean).toBe(0.75);
    expect(few.from).toBeLessThan(0.75);
    expect(few.to).toBeGreaterThan(0.75);
    expect(many.to - many.from).toBeLessThan(few.to - few.from);
    const all = shareOf(
      deals.map(() => 1),
      200,
    );
    expect(all.to).toBe(1);
    expect(all.from).toBeGreaterThan(0.97);
    expect(all.from).toBeLessThan(1);
  });

  test('ratings find the odds that games were drawn from', () => {
    // a beats b three to one, b beats c three to one: 191 points each.
    const games = ['ab', 'bc'].flatMap(pair =>
      Array.from({ length: 4000 }, (_, i) => ({ deal: i, names: [...pair], parts: i % 4 === 0 ? [0, 1] : [1, 0] })),
    );
    const ratings = ratingsOf(games);
    expect(ratings.get('a')! - ratings.get('b')!).toBeCloseTo(191, -1);
    expect(ratings.get('b')! - ratings.get('c')!).toBeCloseTo(191, -1);
  });
});

describe('the command', () => {
  test('gives the same on any number of cores, and after having been stopped', async () => {
    const folder = freshFolder();
    const file = path.join(folder, 'duel.ndjson');
    const [one, two] = await Promise.all(['1', '2'].map(cores => hanga([...duel, '--games', '12', '--cores', cores])));
    expect(one?.code).toBe(0);
    expect(two?.stdout).toBe(one?.stdout);
    const whole = JSON.parse(one?.stdout ?? '') as Summary;
    expect(whole.games).toBe(12);
    const [greedy] = whole.meetings[0]!.bots;
    expect(greedy!.bot).toBe('greedy');
    expect(greedy!.winShare.mean).toBeGreaterThan(0.5);

    await hanga([...duel, '--games', '6', '--results', file]);
    const played = readFileSync(file, 'utf8');
    // Killed in the middle of a line.
    writeFileSync(file, played.slice(0, -20));
    const resumed = await hanga([...duel, '--games', '12', '--results', file]);
    expect(JSON.parse(resumed.stdout)).toEqual(whole);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(14);
  });

  test('does not mix games of another plan', async () => {
    const file = path.join(freshFolder(), 'duel.ndjson');
    await hanga([...duel, '--games', '2', '--results', file]);
    const other = await hanga([...duel, '--games', '2', '--seed', 'y', '--results', file]);
    expect(other.code).toBe(2);
    expect(other.stderr).toContain('another arena');
  });

  test('rates a pool, for people too, in French', async () => {
    const pool = await hanga(['arena', '--bots', 'greedy,random,greedy:1', '--games', '4', '--lang', 'fr', '--times']);
    expect(pool.code).toBe(0);
    expect(pool.stdout).toContain('Cotes');
    expect(pool.stdout).toContain('greedy:1');
    expect(pool.stdout).toContain('par décision');
  });

  test.each([
    ['--bots', 'nobody'],
    ['--bots', 'greedy:x'],
    ['--players', '9'],
  ])('refuses %s %s in one line', async (flag, value) => {
    const refused = await hanga(['arena', flag, value]);
    expect(refused.code).toBe(2);
    expect(refused.stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
