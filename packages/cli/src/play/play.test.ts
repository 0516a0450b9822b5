import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kanagawa, type State } from '@hanga/games/kanagawa/rules';
import { type GameRecord, parseRecord, replay } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { freshFolder, hanga, start } from '../testing/hanga.ts';
import { randomRecord } from '../testing/records.ts';

const firstMoves = (times: number): string => '1\n'.repeat(times);
const read = (folder: string, file: string): GameRecord =>
  parseRecord(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
const game = ['play', 'kanagawa', '--players', '3', '--bots', 'random', '--seed', 'a game', '--record', 'game.json'];

describe('a whole game', () => {
  test('goes through a pipe to its end, and its record replays', async () => {
    const folder = freshFolder();
    const { code, stdout, stderr } = await hanga(game, { cwd: folder, input: firstMoves(900) });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const record = read(folder, 'game.json');
    expect(record.result).toBeDefined();
    expect(() => replay(kanagawa, record)).not.toThrow();
    expect(stdout).toContain(record.seed);
    expect(stdout).toMatch(/wins!|share the victory!/);
    for (const score of record.result?.scores ?? []) expect(stdout).toMatch(new RegExp(`Total.* ${score}\\b`));
  });

  test('speaks French and draws letters when asked, and no colours in a pipe', async () => {
    const folder = freshFolder();
    const { code, stdout } = await hanga([...game, '--letters', '--brush-diplomas', 'owned'], {
      cwd: folder,
      input: `?\nrules\nlog\nscore\ntable\nz9\nu\n${firstMoves(900)}`,
      env: { LANG: 'fr_FR.UTF-8' },
    });
    expect(code).toBe(0);
    expect(stdout).toContain('Grand Maître');
    expect(stdout).toMatch(/gagne\u202f!|se partagent la victoire\u202f!/);
    expect(stdout).not.toMatch(/\p{Emoji_Presentation}/u);
    expect(stdout).not.toContain('\u001b');
    expect(read(folder, 'game.json').options).toEqual({ brushDiplomas: 'owned', noColumn: 'leaves' });
  });

  test('NO_COLOR wins over FORCE_COLOR', async () => {
    const [forced, plain] = await Promise.all(
      [{ FORCE_COLOR: '1' }, { FORCE_COLOR: '1', NO_COLOR: '1' }].map(env =>
        hanga(['play', '--bots', 'random'], { cwd: freshFolder(), input: 'q\n', env: env as Record<string, string> }),
      ),
    );
    expect(forced?.stdout).toContain('\u001b[');
    expect(plain?.stdout).not.toContain('\u001b');
  });

  test('around one keyboard, nobody sees what another holds', async () => {
    const folder = freshFolder();
    const names = [{ name: 'Aiko' }, { name: 'Ben' }];
    const holdsSecret = (state: State): boolean => {
      const { phase, players } = state;
      return (
        phase.kind === 'work' &&
        kanagawa.legal(state, phase.seat).some(action => action.kind === 'end') &&
        (players[phase.seat]?.secret.length ?? 0) > 0 &&
        players[1 - phase.seat]?.atSchool === true
      );
    };
    const seeds = Array.from({ length: 40 }, (_, i) => `held ${i}`);
    const record = seeds
      .map(seed => randomRecord(seed, { seats: 2, players: names, until: holdsSecret }))
      .find(({ result }) => result === undefined) as GameRecord;
    const holder = replay(kanagawa, record).state.phase as { seat: number };
    writeFileSync(path.join(folder, 'game.json'), JSON.stringify(record));
    const { stdout } = await hanga(['play', '--resume', 'game.json'], { cwd: folder, input: 'e\n\nq\n' });
    const [own, other] = stdout.split(`Pass the keyboard to ${names[1 - holder.seat]?.name}`);
    expect(own).not.toMatch(/hand .*face down/);
    expect(other).toMatch(/hand .*face down/);
  });
});

describe('a game that is broken off', () => {
  test.each([
    ['SIGKILL', null],
    ['SIGINT', 130],
  ] as const)('%s loses nothing: it goes on as if nothing had been', async (signal, code) => {
    const [folder, whole] = [freshFolder(), freshFolder()];
    const session = start(game, { cwd: folder });
    await session.answer('1', 12);
    const ended = await session.end(signal);
    expect(ended.code).toBe(code);
    if (signal === 'SIGINT') expect(ended.stdout).toContain('--resume game.json');
    const kept = read(folder, 'game.json');
    // All that was answered is there, and so is what the bots did until the next question.
    expect(kept.moves.filter(([seat]) => seat === 0)).toHaveLength(12);
    expect(kanagawa.toAct(replay(kanagawa, kept).state)).toEqual([0]);

    const look = await hanga(['play', '--resume', 'game.json'], { cwd: folder, input: 'q\n' });
    expect(look).toMatchObject({ code: 0, stdout: expect.stringContaining(`after ${kept.moves.length} moves`) });
    expect(read(folder, 'game.json')).toEqual(kept);

    const [resumed] = await Promise.all([
      hanga(['play', '--resume', 'game.json'], { cwd: folder, input: firstMoves(900) }),
      hanga(game, { cwd: whole, input: firstMoves(900) }),
    ]);
    expect(resumed.code).toBe(0);
    expect(read(folder, 'game.json')).toEqual(read(whole, 'game.json'));
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  test('the end of the input leaves a record that --resume finds by itself', async () => {
    const folder = freshFolder();
    const first = await hanga(['play', '--bots', 'random'], { cwd: folder, input: '1\n1\n' });
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('--resume hanga-kanagawa-') });
    writeFileSync(path.join(folder, 'hanga-kanagawa-99999999-000000.json'), '{ damaged');
    const second = await hanga(['play', '--resume'], { cwd: folder, input: firstMoves(900) });
    expect(second.code).toBe(0);
    const over = await hanga(['play', '--resume'], { cwd: folder });
    expect(over).toMatchObject({ code: 2, stderr: expect.stringMatching(/^hanga: [^\n]+\n$/) });
  });

  test('nothing is ever written over', async () => {
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'game.json'), 'precious');
    expect(await hanga(game, { cwd: folder })).toMatchObject({ code: 2, stdout: '' });
    expect(readFileSync(path.join(folder, 'game.json'), 'utf8')).toBe('precious');
  });

  test('a folder that disappears is told, and the game goes on', async () => {
    const folder = freshFolder();
    const session = start([...game.slice(0, -1), path.join(folder, 'game.json')], { cwd: '/' });
    await session.answer('1', 2);
    rmSync(folder, { recursive: true });
    await session.answer('1', 2);
    const { code, stdout } = await session.end('SIGINT');
    expect(stdout).toContain('could not be saved');
    expect(stdout).not.toContain('--resume');
    expect(code).toBe(2);
  });
});

describe('typing', () => {
  const ask = (input: string): ReturnType<typeof hanga> =>
    hanga(['play', '--players', '2', '--bots', 'random', '--seed', 'first', '--seat', '1'], {
      cwd: freshFolder(),
      input,
    });

  test('what means nothing, and what is not allowed now, is said in words', async () => {
    const { stdout } = await ask('xyzzy\ns1\ne\nt9\nu\nq\n');
    expect(stdout).toContain('"xyzzy" means nothing here');
    expect(stdout).toContain('First wait, or take a column.');
    expect(stdout).toContain('There is no such column left at school.');
    expect(stdout).toMatch(/nothing to undo|too late to undo that|cannot be undone/);
  });

  test('a move is taken back', async () => {
    const { stdout } = await ask('t1\nu\nq\n');
    expect(stdout).toContain('Undone.');
  });

  test('what was taken back is made again, and only that', async () => {
    const { stdout } = await ask('redo\nt1\nu\nredo\nq\n');
    expect(stdout).toMatch(/nothing to redo[\s\S]*Undone\.[\s\S]*Redone\./);
    expect(stdout).toContain('Continue your work');
  });
});
