import type { Page } from 'playwright-core';

/** What to look for on a game's board. */
export interface Board {
  /** Its areas, none of which may lie over another. */
  readonly areas: string;
  /** Cards that one decides on. */
  readonly cards: string;
}

/**
 * Looks over a table as it lies in the window, and says in words what is wrong: areas over each other, things that are cut
 * off, text under 11 pixels, targets under 40, cards that one decides on under 70.
 */
export const lookOver = (page: Page, board: Board): Promise<string[]> =>
  page.evaluate(({ areas, cards }) => {
    const wrong = new Set<string>();
    const main = document.querySelector('main.table');
    if (!main) return ['there is no table'];
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replaceAll(/\s+/g, '.')}` +
      (element.getAttribute('data-piece') ? `[${element.getAttribute('data-piece')}]` : '');
    // What is clipped away is for those who listen, or until keys reach it.
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      !element.closest('.area.away, .unseen, .ghost, [popover]:not(:popover-open)');
    const all = (selector: string): Element[] => [...main.querySelectorAll(selector)].filter(isShown);

    interface Rect {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const scroller = '.scroll, .log';
    /** What is to be seen of something: inside the area that it scrolls in. */
    const seen = (element: Element): Rect => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const window = element.closest(scroller)?.getBoundingClientRect();
      if (!window || element.matches(scroller)) return { left, top, right, bottom };
      return {
        left: Math.max(left, window.left),
        top: Math.max(top, window.top),
        right: Math.min(right, window.right),
        bottom: Math.min(bottom, window.bottom),
      };
    };
    /** Whether some of a finger's room around a point is out of sight, and comes into it by scrolling. */
    const comesByScrolling = (element: Element, x: number, y: number, half: number): boolean => {
      const area = element.closest(scroller);
      if (!area) return false;
      const { left, top, right, bottom } = area.getBoundingClientRect();
      return (
        (x - half < left && area.scrollLeft > 1) ||
        (y - half < top && area.scrollTop > 1) ||
        (x + half > right && area.scrollLeft + area.clientWidth < area.scrollWidth - 1) ||
        (y + half > bottom && area.scrollTop + area.clientHeight < area.scrollHeight - 1)
      );
    };
    const isNothing = ({ left, top, right, bottom }: Rect): boolean => right - left < 1 || bottom - top < 1;

    // No area lies over another, but one that belongs to it.
    const places = all(areas).map(element => ({ element, at: seen(element) }));
    // Behind a tab it may be one alone, beside bar and tabs.
    if (places.length < (all('.tabs').length > 0 ? 3 : 4)) wrong.add(`only ${places.length} areas are to be seen`);
    for (const [index, one] of places.entries()) {
      if (isNothing(one.at)) continue;
      for (const other of places.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element) || isNothing(other.at)) continue;
        const across = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left);
        const down = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top);
        if (across > 2 && down > 2)
          wrong.add(
            `${name(one.element)} and ${name(other.element)} overlap by ${Math.round(across)} x ${Math.round(down)}`,
          );
      }
    }

    // Nothing leaves the window, but what can be scrolled to.
    for (const element of all(`[data-piece], button, [role=button], ${areas}`)) {
      if (element.closest(`${scroller}, [popover]`)) continue;
      // A drawing may reach beyond the edge where it is cut off: its box is what one sees.
      const box = element.querySelector(':scope > [data-box]') ?? element;
      const { left, top, right, bottom, width } = box.getBoundingClientRect();
      if (width > 0 && (left < -2 || top < -2 || right > innerWidth + 2 || bottom > innerHeight + 2))
        wrong.add(`${name(element)} leaves the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
    }

    // Text is whole, and large enough. What happened last is told by the log as well.
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('svg, .last, .notice, style') || !isShown(element))
        continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      if (Number.parseFloat(style.fontSize) < 11)
        wrong.add(`${name(element)} says "${node.textContent.trim()}" in ${style.fontSize}`);
      const isClipped = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const [wide, high] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
      if (isClipped && !element.closest(scroller) && (wide > 1 || high > 3))
        wrong.add(`${name(element)} cuts "${node.textContent.trim()}" by ${wide} x ${high}`);
    }

    // A target takes a finger of 40 pixels, and nothing lies over it but a question to answer first. Lines of the log lie
    // closer for a mouse.
    const isForMouse = matchMedia('(pointer: fine)').matches;
    const over = '.offer, .lesson, .sheet-over, [popover], dialog, .drop, .drops, .plateChoice, .tidings, .notice';
    for (const element of all('button, [role=button], [role=slider], select, a')) {
      const { left, top, right, bottom } = seen(element);
      const { width, height } = element.getBoundingClientRect();
      const least = isForMouse && element.matches('.log-line') ? 24 : 40;
      const isPartly = right - left < Math.min(width, least) - 1 || bottom - top < Math.min(height, least) - 1;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (isPartly || comesByScrolling(element, x, y, least / 2)) continue;
      const hits = (dx: number, dy: number): boolean => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return (
          hit !== null &&
          (element.contains(hit) || hit.contains(element)) &&
          !hit.matches('main, .table-top, .area, section')
        );
      };
      if (!hits(0, 0)) {
        const hit = document.elementFromPoint(x, y);
        if (!hit?.closest(over)) wrong.add(`${name(element)} lies under ${hit ? name(hit) : 'nothing'}`);
        continue;
      }
      const reach = least / 2 - 1;
      const isWide = width >= least || (hits(-reach, 0) && hits(reach, 0));
      const isHigh = height >= least || (hits(0, -reach) && hits(0, reach));
      if (!isWide || !isHigh) wrong.add(`${name(element)} is a target of ${Math.round(width)} x ${Math.round(height)}`);
    }

    for (const card of all(cards)) {
      const { width } = card.getBoundingClientRect();
      if (width < 70) wrong.add(`${name(card)} is ${Math.round(width)} wide`);
    }
    return [...wrong];
  }, board);
