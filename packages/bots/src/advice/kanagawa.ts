import {
  type Action,
  type DiplomaId,
  icons,
  type Kanagawa,
  kanagawa,
  listOf,
  type Player,
  type State,
} from '@hanga/kanagawa';
import { fastRng, type Seat } from '@hanga/kernel';
import { winChances } from '../chances.ts';
import { decideWays } from '../kanagawa/master.ts';
import { keyOf, outlookOf } from '../kanagawa/model.ts';
import { bestOption, follow, type Option, optionsAt } from '../kanagawa/policy.ts';
import { factsOf, missingFor, runPoints } from '../kanagawa/printFacts.ts';
import { bestTurn, quick, thorough } from '../kanagawa/turn.ts';
import { type Advice, type Adviser, MOST } from './advice.ts';

/** Why an action of Kanagawa is good, or what it costs. */
export type KanagawaReason =
  | { readonly kind: 'diploma'; readonly diploma: DiplomaId }
  | { readonly kind: 'leavesDiploma'; readonly diploma: DiplomaId }
  | { readonly kind: 'print'; readonly cards: number }
  | { readonly kind: 'run'; readonly length: number }
  | { readonly kind: 'near'; readonly diploma: DiplomaId }
  | { readonly kind: 'brush' | 'arrow' | 'keep' | 'assistant' | 'storm' | 'landscape' | 'studio' | 'passesYokai' }
  | { readonly kind: 'waits'; readonly cards: number }
  /** What somebody else will probably take then. */
  | { readonly kind: 'leaves'; readonly column: number; readonly seat: Seat };

const noChance = fastRng(0);
const LEAST = 1;

export const kanagawaAdviser: Adviser<Kanagawa, KanagawaReason> = {
  advise(view, legal, budget, rng, most = MOST) {
    const seat = view.viewer as Seat;
    const world = kanagawa.imagine(view, rng);
    if (world.phase.kind !== 'school') return ofWork(world, seat, legal).slice(0, most);
    const options = optionsAt(world, seat, quick);
    const found = decideWays(other => kanagawa.imagine(view, other), ADVISER, budget, rng);
    return found
      .filter(({ tries }) => tries >= LEAST)
      .slice(0, most)
      .map(({ key, scores, chances }) => {
        const option = options.find(({ action }) => keyOf(action) === key) as Option;
        return {
          action: legal.find(action => keyOf(action) === key) as Action,
          score: scores[seat] as number,
          chance: chances[seat] as number,
          reasons: [...reasonsOf(world, seat, option), ...whatIsLeft(world, seat, option)],
        };
      });
  },
  stands(state) {
    const { scores, spread } = outlookOf(state);
    return { scores, chances: winChances(scores, spread) };
  },
};

/** How long an adviser looks who is told nothing. */
const ADVISER = { iterations: 64, most: 256, worlds: 32, horizon: 1, curiosity: 2, trust: 3, work: thorough } as const;

/** Actions within a turn, each with the best arrangement that it leads to. */
function ofWork(world: State, seat: Seat, legal: readonly Action[]): Advice<Action, KanagawaReason>[] {
  return legal
    .map(action => {
      const next = kanagawa.apply(world, seat, action, noChance).state;
      const isMine = next.phase.kind !== 'over' && next.phase.kind !== 'school' && next.phase.seat === seat;
      const { state, value } = isMine ? bestTurn(next, seat, quick) : { state: next, value: 0 };
      const { scores, spread } = outlookOf(state);
      return {
        action,
        value,
        score: scores[seat] as number,
        chance: winChances(scores, spread)[seat] as number,
        reasons: reasonsBetween(world, state, seat),
      };
    })
    .sort((a, b) => b.chance - a.chance || b.score - a.score)
    .map(({ action, score, chance, reasons }) => ({ action, score, chance, reasons }));
}

function reasonsOf(world: State, seat: Seat, option: Option): KanagawaReason[] {
  if (option.turn) return reasonsBetween(world, option.turn.state, seat);
  const cards = world.players.filter(player => player.atSchool).length;
  return [{ kind: 'waits', cards: Math.min(cards, world.deck.length) }];
}

/** What a turn has brought, the weightiest first. */
function reasonsBetween(before: State, after: State, seat: Seat): KanagawaReason[] {
  const [was, is] = [before.players[seat] as Player, after.players[seat] as Player];
  const reasons: KanagawaReason[] = [];
  for (const diploma of listOf(is.diplomas & ~was.diplomas)) reasons.push({ kind: 'diploma', diploma });
  const run = runPoints(is, factsOf(is));
  if (run > runPoints(was, factsOf(was)) && run >= 3) reasons.push({ kind: 'run', length: run });
  const painted = is.print.length - was.print.length;
  if (painted > 0) reasons.push({ kind: 'print', cards: painted });
  if (after.assistant === seat && before.assistant !== seat) reasons.push({ kind: 'assistant' });
  if (is.yokai < was.yokai) reasons.push({ kind: 'passesYokai' });
  if (ownedBrushes(is) > ownedBrushes(was)) reasons.push({ kind: 'brush' });
  const near = nearest(after, is, was);
  if (near !== undefined) reasons.push({ kind: 'near', diploma: near });
  if (is.arrows > was.arrows) reasons.push({ kind: 'arrow' });
  if (is.storms > was.storms) reasons.push({ kind: 'storm' });
  if (is.icons.length > was.icons.length) reasons.push({ kind: 'landscape' });
  if (is.keeps > was.keeps) reasons.push({ kind: 'keep' });
  if (reasons.length === 0 && is.studio.length > was.studio.length) reasons.push({ kind: 'studio' });
  for (const diploma of listOf(is.left & ~was.left)) {
    if ((is.diplomas & (1 << diploma)) === 0 && reasons.length === 0) reasons.push({ kind: 'leavesDiploma', diploma });
  }
  return reasons;
}

const ownedBrushes = ({ brushes, icons: shown }: Player): number => brushes + icons.brushesPlaced(shown);

/** A diploma that now lacks one thing, and lacked more before. */
function nearest(state: State, is: Player, was: Player): DiplomaId | undefined {
  return listOf(state.table & ~is.left & ~is.diplomas)
    .filter(id => missingFor(id, is, factsOf(is)) === 1 && missingFor(id, was, factsOf(was)) > 1)
    .at(-1);
}

/** What the next player at school would do then. */
function whatIsLeft(world: State, seat: Seat, option: Option): KanagawaReason[] {
  const next = follow(world, seat, option);
  if (next.round !== world.round || next.row !== world.row || next.phase.kind !== 'school') return [];
  const other = next.phase.seat;
  if (other === seat) return [];
  const { action } = bestOption(optionsAt(next, other, quick));
  return action.kind === 'take' ? [{ kind: 'leaves', column: action.column, seat: other }] : [];
}
