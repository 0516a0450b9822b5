import type { Seat } from '@hanga/kernel';
import { forBrushes } from '../diplomas.ts';
import { draftPlayer, draftStep } from '../draft.ts';
import { isEmpty, moved, withBrush, withoutBrush } from '../icons.ts';
import type { Action, Icon, Player, State, Step } from '../types.ts';
import { offerDiplomas } from './diploma.ts';

/** Actions by icon, made once: a studio of the whole deck has 73 icons at most. */
const PLACE: readonly Action[] = Array.from({ length: 73 }, (_, icon) => ({ kind: 'place', icon }));
const MOVE: readonly (readonly Action[])[] = PLACE.map((_, from) => PLACE.map((_, to) => ({ kind: 'move', from, to })));

/** K18, K19, K22: brushes are placed on empty icons and moved with arrows; icons that are alike are offered once. */
export const brush = {
  legal(player: Player, actions: Action[]): void {
    const canMove = player.arrows > player.arrowsUsed;
    if (player.brushes === 0 && !canMove) return;
    const { icons } = player;
    const empty = firstOfEach(icons, isEmpty);
    if (empty.length === 0) return;
    if (player.brushes > 0) for (const icon of empty) actions.push(PLACE[icon] as Action);
    if (!canMove || empty.length === 0) return;
    for (const from of firstOfEach(icons, icon => !isEmpty(icon))) {
      for (const to of empty) {
        if (!isSameMove(icons[from] as Icon, icons[to] as Icon)) {
          actions.push((MOVE[from] as readonly Action[])[to] as Action);
        }
      }
    }
  },

  place(state: State, seat: Seat, icon: number): Step {
    const step = draftStep(state, { kind: 'placedBrush', seat, icon });
    const player = draftPlayer(step.state, seat);
    const icons = player.icons.slice();
    icons[icon] = withBrush(icons[icon] as Icon);
    player.icons = icons;
    player.brushes--;
    offerDiplomas(step, seat, forBrushes);
    return step;
  },

  move(state: State, seat: Seat, from: number, to: number): Step {
    const step = draftStep(state, { kind: 'movedBrush', seat, from, to });
    const player = draftPlayer(step.state, seat);
    const icons = player.icons.slice();
    icons[to] = moved(icons[from] as Icon, icons[to] as Icon);
    icons[from] = withoutBrush(icons[from] as Icon);
    player.icons = icons;
    player.arrowsUsed++;
    return step;
  },
};

/** The first icon of each sort among those that `fit`. */
function firstOfEach(icons: readonly Icon[], fit: (icon: Icon) => boolean): number[] {
  const firsts: number[] = [];
  let [seen, seenServed] = [0, 0];
  for (let i = 0; i < icons.length; i++) {
    const icon = icons[i] as Icon;
    if (!fit(icon)) continue;
    const bit = 1 << (icon & 31);
    if (icon & 32) {
      if (seenServed & bit) continue;
      seenServed |= bit;
    } else {
      if (seen & bit) continue;
      seen |= bit;
    }
    firsts.push(i);
  }
  return firsts;
}

/** K22: what the brush would leave is what it would reach. */
export const isSameMove = (from: Icon, to: Icon): boolean => withoutBrush(from) === to;
