import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder, hanga, type Ran } from '../testing/hanga.ts';
import { randomRecord } from '../testing/records.ts';

const good = randomRecord('good');
const check = (content: string, name = 'game.json', more: readonly string[] = []): Promise<Ran> => {
  const file = path.join(freshFolder(), name);
  writeFileSync(file, content);
  return hanga(['replay', name, '--check', ...more], { cwd: path.dirname(file) });
};
const edited = (change: object): string => JSON.stringify({ ...good, ...change });
const illegal = edited({
  moves: good.moves.map((move, i) => (i === 8 ? [move[0], { kind: 'take', column: 9 }] : move)),
});

describe('replay --check', () => {
  test('a good record, in one line or laid out, alone or among others', async () => {
    const line = JSON.stringify(good);
    const unfinished = edited({ moves: good.moves.slice(0, 20), result: undefined });
    const [single, laidOut, several] = await Promise.all([
      check(line),
      check(`\ufeff${JSON.stringify(good, undefined, 2)}\r\n`),
      check(`${line}\n\n${unfinished}\n`, 'games.ndjson'),
    ]);
    const moves = good.moves.length;
    expect(single.stdout).toBe(`game.json: 1 game, ${moves} moves: all legal, results as recorded\n`);
    expect(laidOut).toEqual(single);
    expect(several.stdout).toBe(
      `games.ndjson: 2 games, ${moves + 20} moves: all legal, results as recorded (1 unfinished)\n`,
    );
    expect([single.code, laidOut.code, several.code]).toEqual([0, 0, 0]);
  });

  test('an illegal move: exit 1, and where', async () => {
    const [alone, second] = await Promise.all([
      check(illegal),
      check(`${JSON.stringify(good)}\n${illegal}\n`, 'g.ndjson'),
    ]);
    expect(alone).toMatchObject({ code: 1, stdout: '' });
    expect(alone.stderr).toMatch(/^game\.json: move 9 \(seat \d\): [^\n]+\n$/);
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(/^g\.ndjson, line 2: move 9 \(seat \d\): [^\n]+\n$/);
  });

  test('a seed that does not follow from the parts of its shuffle: exit 1', async () => {
    const hash = 'a'.repeat(64);
    const parts = Array.from({ length: good.seats }, () => ({ by: 'server', why: 'bot', part: hash }));
    const shuffle = {
      version: 1,
      table: hash,
      round: 1,
      server: { commitment: hash, part: hash },
      parts,
      abandoned: [],
    };
    const [wrong, damaged] = await Promise.all([
      check(edited({ shuffle })),
      check(edited({ shuffle: { ...shuffle, parts: [] } })),
    ]);
    expect(wrong).toMatchObject({ code: 1, stdout: '' });
    expect(wrong.stderr).toMatch(/^game\.json: The server’s part of the shuffle is not the one[^\n]+\n$/);
    expect(damaged).toMatchObject({ code: 2, stdout: '' });
    expect(damaged.stderr).toContain('"shuffle"');
  });

  test('another result: exit 1', async () => {
    const scores = good.result?.scores.map(score => score + 1);
    const wrong = await check(edited({ result: { ...good.result, scores } }));
    const early = await check(edited({ moves: good.moves.slice(0, -1) }));
    for (const { code, stderr } of [wrong, early]) {
      expect(code).toBe(1);
      expect(stderr).toMatch(/^game\.json: the result differs: [^\n]+\n$/);
    }
  });

  test.each([
    ['truncated', JSON.stringify(good).slice(0, 500)],
    ['truncated and laid out', JSON.stringify(good, undefined, 2).slice(0, 500)],
    ['empty', ''],
    ['not text', '\u0000\u0001\ufffd'],
    ['foreign', '{"hello":"world"}'],
    ['a list', '[1,2,3]'],
    ['nothing', 'null'],
    ['of newer rules', edited({ rules: 99 })],
    ['of a newer format', edited({ hanga: 2 })],
    ['of another game', edited({ game: 'go\u001b[2J' })],
    ['with a broken seed', edited({ seed: 'x' })],
    ['with moves that are none', edited({ moves: [[0]] })],
    ['with unknown options', edited({ options: { tea: true } })],
    ['for too many players', edited({ seats: 9, result: undefined })],
    ['cut off in the second line', `${JSON.stringify(good)}\n${JSON.stringify(good).slice(0, 99)}`],
  ])('a file that is %s: one line, exit 2', async (_what, content) => {
    const { code, stdout, stderr } = await check(content);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^hanga: game\.json\P{Cc}+\n$/u);
  });
});

describe('replay', () => {
  const tell = async (more: readonly string[]): Promise<Ran> => {
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'games.ndjson'), `${JSON.stringify(good)}\n${illegal}\n`);
    return hanga(['replay', 'games.ndjson', ...more], { cwd: folder });
  };

  test('tells the game in a pipe, with its scores', async () => {
    const { code, stdout } = await tell([]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ {3}1\. Player \d/);
    expect(stdout).toContain(`${String(good.moves.length).padStart(4)}. `);
    expect(stdout).toMatch(/wins!|share the victory!/);
  });

  test('tells it in French', async () => {
    const { stdout } = await tell(['--lang', 'fr']);
    expect(stdout).toMatch(/^ {3}1\. Joueur \d/);
    expect(stdout).toMatch(/gagne\u202f!|se partagent la victoire\u202f!/);
  });

  test('a game that is illegal, or not there: one line, exit 2', async () => {
    const runs = await Promise.all([tell(['--game', '2']), tell(['--game', '2', '--expand']), tell(['--game', '3'])]);
    for (const { code, stdout, stderr } of runs) {
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^hanga: games\.ndjson[^\n]+\n$/);
    }
  });
});
