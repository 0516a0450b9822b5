import { type Seat, Slate } from '@hanga/kernel';
import { forBrushes } from '../diplomas.ts';
import { draftList, draftPlayer, replaced, type StepDraft } from '../draft.ts';
import { firstOfEach, moved, withBrush, withoutBrush } from '../icons.ts';
import type { Action, Actions, Icon, Player } from '../types.ts';
import { offerDiplomas } from './diploma.ts';

/** Actions by icon, made once: a studio of the whole deck has 73 icons at most. */
const PLACE: readonly Action[] = Array.from({ length: 73 }, (_, icon) => ({ kind: 'place', icon }));
const MOVE: readonly (readonly Action[])[] = PLACE.map((_, from) => PLACE.map((_, to) => ({ kind: 'move', from, to })));

/** Places of icons, written anew for each list of legal actions. */
const empty = new Slate<number>();
const occupied = new Slate<number>();

/** K18, K19, K22: brushes are placed on empty icons and moved with arrows; icons that are alike are offered once. */
export const brush = {
  legal(player: Player, actions: Actions): void {
    const canMove = player.arrows > player.arrowsUsed;
    if (player.brushes === 0 && !canMove) return;
    const { icons } = player;
    firstOfEach(icons, empty, occupied);
    if (player.brushes > 0) {
      for (let i = 0; i < empty.count; i++) actions.add(PLACE[empty.items[i] as number] as Action);
    }
    if (!canMove) return;
    for (let i = 0; i < occupied.count; i++) {
      const from = occupied.items[i] as number;
      for (let j = 0; j < empty.count; j++) {
        const to = empty.items[j] as number;
        if (isSameMove(icons[from] as Icon, icons[to] as Icon)) continue;
        actions.add((MOVE[from] as readonly Action[])[to] as Action);
      }
    }
  },

  place(step: StepDraft, seat: Seat, icon: number): void {
    step.events?.push({ kind: 'placedBrush', seat, icon });
    const player = draftPlayer(step, seat);
    player.icons = replaced(step, player.icons, icon, withBrush(player.icons[icon] as Icon));
    player.brushes--;
    offerDiplomas(step, seat, forBrushes);
  },

  move(step: StepDraft, seat: Seat, from: number, to: number): void {
    step.events?.push({ kind: 'movedBrush', seat, from, to });
    const player = draftPlayer(step, seat);
    const icons = draftList(step, player.icons);
    icons[to] = moved(icons[from] as Icon, icons[to] as Icon);
    icons[from] = withoutBrush(icons[from] as Icon);
    player.icons = icons;
    player.arrowsUsed++;
  },
};

/** K22: what the brush would leave is what it would reach. */
export const isSameMove = (from: Icon, to: Icon): boolean => withoutBrush(from) === to;
