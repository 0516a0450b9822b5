import { toSvg } from './toSvg.ts';
import type { Art } from './tree.ts';

/** Puts what drawings refer to into the page, unseen. Returns the place for what is needed later. */
export function holdDefinitions(definitions: Art): (more: Art) => void {
  const holder = document.createElement('div');
  // Not `display:none`: gradients of an undisplayed sprite do not paint everywhere.
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${toSvg(definitions)}</defs><defs></defs></svg>`;
  document.body.append(...holder.childNodes);
  const later = document.body.lastElementChild?.lastElementChild;
  return more => later?.insertAdjacentHTML('beforeend', toSvg(more));
}
