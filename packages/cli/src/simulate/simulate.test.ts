import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kanagawa } from '@hanga/games/kanagawa/rules';
import { parseRecord, replay } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { freshFolder, hanga, start } from '../testing/hanga.ts';
import type { Summary } from './summary.ts';

const asked = ['simulate', 'kanagawa', '--players', '3', '--games', '11', '--seed', 'x', '--bots', 'random,greedy'];

describe('simulate', () => {
  test('gives the same bytes on any number of cores', async () => {
    const folder = freshFolder();
    const runs = [1, 2, 3].map(async cores => {
      const records = path.join(folder, `${cores}.ndjson`);
      const ran = await hanga([...asked, '--json', '--records', records, '--cores', String(cores)]);
      return { ...ran, records: readFileSync(records, 'utf8') };
    });
    const [one, ...others] = await Promise.all(runs);
    expect(one?.code).toBe(0);
    for (const other of others) {
      expect(other.stdout).toBe(one?.stdout);
      expect(other.records).toBe(one?.records);
    }
    const summary = JSON.parse(one?.stdout ?? '') as Summary;
    const records = (one?.records ?? '')
      .trimEnd()
      .split('\n')
      .map(line => parseRecord(JSON.parse(line)));
    expectToSumUp(summary, records);
    records.slice(0, 3).forEach(record => {
      replay(kanagawa, record);
    });
  });

  test('another seed gives other games', async () => {
    const [one, other] = await Promise.all(
      ['x', 'y'].map(seed => hanga(['simulate', '--games', '2', '--bots', 'random', '--seed', seed, '--json'])),
    );
    expect(one?.stdout).not.toBe(other?.stdout);
  });

  test('counts what the expansion is about, and refuses wrong mixes with a sentence', async () => {
    const yokai = ['simulate', '--games', '4', '--bots', 'greedy', '--worlds', '1', '--seed', 'x'];
    const [mix, random, wrong, lone] = await Promise.all([
      hanga([...yokai, '--yokai', 'kite,umbrella', '--base', 'tree,building', '--json']),
      hanga([...yokai, '--yokai', 'random']),
      hanga([...yokai, '--yokai', 'kite,tree']),
      hanga([...yokai, '--yokai', 'kite', '--lang', 'fr']),
    ]);
    const summary = JSON.parse(mix?.stdout ?? '') as Summary;
    expect(summary.options).toEqual({
      brushDiplomas: 'placed',
      noColumn: 'leaves',
      yokai: { base: ['tree', 'building'], new: ['kite', 'umbrella'] },
    });
    // Two base suits with 3 diplomas each, kites with 4, umbrellas with 3, the studio's 7, and the yokai's.
    expect(summary.rates['diplomas']).toHaveLength(21);
    for (const { counts, values } of summary.rates['diplomas']!) {
      expect(counts['games']).toBe(4);
      expect((values['rounds'] ?? []).reduce((sum, [, taken]) => sum + taken, 0)).toBe(counts['taken']);
    }
    const times = (table: string): number => summary.counts[table]!.reduce((sum, row) => sum + row.times, 0);
    expect(times('yokaiAtEnd')).toBe(12);
    expect(times('decidedByYokai')).toBe(4);
    expect(random?.stdout).toContain('Yokai in front of a player at the end');
    expect([wrong?.code, wrong?.stderr]).toEqual([
      2,
      'hanga: Trees are not a suit of the expansion: kites, lanterns, umbrellas.\n',
    ]);
    expect(lone?.stderr).toContain('deux familles de l’extension');
  });

  test('counts what is done and claimed in Kaigan', async () => {
    const { stdout } = await hanga(['simulate', 'kaigan', '--games', '2', '--bots', 'random', '--seed', 'x', '--json']);
    const { counts } = JSON.parse(stdout) as Summary;
    // Three players claim a row each in each of five rounds.
    expect(counts['rows']!.map(({ key, times }) => [key, times])).toEqual([
      ['1', 10],
      ['2', 10],
      ['3', 10],
    ]);
    expect(counts['actions']!.map(({ key }) => key)).toContain('dispatch');
  });

  test('tells a person, in their language, without colours or a progress bar in a pipe', async () => {
    const [english, french] = await Promise.all([
      hanga(['simulate', '--games', '3', '--bots', 'random', '--players', '2']),
      hanga(['simulate', '--games', '3', '--bots', 'random', '--lang', 'fr']),
    ]);
    expect(english.stdout).toContain('Diplomas taken');
    expect(english.stdout).toContain('3 games of Kanagawa with 2 players');
    expect(french.stdout).toContain('Diplômes obtenus');
    expect(english.stdout + english.stderr).not.toContain('\u001b');
    expect(english.stderr).toBe('');
  });

  test('Ctrl-C stops cleanly, with what was played until then', async () => {
    const folder = freshFolder();
    const records = path.join(folder, 'games.ndjson');
    const run = start(['simulate', '--games', '1000000', '--bots', 'random', '--records', records, '--json']);
    const written = (): string[] => readFileSync(records, 'utf8').split('\n').slice(0, -1);
    await expect.poll(() => written().length, { timeout: 20_000 }).toBeGreaterThan(0);
    const { code, stdout } = await run.end('SIGINT');
    expect(code).toBe(130);
    expect((JSON.parse(stdout) as Summary).games).toBe(written().length);
  });
});

function expectToSumUp(summary: Summary, records: readonly ReturnType<typeof parseRecord>[]): void {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  expect(summary.games).toBe(records.length);
  expect(sum(summary.bots.map(bot => bot.played))).toBe(records.length * 3);
  for (const standings of [summary.bots, summary.seats, summary.fromFirst]) {
    expect(sum(standings.map(row => row.winShare))).toBeCloseTo(1, 3);
  }
  expect(summary.seats.map(row => row.wins)).toEqual(
    [0, 1, 2].map(seat => records.filter(record => record.result?.winners.includes(seat)).length),
  );
  expect(sum(summary.scores.counts.map(([score, players]) => score * players))).toBe(
    sum(records.flatMap(record => record.result?.scores ?? [])),
  );
  expect(sum(summary.points.map(line => line.mean))).toBeCloseTo(summary.scores.mean, 2);
  expect(sum(summary.endings.map(ending => ending.games))).toBe(records.length);
  expect(summary.rates['diplomas']).toHaveLength(19);
  // The bots move on by one seat from game to game.
  expect(records.slice(0, 3).map(record => record.players?.map(player => player.bot))).toEqual([
    ['random', 'greedy', 'random'],
    ['greedy', 'random', 'random'],
    ['random', 'random', 'greedy'],
  ]);
}
