import { holdDefinitions } from '@hanga/web/art/hold.ts';
import { bring, bringScenery } from './later.ts';
import { commonDefs, symbolCalled } from './sprite.ts';
import { prefix, whenAskedFor } from './symbols.ts';

/** The page's sprite: symbols come into it when a drawing first asks for them, before that drawing is painted. */
function holdSprite(): void {
  const hold = holdDefinitions(commonDefs());
  const held = new Set<string>();
  let asked: string[] = [];
  let hasDrawn = false;
  const draw = (): void => {
    while (asked.length > 0) {
      const ids = asked;
      asked = [];
      hold(ids.map(id => symbolCalled(id) ?? []));
      for (const id of ids) takeTurn(id);
    }
    // After the first board: while that is on its way, a page that waits for its files is idle, too. The press prints with
    // it in any case; without it, only what is too large for the press lacks it.
    if (!hasDrawn) bringScenery().catch(() => {});
    hasDrawn = true;
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
