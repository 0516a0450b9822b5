import { describe, expect, test } from 'vitest';
import { freshFolder, hanga } from './testing/hanga.ts';

const oneLine = /^hanga: [^\n]+\n$/;

describe('the command itself', () => {
  test('tells its version and how to use it', async () => {
    const [version, help, bare] = await Promise.all([hanga(['--version']), hanga(['--help']), hanga([])]);
    expect(version).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Examples:') });
    expect(bare).toEqual(help);
  });

  test.each(['play', 'simulate', 'replay', 'reset-password'])('%s --help has an example', async name => {
    const { code, stdout } = await hanga([name, '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain(`  hanga ${name} `);
  });

  test.each([
    ['an unknown command', ['paint']],
    ['an unknown flag', ['play', '--colour']],
    ['an unknown flag of simulate', ['simulate', '--sed', 'x']],
    ['an unknown game', ['play', 'chess']],
    ['too many players', ['play', '--players', '5']],
    ['a number that is none', ['simulate', '--games', 'many']],
    ['no games', ['simulate', '--games', '0']],
    ['an unknown bot', ['simulate', '--bots', 'random,nobody']],
    ['an empty list of bots', ['play', '--bots', '']],
    ['a seat beyond the table', ['play', '--players', '2', '--seat', '3']],
    ['an unknown option value', ['play', '--brush-diplomas', 'borrowed']],
    ['an unknown language', ['play', '--lang', 'de']],
    ['one argument too many', ['simulate', 'kanagawa', 'more']],
    ['a missing value', ['simulate', '--seed']],
    ['no file to replay', ['replay']],
    ['a file that is not there', ['replay', 'nowhere.json']],
    ['a folder instead of a file', ['replay', '.']],
    ['two ways to replay', ['replay', 'x', '--check', '--expand']],
    ['a folder that is not there', ['play', '--record', 'nowhere/game.json']],
    ['records that cannot be written', ['simulate', '--records', 'nowhere/games.ndjson']],
    ['nothing to resume', ['play', '--resume']],
    ['a password of nobody', ['reset-password']],
    ['a password in no database', ['reset-password', 'Ann', '--data', 'nowhere']],
    ['a link to no server', ['reset-password', 'Ann', '--public-url', 'hanga.example']],
    ['a resumed game with other players', ['play', '--resume', 'x.json', '--players', '2']],
  ])('%s: one line, exit 2', async (_what, args) => {
    const { code, stdout, stderr } = await hanga(args, { cwd: freshFolder() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(oneLine);
  });
});
