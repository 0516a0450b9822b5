import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { beside, type Place, type Rect, union } from './beside.ts';
import { boxOn, ringAround, spokenOf } from './spotlight.ts';

/** Beside the thing where there is room for that; else under the board, or at its side in a low window. */
export type Way = 'float' | 'under' | 'aside';

export const wayFor = (width: number, height: number): Way =>
  width >= 760 && height >= 560 ? 'float' : height < 480 && width > height ? 'aside' : 'under';

interface StageParts {
  readonly root: RefObject<HTMLElement>;
  readonly board: RefObject<HTMLElement>;
  readonly holder: RefObject<HTMLElement>;
  readonly pointsAt: readonly string[];
  readonly isAsking: boolean;
  readonly step: string;
}

interface Staged {
  readonly way: Way;
  readonly rings: readonly Rect[];
  /** Of the card, where it floats. */
  readonly place: Place | undefined;
}

const choices = '[data-choice], [data-drop], [data-then]';

/** Pieces move for a while after a step; what points at them follows when they have come to rest. */
const later = [60, 360, 900];

/** Measures what is spoken of whenever the board changes, and says where rings and card go. */
export function useStage({ root, board, holder, pointsAt, isAsking, step }: StageParts): Staged {
  const [staged, setStaged] = useState<Staged>({ way: 'float', rings: [], place: undefined });

  useEffect(() => {
    const [stage, table, card] = [root.current, board.current, holder.current];
    if (!stage || !table || !card) return;
    const measure = (): void => {
      const way = wayFor(stage.clientWidth, stage.clientHeight);
      const size = { w: table.clientWidth, h: table.clientHeight };
      const rings = spokenOf(table, pointsAt).map(element => ringAround(boxOn(table, element), size));
      const others = [...table.querySelectorAll(isAsking ? choices : '[data-piece]')].map(other => boxOn(table, other));
      const place =
        way === 'float'
          ? beside({
              area: size,
              card: { w: card.offsetWidth, h: card.offsetHeight },
              targets: rings,
              // A large area is mostly empty: what lies on it is named as well.
              others: others.filter(({ w, h }) => isAsking || w * h < 40_000),
            })
          : undefined;
      stage.style.setProperty('--card-h', `${card.offsetHeight}px`);
      setStaged(was => (JSON.stringify(was) === JSON.stringify({ way, rings, place }) ? was : { way, rings, place }));
    };
    const bring = (): void => bringIntoSight(stage, table, card, pointsAt);

    let frame = 0;
    let timers: ReturnType<typeof setTimeout>[] = [];
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
      for (const timer of timers) clearTimeout(timer);
      timers = later.map(delay => setTimeout(measure, delay));
    };
    let wasHolding = false;
    const changed = new MutationObserver(() => {
      soon();
      // A thing was picked up: the place where it goes may be out of sight.
      const isHolding = table.querySelector('.table-top.holding') !== null;
      if (isHolding && !wasHolding) bring();
      wasHolding = isHolding;
    });
    changed.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style'] });
    const resized = new ResizeObserver(soon);
    resized.observe(stage);
    resized.observe(card);
    table.addEventListener('scroll', soon, { capture: true, passive: true });
    soon();
    const first = setTimeout(bring, 40);
    const again = setTimeout(bring, 400);
    return () => {
      changed.disconnect();
      resized.disconnect();
      table.removeEventListener('scroll', soon, { capture: true });
      cancelAnimationFrame(frame);
      for (const timer of [...timers, first, again]) clearTimeout(timer);
    };
  }, [step, isAsking, pointsAt]);

  return staged;
}

/** Moves the board, and what scrolls on it, until what is spoken of is in sight beside the card. */
function bringIntoSight(stage: HTMLElement, table: HTMLElement, card: HTMLElement, names: readonly string[]): void {
  const all = spokenOf(table, names);
  const goals = all.filter(element => !element.closest('.picked'));
  for (const element of goals) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const pan = stage.querySelector<HTMLElement>('.learn-pan');
  const way = wayFor(stage.clientWidth, stage.clientHeight);
  // Of what is spoken of nothing may be on this part of the board: then what can be chosen counts.
  const shown =
    goals.length > 0 ? goals : [...table.querySelectorAll('[data-choice]')].filter(one => one.checkVisibility());
  const box = union(shown.map(element => boxOn(table, element)));
  if (!pan || way === 'float') return;
  if (!box) {
    pan.scrollTo({ left: 0, top: 0 });
    return;
  }
  const margin = 12;
  const scrolled = (start: number, length: number, room: number): number =>
    length + 2 * margin <= room ? start + length / 2 - room / 2 : start - margin;
  pan.scrollTo(
    way === 'under'
      ? { top: scrolled(box.y, box.h, stage.clientHeight - card.offsetHeight) }
      : { left: scrolled(box.x, box.w, stage.clientWidth - card.offsetWidth) },
  );
}
