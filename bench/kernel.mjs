// The kernel's side: random games of Kanagawa, as a search plays them, as a server does, and as a bot imagines them.

import { defaultOptions, kanagawa } from '@hanga/games/kanagawa/rules';
import { begin, fastRng, play, seedFromText } from '@hanga/kernel';

export const SEATS = 3;

/**
 * A game of random moves in a scratch, deal and choices drawn from one stream: the other side draws the same.
 * @param {number} seed
 */
export const playout = seed => scratchGame(defaultOptions, seed);

/** The same with the expansion, its suits drawn from the same stream. */
export const yokaiPlayout = seed => scratchGame(WITH_YOKAI, seed);

const WITH_YOKAI = kanagawa.options({ yokai: 'random' });

function scratchGame(options, seed) {
  const rng = fastRng(seed);
  const scratch = kanagawa.scratch(kanagawa.setup(options, SEATS, rng));
  let actions = 0;
  for (;;) {
    const seat = kanagawa.toAct(scratch.state)[0];
    if (seat === undefined) break;
    const legal = scratch.legal(seat);
    scratch.apply(seat, legal.items[rng.below(legal.count)], rng);
    actions++;
  }
  return { count: actions, scores: totalsOf(scratch.state) };
}

/**
 * The same game with a new state for each move.
 * @param {number} seed
 * @param {(state: import('@hanga/games/kanagawa/rules').State, legal: readonly object[]) => void} [onState] sees each decision
 */
export function steps(seed, onState) {
  const rng = fastRng(seed);
  let state = kanagawa.setup(defaultOptions, SEATS, rng);
  let actions = 0;
  for (;;) {
    const seat = kanagawa.toAct(state)[0];
    if (seat === undefined) break;
    const legal = kanagawa.legal(state, seat);
    onState?.(state, legal);
    state = kanagawa.apply(state, seat, legal[rng.below(legal.length)], rng).state;
    actions++;
  }
  return { count: actions, scores: totalsOf(state) };
}

/** The same through `play()`: every action checked, logged, undoable, with ChaCha20 behind each move. */
export function match(seed) {
  const rng = fastRng(seed);
  let current = begin(kanagawa, { options: defaultOptions, seats: SEATS, seed: seedFromText(`bench ${seed}`) });
  for (;;) {
    const seat = kanagawa.toAct(current.state)[0];
    if (seat === undefined) break;
    const legal = kanagawa.legal(current.state, seat);
    current = play(current, seat, legal[rng.below(legal.length)]).match;
  }
  return { count: current.moves.length, scores: totalsOf(current.state) };
}

const decisions = [];

/** A view for the seat that is to act, and a world imagined from it, for each decision of a few games. */
export function imagineWorlds(seed) {
  if (decisions.length === 0) for (let game = 0; game < 20; game++) steps(game, state => decisions.push(state));
  const rng = fastRng(seed);
  let cards = 0;
  for (const state of decisions) cards += kanagawa.imagine(kanagawa.view(state, state.phase.seat), rng).deck.length;
  return { count: decisions.length, scores: [cards] };
}

/** What does not depend on the machine: sizes, lengths, and a checksum of every score. */
export function measure(games) {
  const found = { games, decisions: 0, stateBytes: 0, viewBytes: 0, legal: 0, checksum: 0 };
  const viewers = [...Array(SEATS).keys(), 'spectator'];
  for (let game = 0; game < games; game++) {
    const { count, scores } = steps(game, (state, legal) => {
      found.legal = Math.max(found.legal, legal.length);
      found.stateBytes = Math.max(found.stateBytes, bytesOf(state));
      for (const viewer of viewers) {
        found.viewBytes = Math.max(found.viewBytes, bytesOf(kanagawa.view(state, viewer)));
      }
    });
    found.decisions += count;
    for (const score of scores) found.checksum = (Math.imul(found.checksum, 31) + score) >>> 0;
  }
  return found;
}

/** Every character of a state is ASCII. */
const bytesOf = data => JSON.stringify(data).length;

const totalsOf = state => kanagawa.outcome(state).scores.map(score => score.total);
