import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { type Scratch, Slate } from './scratch.ts';
import { BrokenLaw, checkLaws, type Trial } from './testing/index.ts';
import { type Toy, toy } from './testing/toy.ts';

const limits = { moves: 500, legal: 10, stateBytes: 1000, viewBytes: 1000 };
const trial = (game: Game<Toy>, seed = 'law'): Trial<Toy> => ({
  game,
  options: { chips: 5 },
  seats: 3,
  seed,
  conserve: () => {},
  exchange: (state, viewer, rng) =>
    state.knowers.some(seat => seat === viewer) ? state : { ...state, card: rng.below(100) },
  limits,
});
/** Runs several trials of a game that breaks a law somewhere, and returns what was found. */
const found = (broken: Partial<Game<Toy>>): string => {
  try {
    for (let i = 0; i < 40; i++) checkLaws(trial({ ...toy, ...broken }, `broken/${i}`));
  } catch (error) {
    if (error instanceof BrokenLaw || error instanceof TypeError) return error.message;
    throw error;
  }
  return 'nothing';
};

/** A scratch of the toy, whose states get `wrong` on top. */
const scratchOf =
  (wrong: Partial<Toy['State']>) =>
  (start: Toy['State']): Scratch<Toy> => {
    let state = start;
    return {
      get state() {
        return state;
      },
      legal(seat) {
        const actions = new Slate<Toy['Action']>();
        for (const action of toy.legal(state, seat)) actions.add(action);
        return actions;
      },
      apply(...move) {
        state = { ...toy.apply(state, ...move).state, ...wrong };
      },
      keep: () => state,
      goTo(other) {
        state = other;
      },
    };
  };
const careless = (start: Toy['State']): Scratch<Toy> => {
  const mine = { ...start };
  return {
    ...scratchOf({})(start),
    state: mine,
    legal(seat) {
      return scratchOf({})(mine).legal(seat);
    },
    apply: (...move) => void Object.assign(mine, toy.apply(mine, ...move).state),
    keep: () => mine,
    goTo: other => void Object.assign(mine, other),
  };
};

test('a lawful game with a scratch passes', () => {
  for (let i = 0; i < 20; i++) checkLaws(trial({ ...toy, scratch: scratchOf({}) }, `scratch/${i}`));
});

test('a lawful game passes', () => {
  for (let i = 0; i < 20; i++) expect(checkLaws(trial(toy, `lawful/${i}`)).state.passes).toBe(3);
});

// Each law is shown to bite: a law that no broken game can break would be no test.
test.each<[string, Partial<Game<Toy>>, string]>([
  ['a view that leaks', { view: (state, viewer) => ({ ...state, viewer }) }, 'a view tells nothing hidden'],
  [
    'a world that is not the one seen',
    { imagine: (view, rng) => ({ ...toy.imagine(view, rng), roll: 6 }) },
    'an imagined world looks like',
  ],
  [
    'legal actions that leak',
    { legal: (s, seat) => toy.legal(s, seat).toSorted(() => (s.card % 2) - 0.5) },
    'tell nothing hidden',
  ],
  ['a refusal that leaks', { refuse: state => ({ why: `${state.card}` }) }, 'a refusal tells nothing hidden'],
  [
    'an event that leaks',
    { apply: (s, ...rest) => ({ ...toy.apply(s, ...rest), events: [{ card: s.card }] }) },
    'events tell no more',
  ],
  [
    'a step that shows a secret and says it does not',
    {
      apply: (s, ...rest) => {
        const { state, events } = toy.apply(s, ...rest);
        return { state: { ...state, roll: s.card }, events, reveals: false };
      },
    },
    'a step that can be undone shows nothing hidden',
  ],
  [
    'a game that changes its rules under way',
    { apply: (...args) => ({ ...toy.apply(...args), state: { ...toy.apply(...args).state, rules: 2 } }) },
    'keeps the rules that it began under',
  ],
  ['a seat without a move', { legal: () => [] }, 'who must act can'],
  ['a move offered twice', { legal: (s, seat) => [...toy.legal(s, seat), ...toy.legal(s, seat)] }, 'offered twice'],
  ['an end without an outcome', { outcome: () => undefined }, 'a game is over when'],
  ['a game without end', { apply: state => ({ state, events: [], reveals: false }) }, 'games end'],
  [
    'a state that is changed in place',
    {
      apply: (state, ...rest) => {
        (state as { roll: number }).roll = 6;
        return toy.apply(state, ...rest);
      },
    },
    'read only',
  ],
  ['a scratch that comes to another state', { scratch: scratchOf({ roll: 7 }) }, 'a scratch goes through'],
  [
    'a scratch that lists something else',
    { scratch: state => ({ ...scratchOf({})(state), legal: () => new Slate() }) },
    'a scratch lists',
  ],
  ['a scratch that changes what it has handed out', { scratch: careless }, 'read only'],
  ['a state that JSON loses', { setup: (...args) => ({ ...toy.setup(...args), roll: Number.NaN }) }, 'survives JSON'],
])('the laws find %s', (_, broken, law) => {
  expect(found(broken)).toContain(law);
});

test('the laws find chance that is drawn from elsewhere', () => {
  let outside = 0;
  const setup: Game<Toy>['setup'] = (...args) => ({ ...toy.setup(...args), roll: outside++ });
  expect(found({ setup })).toContain('a record rebuilds every state');
});
