import type { Advice } from '@hanga/bots';
import { fastRng, type GameTypes } from '@hanga/kernel';
import type { GameFront, GameWords } from '../games/front.ts';
import type { SeatedTable } from '../source/source.ts';

/** A step of a plan: in words, and the pieces that it touches. */
export interface Step {
  readonly words: string;
  readonly pieces: readonly string[];
}

/**
 * The steps of a plan, each told as the table would then be. The rules play them in a world that the viewer's own view
 * allows; a plan ends before anything hidden decides, so no guess is told.
 */
export function stepsOf(
  { rules, piecesFor }: GameFront<GameTypes>,
  words: GameWords<GameTypes>,
  { view, viewer }: SeatedTable<GameTypes>,
  { action, plan = [action] }: Advice<object, object>,
): readonly Step[] {
  let world = rules.imagine(view, fastRng(1));
  return plan.flatMap((step, i) => {
    if (viewer === 'spectator') return [];
    const seen = i === 0 ? view : rules.view(world, viewer);
    if (i > 0 && !rules.toAct(world).includes(viewer)) return [];
    world = rules.apply(world, viewer, step, fastRng(1)).state;
    return [{ words: words.action(step, seen), pieces: piecesFor?.(step, seen) ?? [] }];
  });
}
