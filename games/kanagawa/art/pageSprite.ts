import { holdDefinitions } from '@hanga/web/art/hold.ts';
import { commonDefs, symbolCalled } from './sprite.ts';
import { whenAskedFor } from './symbols.ts';

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
    }
  };
  whenAskedFor(id => {
    if (held.has(id)) return;
    held.add(id);
    if (asked.push(id) === 1) queueMicrotask(draw);
  });
}

if (typeof document !== 'undefined') holdSprite();
