import { kaigan } from '@hanga/games/kaigan/rules';
import { kanagawa } from '@hanga/games/kanagawa/rules';
import { begin, fastRng, type Game, type GameTypes, play, redact } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { foresee } from './foresee.ts';

const games = [kanagawa, kaigan] as unknown as readonly Game<GameTypes>[];

/** Plays at random, and compares what was foreseen of every move with what became of it. */
function compare(
  game: Game<GameTypes>,
  seats: number,
  seed: number,
): { readonly made: number; readonly known: number } {
  const rng = fastRng(seed);
  const options = game.options({}) as GameTypes['Options'];
  let match = begin(game, { options, seats, seed: seed.toString(16).padStart(64, '0') });
  let [made, known] = [0, 0];
  for (let toAct = game.toAct(match.state); toAct.length > 0 && made < 120; toAct = game.toAct(match.state)) {
    const seat = toAct[0] as number;
    const legal = game.legal(match.state, seat);
    const action = legal[rng.below(legal.length)] as object;
    const found = foresee(game, game.view(match.state, seat), seat, [action]);
    const played = play(match, seat, action);
    if (!played.match) throw new Error('a legal move was refused');
    made++;
    if (found) {
      known++;
      const { state } = played.match;
      const next = game.toAct(state);
      expect(found.view).toEqual(game.view(state, seat));
      expect(found.toAct).toEqual(next);
      expect(found.legal).toEqual(next.includes(seat) ? game.legal(state, seat) : []);
      expect(found.events).toEqual([played.events.map(event => redact(event, seat))]);
    }
    match = played.match;
  }
  return { made, known };
}

test.each(games)('what is foreseen of $id is what comes', game => {
  const all = Array.from({ length: 12 }, (_, n) => compare(game, 3, 100 + n));
  const sum = (which: 'made' | 'known'): number => all.reduce((total, each) => total + each[which], 0);
  // Most of what one does is in one's own hands; not all of it.
  expect(sum('known')).toBeGreaterThan(sum('made') / 5);
  expect(sum('known')).toBeLessThan(sum('made'));
});

test('an action that is not legal is not foreseen', () => {
  const game = games[0] as Game<GameTypes>;
  const match = begin(game, { options: game.options({}) as GameTypes['Options'], seats: 2, seed: '0'.repeat(64) });
  const seat = game.toAct(match.state)[0] as number;
  expect(foresee(game, game.view(match.state, seat), seat, [{ kind: 'nonsense' }])).toBeUndefined();
});
