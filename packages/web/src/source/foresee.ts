import {
  fastRng,
  type Game,
  type GameTypes,
  type Redacted,
  type Rng,
  redact,
  type Seat,
  sameData,
} from '@hanga/kernel';

/** Where moves of one's own lead, as far as neither chance nor what one cannot see has a say in it. */
export interface Foreseen<T extends GameTypes> {
  readonly view: T['View'];
  readonly legal: readonly T['Action'][];
  readonly toAct: readonly Seat[];
  /** By move: what happens in it. */
  readonly events: readonly (readonly Redacted<T['Event']>[])[];
}

/** Worlds that are imagined and compared. */
const WORLDS = 3;

class ChanceDecides extends Error {}

/** Chance is not for the page to know: whatever asks for it is left to the server. */
const noChance: Rng = {
  below() {
    throw new ChanceDecides();
  },
};

interface Step<T extends GameTypes> extends Omit<Foreseen<T>, 'events'> {
  readonly state: T['State'];
  readonly events: readonly Redacted<T['Event']>[];
}

/** One move in one world; `undefined` where chance decides, something is shown that was hidden, or the game ends. */
function step<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, action: object): Step<T> | undefined {
  if (!game.toAct(state).includes(seat)) return undefined;
  const legal = game.legal(state, seat).find(candidate => sameData(candidate, action));
  if (legal === undefined) return undefined;
  try {
    const made = game.apply(state, seat, legal, noChance);
    const toAct = game.toAct(made.state);
    if (made.reveals || toAct.length === 0) return undefined;
    return {
      state: made.state,
      view: game.view(made.state, seat),
      legal: toAct.includes(seat) ? game.legal(made.state, seat) : [],
      toAct,
      events: made.events.map(event => redact(event, seat)),
    };
  } catch (error) {
    if (error instanceof ChanceDecides) return undefined;
    throw error;
  }
}

/**
 * What follows on these actions, as many of them as can be foreseen from what their player sees. A step that draws no
 * chance and reveals nothing shows its player nothing that the view before did not decide: the laws hold every game to
 * that, because such a step can be taken back. That several imagined worlds agree on every byte is asked besides.
 */
export function foresee<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  actions: readonly object[],
): Foreseen<T> | undefined {
  let worlds = Array.from({ length: WORLDS }, (_, n) => game.imagine(view, fastRng(n + 1)));
  let found: Foreseen<T> | undefined;
  for (const action of actions) {
    const steps = worlds.map(state => step(game, state, seat, action));
    const [first] = steps;
    const said = (made: Step<T> | undefined): string =>
      made ? JSON.stringify([made.view, made.legal, made.toAct, made.events]) : '';
    if (!first || steps.some(other => said(other) !== said(first))) return found;
    worlds = steps.flatMap(made => (made ? [made.state] : []));
    const { view: seen, legal, toAct, events } = first;
    found = { view: seen, legal, toAct, events: [...(found?.events ?? []), events] };
  }
  return found;
}
