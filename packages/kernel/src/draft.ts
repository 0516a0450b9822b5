import type { GameTypes, Seat } from './game.ts';
import type { Rng } from './rng.ts';
import { type Scratch, Slate } from './scratch.ts';

/** A fresh copy that its maker may still change; once handed out as a state, nobody does. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * A state in the making. What a step changes is copied before its first change and from then on the draft's own: for one
 * step, or for many where nobody wants the states in between.
 */
export interface StepDraft<T extends GameTypes> {
  state: Draft<T['State']>;
  /** What has happened; `undefined` where nobody listens. */
  readonly events: T['Event'][] | undefined;
  reveals: boolean;
  /** Bit n: player n is the draft's own, and so is the list of players. */
  ownPlayers: number;
  /** For many steps: lists of a state or a player are copied with it and then changed in place. */
  readonly isLasting: boolean;
}

/** For one step; `state` is a copy. */
export const draftOf = <T extends GameTypes>(state: Draft<T['State']>, events?: T['Event'][]): StepDraft<T> => ({
  state,
  events,
  reveals: false,
  ownPlayers: 0,
  isLasting: false,
});

/** How a game plays in drafts: each of its rules once, for whoever keeps all states and for whoever keeps none. */
export interface Steps<T extends GameTypes> {
  copy(state: T['State']): Draft<T['State']>;
  /** The same, with the lists that steps change in place. */
  copyWhole(state: T['State']): Draft<T['State']>;
  list(state: T['State'], seat: Seat, actions: Slate<T['Action']>): void;
  act(step: StepDraft<T>, seat: Seat, action: T['Action'], rng: Rng): void;
}

/** What of a `Game` follows from its steps. */
export const stepping = <T extends GameTypes>(steps: Steps<T>) => ({
  legal(state: T['State'], seat: Seat): readonly T['Action'][] {
    const actions = new Slate<T['Action']>();
    steps.list(state, seat, actions);
    return actions.items;
  },
  apply(state: T['State'], seat: Seat, action: T['Action'], rng: Rng) {
    const events: T['Event'][] = [];
    const step = draftOf<T>(steps.copy(state), events);
    steps.act(step, seat, action, rng);
    return { state: step.state, events, reveals: step.reveals };
  },
  scratch: (state: T['State']): Scratch<T> => new DraftScratch(steps, state),
});

class DraftScratch<T extends GameTypes> implements Scratch<T> {
  private readonly steps: Steps<T>;
  private readonly step: StepDraft<T>;
  private readonly actions = new Slate<T['Action']>();

  constructor(steps: Steps<T>, state: T['State']) {
    this.steps = steps;
    this.step = { state: steps.copyWhole(state), events: undefined, reveals: false, ownPlayers: 0, isLasting: true };
  }

  get state(): T['State'] {
    return this.step.state;
  }

  legal(seat: Seat): Slate<T['Action']> {
    this.actions.wipe();
    this.steps.list(this.step.state, seat, this.actions);
    return this.actions;
  }

  apply(seat: Seat, action: T['Action'], rng: Rng): void {
    this.steps.act(this.step, seat, action, rng);
  }

  keep(): T['State'] {
    const { state } = this.step;
    this.goTo(state);
    return state;
  }

  goTo(state: T['State']): void {
    this.step.state = this.steps.copyWhole(state);
    this.step.ownPlayers = 0;
  }
}

/** A list of the draft, to be changed. */
export const draftList = <Item>(step: { readonly isLasting: boolean }, items: readonly Item[]): Item[] =>
  step.isLasting ? (items as Item[]) : items.slice();

/** The list with one entry changed. */
export function replaced<Item>(
  step: { readonly isLasting: boolean },
  items: readonly Item[],
  place: number,
  item: Item,
): readonly Item[] {
  const next = draftList(step, items);
  next[place] = item;
  return next;
}
