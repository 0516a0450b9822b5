import type { Rng, Seat } from '@hanga/kernel';
import { allSpaces, cardOn, rowsFor } from '../board.ts';
import { actionCards } from '../data/actions.ts';
import { columns, rows } from '../data/board.ts';
import { draftPlayer, draftStep, replaced } from '../draft.ts';
import { isFree, planNext } from '../flow.ts';
import { type Action, type CardId, NONE, type Player, type SpaceId, type State, type Step } from '../types.ts';

const PLAY: readonly (readonly Action[])[] = actionCards.map((_, card) =>
  allSpaces.map(space => ({ kind: 'play', card, space })),
);
const RETURN: Action = { kind: 'returnQuadrant' };
const CLAIM: readonly Action[] = Array.from({ length: rows }, (_, row) => ({ kind: 'claim', row }));
const END_TURN: Action = { kind: 'endTurn' };

/** G6, G7: put a card on a free space, or return the Quadrant instead. */
export const plan = {
  legal(state: State, seat: Seat): Action[] {
    const { cards } = state.players[seat] as Player;
    const actions: Action[] = [];
    const spaces = rowsFor(state.players.length) * columns;
    for (let space = 0; space < spaces; space++) {
      if (!isFree(state, space)) continue;
      for (let card = 0; card < PLAY.length; card++) {
        if (cards & (1 << card)) actions.push((PLAY[card] as readonly Action[])[space] as Action);
      }
    }
    if (state.quadrant === seat) actions.push(RETURN);
    return actions;
  },

  play(state: State, seat: Seat, card: CardId, space: SpaceId): Step {
    const step = draftStep(state);
    const player = draftPlayer(step.state, seat);
    player.cards &= ~(1 << card);
    step.state.grid = replaced(state.grid, space, cardOn(seat, card));
    step.events.push({ kind: 'playedCard', seat, card, space });
    // G9: after the last card, a claim is due.
    step.state.phase = { kind: 'claim', seat, must: player.cards === 0 };
    return step;
  },

  returnQuadrant(state: State, seat: Seat): Step {
    const step = draftStep(state);
    step.state.quadrant = NONE;
    step.events.push({ kind: 'returnedQuadrant', seat, unused: false });
    step.state.phase = { kind: 'claim', seat, must: false };
    return step;
  },
};

/** G8, G9: claim a free row, or end the turn without. */
export const claim = {
  legal(state: State, must: boolean): Action[] {
    const actions: Action[] = must ? [] : [END_TURN];
    for (let row = 0; row < rowsFor(state.players.length); row++) {
      if (state.claims[row] === NONE) actions.push(CLAIM[row] as Action);
    }
    return actions;
  },

  take(state: State, seat: Seat, row: number, rng: Rng): Step {
    const step = draftStep(state);
    step.state.claims = replaced(state.claims, row, seat);
    step.events.push({ kind: 'claimedRow', seat, row });
    planNext(step, seat, rng);
    return step;
  },

  endTurn(state: State, seat: Seat, rng: Rng): Step {
    const step = draftStep(state);
    step.events.push({ kind: 'endedTurn', seat });
    planNext(step, seat, rng);
    return step;
  },
};
