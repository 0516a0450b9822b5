import { readFileSync } from 'node:fs';
import { summary as kaiganSummary } from '@hanga/games/kaigan/board/summary.ts';
import { spoken as kaiganSpoken } from '@hanga/games/kaigan/board/text/spoken/index.ts';
import { kaigan } from '@hanga/games/kaigan/rules';
import { summary as kanagawaSummary } from '@hanga/games/kanagawa/board/summary.ts';
import { spoken as kanagawaSpoken } from '@hanga/games/kanagawa/board/text/spoken/index.ts';
import { kanagawa } from '@hanga/games/kanagawa/rules';
import { begin, type Game, type GameTypes, languages, parseRecord, play, type Viewer } from '@hanga/kernel';
import { type PlayedTable, tableOf, viewOf } from '@hanga/table';
import type { Summary } from '@hanga/web/games/front.ts';
import { beforeAll, describe, expect, test } from 'vitest';

beforeAll(() =>
  Promise.all(languages.flatMap(language => [kaiganSpoken, kanagawaSpoken].map(({ fetch }) => fetch(language)))),
);

const names = ['Aiko', 'Bunta', 'Chiyo', 'Daigo'];
const recordOf = (file: string): unknown => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

/** A recorded game after some of its moves. */
function tableAfter<T extends GameTypes>(game: Game<T>, file: string, moves: number): PlayedTable<T> {
  const { options, seats, seed, rules, moves: made } = parseRecord(recordOf(file));
  let match = begin(game, { options: game.options(options) as T['Options'], seats, seed, rules });
  for (const [seat, action] of made.slice(0, moves) as [number, T['Action']][]) {
    const played = play(match, seat, action);
    if (!played.match) throw new Error('the record is refused');
    match = played.match;
  }
  return tableOf(match);
}

const games: readonly (readonly [string, Game<GameTypes>, Summary<GameTypes>, string])[] = [
  ['Kanagawa', kanagawa, kanagawaSummary, 'kanagawa/records/3-players-placed.json'],
  ['Kaigan', kaigan, kaiganSummary, 'kaigan/records/3-players-open.json'],
];

describe.each(games)('%s', (_, game, summary, file) => {
  const told = (moves: number, viewer: Viewer, language: (typeof languages)[number]): string => {
    const table = viewOf(tableAfter(game, file, moves), viewer);
    const seats = names.map((name, color) => ({ name, color }));
    return summary({ ...table, seats }, language).join(' ');
  };

  test.each(languages)('the table is told in %s at every moment, in whole sentences', language => {
    for (let moves = 0; moves < 90; moves += 6) {
      const said = told(moves, 0, language);
      expect(said).not.toMatch(/undefined|NaN|\[object|-1\b/);
      expect(said.endsWith('.')).toBe(true);
      for (const name of names.slice(1, 3)) expect(said).toContain(name);
    }
  });

  test('it speaks to the viewer, and to nobody who only looks on', () => {
    expect(told(20, 1, 'en')).toMatch(/\bYou\b/);
    expect(told(20, 'spectator', 'en')).not.toMatch(/\bYou:/);
    expect(told(20, 'spectator', 'en')).toContain('Aiko:');
  });
});
