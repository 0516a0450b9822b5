import { commonDefs, symbolCalled } from './sprite.ts';
import { whenAskedFor } from './symbols.ts';

/** The page's sprite: symbols come into it when a drawing first asks for them, before that drawing is painted. */
function holdSprite(): void {
  const holder = document.createElement('div');
  // Not `display:none`: gradients of an undisplayed sprite do not paint everywhere.
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${commonDefs()}</defs><defs></defs></svg>`;
  document.body.append(...holder.childNodes);
  const defs = document.body.lastElementChild?.lastElementChild as SVGDefsElement;
  const held = new Set<string>();
  let asked: string[] = [];
  const draw = (): void => {
    while (asked.length > 0) {
      const ids = asked;
      asked = [];
      defs.insertAdjacentHTML('beforeend', ids.map(symbolCalled).join(''));
    }
  };
  whenAskedFor(id => {
    if (held.has(id)) return;
    held.add(id);
    if (asked.push(id) === 1) queueMicrotask(draw);
  });
}

if (typeof document !== 'undefined') holdSprite();
