import { readFileSync } from 'node:fs';
import path from 'node:path';
import { begin, fastRng, languages, parseRecord, play, replay, seedFromText } from '@hanga/kernel';
import { paintFor } from 'hanga/paint.ts';
import { choiceLines, fitted } from 'hanga/play/screen.ts';
import { freshFolder, hanga } from 'hanga/testing/hanga.ts';
import { widthOf } from 'hanga/width.ts';
import { expect, test } from 'vitest';
import { dochu } from '../rules/index.ts';
import { dochuTeller } from './teller.ts';

const look = { paint: paintFor({}, {}), symbols: 'pictures' } as const;

test.each(languages)('in %s no line runs over 80 columns, and every choice has a code of its own', language => {
  const teller = dochuTeller(language, look);
  const rng = fastRng(7);
  let match = begin(dochu, { options: {}, seats: 4, seed: seedFromText('wide') });
  for (let [seat] = dochu.toAct(match.state); seat !== undefined; [seat] = dochu.toAct(match.state)) {
    const view = dochu.view(match.state, seat);
    const legal = dochu.legal(match.state, seat);
    const choices = teller.choices(view, legal);
    const lines = [undefined, 0].flatMap(room =>
      fitted(
        teller.table(view, other => `Player ${other + 1} (greedy)`, 80),
        room,
      ),
    );
    expect([...lines, ...choiceLines(choices, look, 80)].filter(line => widthOf(line) > 80)).toEqual([]);
    expect(new Set(choices.map(({ code }) => code)).size).toBe(legal.length);
    match = play(match, seat, legal[rng.below(legal.length)]).match!;
  }
});

test('a whole game goes through a pipe', async () => {
  const folder = freshFolder();
  const asked = ['play', 'dochu', '--seed', 'a game', '--record', 'game.json'];
  const input = `rules\nscore\n${'1\nu\n1\n'.repeat(60)}`;
  const { code, stdout } = await hanga(asked, { cwd: folder, input, env: { HANGA_DEV: '1' } });
  expect(code).toBe(0);
  const record = parseRecord(JSON.parse(readFileSync(path.join(folder, 'game.json'), 'utf8')));
  expect(dochu.outcome(replay(dochu, record).state)?.scores.map(({ total }) => total)).toEqual(record.result?.scores);
  expect(stdout).toMatch(/Arrival +\d/);
});
