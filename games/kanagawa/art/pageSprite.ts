import { holdDefinitions } from '@hanga/web/art/hold.ts';
import { bring } from './later.ts';
import { commonDefs, symbolCalled } from './sprite.ts';
import { prefix, whenAskedFor } from './symbols.ts';

/** The page's sprite: symbols come into it when a drawing first asks for them, before that drawing is painted. */
function holdSprite(): void {
  const hold = holdDefinitions(commonDefs());
  const held = new Set<string>();
  let asked: string[] = [];
  const draw = (): void => {
    while (asked.length > 0) {
      const ids = asked;
      asked = [];
      hold(ids.map(id => symbolCalled(id) ?? []));
      for (const id of ids) takeTurn(id);
    }
  };
  // What comes later takes the place of what stood in for it. Where it cannot be had, that stays.
  const takeTurn = (id: string): void => {
    bring(id)?.then(
      () => {
        document.getElementById(prefix + id)?.remove();
        hold(symbolCalled(id) ?? []);
      },
      () => {},
    );
  };
  whenAskedFor(id => {
    if (held.has(id)) return;
    held.add(id);
    if (asked.push(id) === 1) queueMicrotask(draw);
  });
}

if (typeof document !== 'undefined') holdSprite();
