import { landDefs } from './land.ts';
import { boxes, symbols } from './pieces.ts';
import { seaDefs } from './sea.ts';
import { traversePath } from './survey.ts';
import { tileDefs } from './tile.ts';

/** Everything that Kaigan's drawings refer to. */
export const defs = (): string =>
  seaDefs() +
  landDefs() +
  `<path id="g-walk" d="${traversePath()}"/>` +
  tileDefs() +
  Object.entries(symbols)
    .map(([name, [kind, draw]]) => `<symbol id="g-${name}" viewBox="${boxes[kind].join(' ')}">${draw()}</symbol>`)
    .join('');

/** Puts the sprite into the page, once. */
let isHeld = false;
export function holdSprite(): void {
  if (isHeld || typeof document === 'undefined') return;
  isHeld = true;
  const holder = document.createElement('div');
  // Not `display:none`: gradients of an undisplayed sprite do not paint everywhere.
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${defs()}</defs></svg>`;
  document.body.append(...holder.childNodes);
}
