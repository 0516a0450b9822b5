import { classes } from '@hanga/web/table/box.ts';
import { Sign } from './Art.tsx';
import { useBoard } from './context.ts';
import type { Words } from './text/index.ts';
import type { Way } from './ways.ts';

/** Whether brushes can paint a card: at once, after something is done to them, or not at all. */
export const paintableWords = (way: Way | undefined, words: Words): string =>
  !way ? words.cannotPaint : way.steps.length === 0 ? words.canPaintNow : words.canPaintBy(way.arrows);

/** The same as a small sign, where nothing is printed on a card: between its season and the brushes it needs. */
export function Paintable({ way }: { readonly way: Way | undefined }) {
  const { words } = useBoard();
  const state = !way ? 'never' : way.steps.length === 0 ? 'now' : 'moving';
  return (
    <span class={classes('paintable', state)} data-paintable={state} title={paintableWords(way, words)}>
      <Sign name={way && way.arrows > 0 ? 'icon-arrow' : 'icon-brush'} kind="icon" />
      {state === 'moving' && <span class="how" data-how={way && way.arrows > 0 ? way.arrows : '↓'} />}
    </span>
  );
}
