/** A little of what lies around it is to be seen, too. */
const margin = 12;

/** How far to scroll so that a stretch is inside of another one; its beginning, where it is too long. */
const missing = (from: number, to: number, start: number, end: number): number => {
  if (from - margin < start) return from - margin - start;
  return to + margin > end ? Math.min(to + margin - end, from - margin - start) : 0;
};

/** Whether nothing of a thing is hidden by the area that it scrolls in. */
export function isInView(element: Element): boolean {
  const area = element.closest('.scroll');
  if (!area) return true;
  const [inner, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  return (
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1
  );
}

/** Brings a thing into view inside the area that it scrolls in. At once: what moves on the table goes to where it is. */
export function reveal(element: Element): void {
  const area = element.closest('.scroll');
  if (!area || isInView(element)) return;
  const [inner, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  area.scrollLeft += missing(inner.left, inner.right, outer.left, outer.right);
  area.scrollTop += missing(inner.top, inner.bottom, outer.top, outer.bottom);
}
