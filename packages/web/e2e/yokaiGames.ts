import { type Action, type Kanagawa, kanagawa, type Options, type Phase } from '@hanga/games/kanagawa/rules';
import { begin, fastRng, type GameRecord, type Match, play, type Rng, seedFromText, toRecord } from '@hanga/kernel';

const options: Options = {
  brushDiplomas: 'placed',
  noColumn: 'leaves',
  yokai: { base: ['tree', 'building'], new: ['kite', 'umbrella'] },
};

/** What a hasty player likes best: to paint, to win diplomas, and only then the rest. */
const liked: readonly Action['kind'][] = ['takeDiploma', 'print', 'place', 'studio'];

function choose(legal: readonly Action[], rng: Rng): Action {
  for (const kind of liked) {
    const of = legal.filter(action => action.kind === kind);
    if (of.length > 0) return of[rng.below(of.length)]!;
  }
  return legal[rng.below(legal.length)]!;
}

/** A game just dealt: a person, and bots. With four at the table it is short. */
export const freshGame = (seats: number): GameRecord =>
  toRecord(begin(kanagawa, { options, seats, seed: seedFromText('fresh') }), playersOf(seats));

const playersOf = (seats: number, people = 1): NonNullable<GameRecord['players']> =>
  ['Aiko', 'Kenji', 'Yuki', 'Ren']
    .slice(0, seats)
    .map((name, seat) => (seat < people ? { name } : { name, bot: 'greedy' }));

/** A game under way in which seat 0, a person, is asked this now; the others are bots. */
export function askedFor(
  asked: Phase['kind'],
  {
    seats = 3,
    after = 0,
    more = () => true,
    played: { options: given, people } = { options, people: 1 },
  }: {
    seats?: number;
    after?: number;
    more?: (match: Match<Kanagawa>) => boolean;
    played?: { readonly options: Options; readonly people: number };
  } = {},
): GameRecord {
  for (let game = 0; game < 400; game++) {
    const rng = fastRng(game + 1);
    let match = begin(kanagawa, { options: given, seats, seed: seedFromText(`yokai ${game}`) });
    for (;;) {
      const { phase } = match.state;
      if (phase.kind === 'over') break;
      if (phase.kind === asked && phase.seat === 0 && match.moves.length >= after && more(match)) {
        return toRecord(match, playersOf(seats, people));
      }
      const played = play(match, phase.seat, choose(kanagawa.legal(match.state, phase.seat), rng));
      if (!played.match) throw new Error('a legal action was refused');
      match = played.match;
    }
  }
  throw new Error(`no game came to ${asked}`);
}
