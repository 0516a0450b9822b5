import type { Rng, Seat } from '@hanga/kernel';
import { allSpaces, cardOn, rowsFor } from '../board.ts';
import { actionCards } from '../data/actions.ts';
import { columns, rows } from '../data/board.ts';
import { draftPlayer, replaced, type StepDraft } from '../draft.ts';
import { isFree, planNext } from '../flow.ts';
import { type Action, type Actions, type CardId, NONE, type Player, type SpaceId, type State } from '../types.ts';

/** By space and card. */
const PLAY: readonly (readonly Action[])[] = allSpaces.map(space =>
  actionCards.map((_, card) => ({ kind: 'play', card, space })),
);
const RETURN: Action = { kind: 'returnQuadrant' };
const CLAIM: readonly Action[] = Array.from({ length: rows }, (_, row) => ({ kind: 'claim', row }));
const END_TURN: Action = { kind: 'endTurn' };

/** G6, G7: put a card on a free space, or return the Quadrant instead. */
export const plan = {
  legal(state: State, seat: Seat, actions: Actions): void {
    const { cards } = state.players[seat] as Player;
    const spaces = rowsFor(state.players.length) * columns;
    for (let space = 0; space < spaces; space++) {
      if (!isFree(state, space)) continue;
      const plays = PLAY[space] as readonly Action[];
      for (let card = 0; card < plays.length; card++) if (cards & (1 << card)) actions.add(plays[card] as Action);
    }
    if (state.quadrant === seat) actions.add(RETURN);
  },

  play(step: StepDraft, seat: Seat, card: CardId, space: SpaceId): void {
    const player = draftPlayer(step, seat);
    player.cards &= ~(1 << card);
    step.state.grid = replaced(step, step.state.grid, space, cardOn(seat, card));
    step.events?.push({ kind: 'playedCard', seat, card, space });
    // G9: after the last card, a claim is due.
    step.state.phase = { kind: 'claim', seat, must: player.cards === 0 };
  },

  returnQuadrant(step: StepDraft, seat: Seat): void {
    step.state.quadrant = NONE;
    step.events?.push({ kind: 'returnedQuadrant', seat, unused: false });
    step.state.phase = { kind: 'claim', seat, must: false };
  },
};

/** G8, G9: claim a free row, or end the turn without. */
export const claim = {
  legal(state: State, must: boolean, actions: Actions): void {
    if (!must) actions.add(END_TURN);
    for (let row = 0; row < rowsFor(state.players.length); row++) {
      if (state.claims[row] === NONE) actions.add(CLAIM[row] as Action);
    }
  },

  take(step: StepDraft, seat: Seat, row: number, rng: Rng): void {
    step.state.claims = replaced(step, step.state.claims, row, seat);
    step.events?.push({ kind: 'claimedRow', seat, row });
    planNext(step, seat, rng);
  },

  endTurn(step: StepDraft, seat: Seat, rng: Rng): void {
    step.events?.push({ kind: 'endedTurn', seat });
    planNext(step, seat, rng);
  },
};
