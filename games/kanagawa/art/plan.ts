import { closeUp } from './closeUp.ts';
import { ownView } from './panel.ts';
import { sceneViews } from './scenes/index.ts';
import type { Neighbours, Sight } from './sight.ts';
import { looks, ownLook } from './subjects/pose.ts';
import type { Season, Subject } from './types.ts';

/** A panel as it comes into a print: what it shows, and who stands there. */
export interface Hung extends Sight {
  readonly subject?: Subject | undefined;
  readonly count?: number | undefined;
}

/** Views in which Fuji fills the sky: two of them are never neighbours. */
const fujis: readonly number[] = [0, 2, 3];

/** The one that was seen longest ago, and of those that were never seen the first from its own way on. */
function freshest(
  count: number,
  own: number,
  seen: ReadonlyMap<string, number>,
  name: (way: number) => string,
  isFit: (way: number) => boolean = () => true,
): number {
  let best = own;
  let when = Number.POSITIVE_INFINITY;
  for (let step = 0; step < count; step++) {
    const way = (own + step) % count;
    if (!isFit(way)) continue;
    const last = seen.get(name(way)) ?? -1;
    if (last < when) {
      best = way;
      when = last;
    }
  }
  return best;
}

const lookName = (subject: Subject, count: number, season: Season, look: number): string =>
  looks(subject, count, season)[look] ?? subject;

/**
 * How the panels of a print are painted so that they become one picture: who is beside whom, how far a season has run,
 * and that no view and nobody's pose comes again before the others have come. A panel added at the right changes
 * nothing to its left but the seam of the last.
 */
export function planned(panels: readonly Hung[]): Neighbours[] {
  const seen = new Map<string, number>();
  let run = -1;
  let lit = -9;
  let towering = -9;
  let cut = -9;
  return panels.map((here, index) => {
    const { landscape, season, number, subject, count = 1 } = here;
    run = panels[index - 1]?.season === season ? run + 1 : index - lit > 3 ? 0 : 1;
    if (run === 0) lit = index;
    const isFuji = (way: number): boolean => landscape === 'mountain' && fujis.includes(way);
    const isFit = (way: number): boolean => index - towering > 2 || !isFuji(way);
    const view = freshest(sceneViews, ownView(number), seen, way => `${landscape} ${way}`, isFit);
    if (isFuji(view)) towering = index;
    seen.set(`${landscape} ${view}`, index);
    let look: number | undefined;
    if (subject) {
      const ways = looks(subject, count, season).length;
      look = freshest(ways, ownLook(subject, count, season, number), seen, way =>
        lookName(subject, count, season, way),
      );
      seen.set(lookName(subject, count, season, look), index);
    }
    const isWhole = index - cut < 2;
    if (subject && !isWhole && closeUp(subject, count, number)) cut = index;
    return { left: panels[index - 1], right: panels[index + 1], view, look, run, isWhole };
  });
}
