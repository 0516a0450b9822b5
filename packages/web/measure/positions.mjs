// Games at the moments that pictures are taken of, made of the records of the tests.
import { readFileSync } from 'node:fs';

const root = new URL('../../../games/', import.meta.url);
const read = file => readFileSync(new URL(file, root), 'utf8');

export const finished = {
  kanagawa: JSON.parse(read('kanagawa/records/3-players-placed.json')),
  kaigan: JSON.parse(read('kaigan/records/3-players-open.json')),
};

/** A record as a file that the page is given. */
export const fileOf = record => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(record)),
});

const names = ['Aiko', 'Bunta', 'Chiyo', 'Daiki'];
const seated = (seats, isPerson) =>
  names.slice(0, seats).map((name, seat) => (isPerson(seat) ? { name } : { name, bot: 'greedy' }));

/** Cut before a move of the first seat that is asked for, as late in the game as `part` says: it is that seat's turn. */
function before({ result: _, ...game }, part, isAsked) {
  const late = Math.round(game.moves.length * part);
  const cut = game.moves.findIndex(([seat, action], move) => move >= late && seat === 0 && isAsked(action));
  if (cut < 0) throw new Error('this game has no such move');
  return { ...game, players: seated(game.seats, seat => seat === 0), moves: game.moves.slice(0, cut) };
}

/** Half way, with something to decide. */
export const halfWay = {
  kanagawa: before(finished.kanagawa, 0.6, ({ kind }) => kind === 'take'),
  kaigan: before(finished.kaigan, 0.6, ({ kind }) => kind === 'play'),
};

/** Before the last move, which a bot makes by itself. */
export const nearEnd = Object.fromEntries(
  Object.entries(finished).map(([name, { result: _, ...game }]) => {
    const [last] = game.moves.at(-1);
    const players = seated(game.seats, seat => seat === (last + 1) % game.seats);
    return [name, { ...game, players, moves: game.moves.slice(0, -1) }];
  }),
);

/** A game with Yokai, at the moment when its first player has one to pass on. */
export function passing() {
  const isAsked = ({ kind }) => kind === 'giveYokai';
  const games = read('kanagawa/records/yokai-animal-building-kite-umbrella.ndjson')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  // A third of the game has to have been played, so that there is something to see.
  const early = 1 / 3;
  const asked = ({ seats, moves }) =>
    seats === 3 && moves.some(([seat, action], move) => move >= moves.length * early && seat === 0 && isAsked(action));
  return before(games.find(asked), early, isAsked);
}
