/** A drag starts once the pointer has moved this far; less is a click. */
const slack = 7;

interface Drag {
  /** Picks the thing up, which lights the places where it can go. */
  readonly begin: () => void;
  /** Nothing was under it when it was let go. */
  readonly miss: () => void;
  /** What is seen to move, when it is only a part of what was pressed. */
  readonly source?: HTMLElement | undefined;
}

/**
 * Dragging is a click in two places: it picks up where it starts and clicks what it is dropped on, if that is a
 * place marked `data-drop`. So whatever a click can do a drag can do, and nothing else.
 */
export function startDrag(event: PointerEvent, { begin, miss, source: part }: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const source = part ?? (event.currentTarget as HTMLElement);
  const [startX, startY] = [event.clientX, event.clientY];
  let ghost: HTMLElement | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  const follow = (x: number, y: number): void => {
    if (ghost) ghost.style.translate = `${x - startX}px ${y - startY}px`;
  };
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== event.pointerId) return;
    if (!ghost) {
      if (Math.hypot(moved.clientX - startX, moved.clientY - startY) < slack) return;
      ghost = ghostOf(source);
      begin();
    }
    follow(moved.clientX, moved.clientY);
    mark(dropAt(moved.clientX, moved.clientY));
  };
  const end = (ended: PointerEvent): void => {
    if (ended.pointerId !== event.pointerId) return;
    listening.abort();
    mark(undefined);
    if (!ghost) return;
    ghost.remove();
    swallowClick();
    const target = ended.type === 'pointerup' ? dropAt(ended.clientX, ended.clientY) : undefined;
    if (!target) miss();
    else if (target instanceof HTMLElement) target.click();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
}

/** Begins a drag that picks a thing up, and puts it down where nothing takes it. `part` finds what is seen to move. */
export const dragToPick =
  <Picked>({ pick }: { readonly pick: (picked: Picked | undefined) => void }, picked: Picked, part?: string) =>
  (event: PointerEvent): void =>
    startDrag(event, {
      begin: () => pick(picked),
      miss: () => pick(undefined),
      source: part === undefined ? undefined : partOf(event, part),
    });

/** What is seen to move, when it is only a part of what was pressed. */
export const partOf = (event: PointerEvent, selector: string): HTMLElement | undefined =>
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(selector) ?? undefined;

/** A press of a finger, which cannot hover. */
export const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

const dropAt = (x: number, y: number): Element | undefined =>
  document.elementFromPoint(x, y)?.closest('[data-drop]') ?? undefined;

let marked: Element | undefined;
function mark(target: Element | undefined): void {
  if (marked === target) return;
  marked?.classList.remove('over');
  target?.classList.add('over');
  marked = target;
}

function ghostOf(source: HTMLElement): HTMLElement {
  const box = source.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  for (const named of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-piece]')])
    named.removeAttribute('data-piece');
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  ghost.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  (source.closest('.table-top') ?? document.body).append(ghost);
  return ghost;
}

/** The click that a browser sends after the drag must not pick up again what was just put down. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}
