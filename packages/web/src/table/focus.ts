import { reveal } from './reveal.ts';

/** Things that can be chosen now carry `data-choice`; places for what is picked up carry `data-drop`. */
const visible = (element: HTMLElement): boolean => element.checkVisibility();
const all = (root: HTMLElement, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(visible);

/** Where the next decision is. */
export const nextDecision = (root: HTMLElement): HTMLElement | undefined =>
  all(root, ':is(button, [role=button])[data-drop]')[0] ?? all(root, '[data-choice]')[0] ?? all(root, '[data-then]')[0];

/** The board itself never scrolls; only the area does in which the thing lies. */
export function focusOn(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  if (element) reveal(element);
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go to the nearest choice in their direction. */
export function moveByArrow(root: HTMLElement, event: KeyboardEvent): boolean {
  const direction = directions[event.key];
  const from = document.activeElement;
  if (!direction || !(from instanceof HTMLElement) || !root.contains(from)) return false;
  if (from === root) {
    focusOn(nextDecision(root));
    return true;
  }
  if (!from.matches('[data-choice], [data-drop], [data-then]')) return false;
  const start = centre(from);
  const [dx, dy] = direction;
  let nearest: { element: HTMLElement; distance: number } | undefined;
  for (const element of all(root, '[data-choice], :is(button, [role=button])[data-drop], [data-then]')) {
    if (element === from) continue;
    const end = centre(element);
    const along = (end.x - start.x) * dx + (end.y - start.y) * dy;
    if (along < 4) continue;
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    // What lies straight ahead wins over what is near but to the side.
    const distance = along + 2.2 * aside;
    if (!nearest || distance < nearest.distance) nearest = { element, distance };
  }
  focusOn(nearest?.element);
  return true;
}

function centre(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
