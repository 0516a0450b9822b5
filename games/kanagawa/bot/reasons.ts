import type { Seat } from '@hanga/kernel';
import { type CardId, colorSetOf, type DiplomaId, icons, listOf, type Player, type State } from '../rules/index.ts';
import { factsOf, missingFor, runPoints } from './printFacts.ts';

/** Why an action of Kanagawa is good, or what it costs. */
export type KanagawaReason =
  | { readonly kind: 'diploma'; readonly diploma: DiplomaId }
  | { readonly kind: 'leavesDiploma'; readonly diploma: DiplomaId }
  /** Before somebody who lacks one thing for it. */
  | { readonly kind: 'before'; readonly seat: Seat }
  | { readonly kind: 'print'; readonly cards: readonly CardId[] }
  /** Cards come along of which only the back is known. */
  | { readonly kind: 'hidden'; readonly cards: number }
  | { readonly kind: 'run'; readonly length: number }
  | { readonly kind: 'near'; readonly diploma: DiplomaId }
  | { readonly kind: 'brush' | 'arrow' | 'keep' | 'assistant' | 'storm' | 'landscape' | 'studio' | 'passesYokai' }
  | { readonly kind: 'waits'; readonly cards: number }
  /** What somebody else will probably take then. */
  | { readonly kind: 'leaves'; readonly column: number; readonly seat: Seat };

/** What a turn has brought, the weightiest first. */
export function reasonsBetween(
  before: State,
  after: State,
  seat: Seat,
  isKnown: (card: CardId) => boolean = () => true,
): KanagawaReason[] {
  const [was, is] = [before.players[seat] as Player, after.players[seat] as Player];
  const reasons: KanagawaReason[] = [];
  for (const diploma of listOf(is.diplomas & ~was.diplomas)) {
    reasons.push({ kind: 'diploma', diploma });
    const rival = rivalFor(before, seat, diploma);
    if (rival !== undefined) reasons.push({ kind: 'before', seat: rival });
  }
  const run = runPoints(is, factsOf(is));
  if (run > runPoints(was, factsOf(was)) && run >= 3) reasons.push({ kind: 'run', length: run });
  const painted = is.print.slice(was.print.length).filter(isKnown);
  if (painted.length > 0) reasons.push({ kind: 'print', cards: painted });
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

/** Somebody else who lacks one thing for a diploma, and could still take it. */
function rivalFor({ players }: State, seat: Seat, diploma: DiplomaId): Seat | undefined {
  const rival = players.findIndex(
    (player, other) =>
      other !== seat &&
      (player.diplomas & colorSetOf(diploma)) === 0 &&
      (player.left & (1 << diploma)) === 0 &&
      missingFor(diploma, player, factsOf(player)) === 1,
  );
  return rival < 0 ? undefined : rival;
}

/** A diploma that now lacks one thing, and lacked more before. */
function nearest(state: State, is: Player, was: Player): DiplomaId | undefined {
  return listOf(state.table & ~is.left & ~is.diplomas)
    .filter(id => missingFor(id, is, factsOf(is)) === 1 && missingFor(id, was, factsOf(was)) > 1)
    .at(-1);
}
