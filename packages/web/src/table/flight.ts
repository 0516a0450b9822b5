import type { Box } from './box.ts';

/** What makes a thing a piece, or something to choose: a copy is neither. */
const named = ['data-piece', 'data-choice', 'data-drop', 'data-then', 'id'];

/** Whether somebody would see a piece cut off on its way to `to`: the area that it lies in scrolls, and shows only `room`. */
export const isCutOff = (from: Box, to: Box, room: Box): boolean => !isInside(from, room) && isInside(middle(to), room);

const isInside = ({ x, y, w, h }: Box, room: Box): boolean =>
  x >= room.x - 1 && y >= room.y - 1 && x + w <= room.x + room.w + 1 && y + h <= room.y + room.h + 1;

const middle = ({ x, y, w, h }: Box): Box => ({ x: x + w / 2, y: y + h / 2, w: 0, h: 0 });

/**
 * Lays a copy of a piece over the whole table, where the piece lies, and hides the piece for as long as something moves the
 * copy. Nothing cuts the copy off.
 */
export function copyOver(root: Element, piece: Element, { x, y, w, h }: Box): HTMLElement {
  const copy = document.createElement('div');
  copy.className = 'flight';
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  copy.style.cssText = `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
  copy.append(inItsPlace(root, piece, namelessCopy(piece)));
  root.append(copy);
  return copy;
}

/** The style sheets go by what is around a piece: the copy gets the same around it, of which nothing is to be seen. */
function inItsPlace(root: Element, piece: Element, copy: Element): Element {
  let inside = copy;
  for (let around = piece.parentElement; around && around !== root; around = around.parentElement) {
    if (!(around instanceof HTMLElement)) continue;
    const shell = around.cloneNode(false) as HTMLElement;
    for (const name of named) shell.removeAttribute(name);
    shell.style.cssText = 'display:contents';
    shell.append(inside);
    inside = shell;
  }
  return inside;
}

function namelessCopy(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('[data-piece], [data-choice], [data-drop], [data-then]')])
    for (const name of named) element.removeAttribute(name);
  if (copy instanceof HTMLElement) {
    copy.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;margin:0';
    return copy;
  }
  // A piece of a drawing gets a drawing of its own, as large as its outline.
  const outline = copy.querySelector<SVGRectElement>('rect[data-box]');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', 'art');
  if (outline) {
    const { width, height } = outline;
    drawing.setAttribute('viewBox', `0 0 ${width.baseVal.value} ${height.baseVal.value}`);
  }
  drawing.append(copy);
  return drawing;
}
