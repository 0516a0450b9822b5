import { classes } from '@hanga/web/table/box.ts';
import { Sign } from './Art.tsx';
import { useBoard } from './context.ts';
import type { Way } from './ways.ts';
import { paintableWords } from './wayWords.ts';

/** Whether brushes can paint a card, as a small sign where nothing is printed: between its season and the brushes it needs. */
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
