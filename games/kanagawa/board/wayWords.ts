import { icons as iconRules, type LandscapeName, landscapes, type PlayerView } from '../rules/index.ts';
import type { Words } from './text/index.ts';
import type { BrushStep, Way } from './ways.ts';

const landscapeAt = ({ icons }: PlayerView, icon: number): LandscapeName =>
  landscapes[iconRules.landscapeOfIcon(icons[icon] ?? 0)] ?? 'joker';

const stepWords = (step: BrushStep, me: PlayerView, words: Words): string =>
  step.kind === 'place'
    ? words.brushTo(landscapeAt(me, step.icon))
    : words.brushFromTo(landscapeAt(me, step.from), landscapeAt(me, step.to));

/** What is done to brushes, and how many arrows that takes: "brush to the plain, brush from the forest to …, 1 arrow". */
export function pathWords(steps: readonly BrushStep[], me: PlayerView, words: Words): string {
  const arrows = steps.filter(({ kind }) => kind === 'move').length;
  return [...steps.map(step => stepWords(step, me, words)), ...(arrows > 0 ? [words.arrows(arrows)] : [])].join(', ');
}

/** "Paint it: brush to the plain, 1 arrow". Where jokers paint, that is said too: they may be wanted for other cards. */
export function wayWords({ steps, print }: Way, me: PlayerView, words: Words): string {
  const parts = [
    ...(steps.length > 0 ? [pathWords(steps, me, words)] : []),
    ...(print.jokers > 0 ? [words.jokers(print.jokers).toLowerCase()] : []),
  ];
  return parts.length === 0 ? words.toPrint : words.paintBy(parts.join(', '));
}

/** Whether brushes can paint a card: at once, after something is done to them, or not at all. */
export const paintableWords = (way: Way | undefined, words: Words): string =>
  !way ? words.cannotPaint : way.steps.length === 0 ? words.canPaintNow : words.canPaintBy(way.arrows);
