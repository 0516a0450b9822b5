import { type Advice, type Adviser, MOST, winChances } from '@hanga/bots';
import { fastRng, type Rng, type Seat, sameData } from '@hanga/kernel';
import {
  type Action,
  type CardId,
  type Kanagawa,
  kanagawa,
  type Player,
  type PlayerView,
  type State,
  type View,
} from '../rules/index.ts';
import { tableKey, turnAfterTaking } from './knownTurns.ts';
import { decideWays } from './master.ts';
import { keyOf, outlookOf } from './model.ts';
import { bestOption, follow, type Option, optionsAt } from './policy.ts';
import { type KanagawaReason, reasonsBetween } from './reasons.ts';
import { type Arrangement, bestTurn, endTurn, quick, thorough } from './turn.ts';

const noChance = fastRng(0);
const LEAST = 1;

export const kanagawaAdviser: Adviser<Kanagawa, KanagawaReason> = {
  advise(view, legal, budget, rng, most = MOST) {
    const seat = view.viewer as Seat;
    const imagine = (other: Rng): State => kanagawa.imagine(view, other);
    const world = imagine(rng);
    if (world.phase.kind !== 'school') return ofWork(world, seat, legal, most);
    const found = decideWays(imagine, ADVISER, budget, rng).map(finding => ({
      ...finding,
      action: legal.find(action => keyOf(action) === finding.key) as Action,
    }));
    // Waiting is always compared with taking, even where the search had no time for one of them.
    const shown = found.filter(({ tries }) => tries >= LEAST).slice(0, most);
    for (const kind of ['take', 'wait']) {
      const one = found.find(({ action }) => action.kind === kind);
      if (one && !shown.some(({ action }) => action.kind === kind)) shown.splice(most - 1, most, one);
    }
    const others = Array.from({ length: WORLDS }, () => imagine(rng));
    return shown.map(({ action, tries, scores, chances }) => {
      const { after, ...said } = explained(view, world, others, action);
      const stands = tries >= LEAST ? { scores, chances } : kanagawaAdviser.stands(after);
      return { action, score: stands.scores[seat] as number, chance: stands.chances[seat] as number, ...said };
    });
  },
  stands(state) {
    const { scores, spread } = outlookOf(state);
    return { scores, chances: winChances(scores, spread) };
  },
};

/** How long an adviser looks who is told nothing. */
const ADVISER = { iterations: 64, most: 256, worlds: 32, horizon: 1, curiosity: 2, trust: 3, work: thorough } as const;

/** In how many more worlds a reason must hold where a hidden card takes part in it. */
const WORLDS = 3;

/** The plan of a decision at school and what speaks for it, told as far as no hidden card decides. */
function explained(
  view: View,
  world: State,
  others: readonly State[],
  action: Action,
): Pick<Advice<Action, KanagawaReason>, 'plan' | 'reasons'> & { readonly after: State } {
  const seat = view.viewer as Seat;
  if (action.kind !== 'take') {
    const cards = Math.min(world.players.filter(player => player.atSchool).length, world.deck.length);
    const waits: KanagawaReason = { kind: 'waits', cards };
    const option: Option = { action, value: 0 };
    const after = follow(world, seat, option);
    return { plan: [action], reasons: [waits, ...whatIsLeft(world, after, seat)], after };
  }
  const column = view.columns[action.column] ?? [];
  const hidden = column.filter(card => typeof card !== 'number').length;
  const turnIn = (state: State): Arrangement =>
    turnAfterTaking(state, seat, action.column, thorough, tableKey(state, seat, thorough));
  const turn = turnIn(world);
  const after = endTurn(turn.state, seat);
  const left = whatIsLeft(world, after, seat);
  if (hidden === 0)
    return { plan: [action, ...turn.actions], reasons: [...reasonsBetween(world, turn.state, seat), ...left], after };
  const { open, secret } = view.players[seat] as PlayerView;
  const isKnown = (card: CardId): boolean => [...column, ...open, ...secret].includes(card);
  const inEach = [world, ...others].map(state => reasonsBetween(state, turnIn(state).state, seat, isKnown));
  const certain = inEach[0]?.filter(reason => inEach.every(reasons => reasons.some(other => sameData(other, reason))));
  return { plan: [action], reasons: [...(certain ?? []), { kind: 'hidden', cards: hidden }, ...left], after };
}

/** Actions within a turn, each with the best arrangement that it leads to; those that come to the same are one plan. */
function ofWork(
  world: State,
  seat: Seat,
  legal: readonly Action[],
  most: number,
): readonly Advice<Action, KanagawaReason>[] {
  const plans = legal
    .map(action => {
      const next = kanagawa.apply(world, seat, action, noChance).state;
      const isMine = next.phase.kind !== 'over' && next.phase.kind !== 'school' && next.phase.seat === seat;
      const { state, actions } = isMine ? bestTurn(next, seat, quick) : { state: next, actions: [] };
      const { scores, spread } = outlookOf(state);
      return {
        end: arrangementOf(state, seat),
        advice: {
          action,
          plan: [action, ...actions],
          score: scores[seat] as number,
          chance: winChances(scores, spread)[seat] as number,
          reasons: reasonsBetween(world, state, seat),
        },
      };
    })
    .sort((a, b) => b.advice.chance - a.advice.chance || b.advice.score - a.advice.score);
  const told = plans.filter(({ end }, i) => plans.findIndex(other => other.end === end) === i);
  return told.slice(0, most).map(({ end, advice }) => {
    const also = plans.filter(other => other.end === end).map(other => other.advice.action);
    return { ...advice, also: also.slice(1) };
  });
}

/** What a turn has made, whatever the order in which it was made. */
function arrangementOf(state: State, seat: Seat): string {
  const { print, studio, icons: shown, open, secret, brushes, diplomas, left } = state.players[seat] as Player;
  const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
  const rest = [brushes, diplomas, left, state.phase.kind === 'school' || state.phase.kind === 'over'];
  return JSON.stringify([print, sorted(studio), sorted(shown), sorted([...open, ...secret]), rest]);
}

/** What the next player at school would do then. */
function whatIsLeft(before: State, after: State, seat: Seat): KanagawaReason[] {
  if (after.round !== before.round || after.row !== before.row || after.phase.kind !== 'school') return [];
  const other = after.phase.seat;
  if (other === seat) return [];
  const { action } = bestOption(optionsAt(after, other, quick));
  return action.kind === 'take' ? [{ kind: 'leaves', column: action.column, seat: other }] : [];
}
