import { type Action, diplomaOf } from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { lookAhead } from './ahead.ts';
import { type BoardContext, useBoard } from './context.ts';
import { slipArt } from './drawings.ts';
import type { BrushStep } from './ways.ts';

const none: readonly BrushStep[] = [];

/** What it does, in words: the action, what it brings at once, and the diplomas it would make due. */
export function namedWithPromise(
  { view, mine, text, words, who }: BoardContext,
  action: Action,
  word: string,
  steps = none,
): string {
  const { gain, due, paintable, movesYokai } = lookAhead(view, mine, action, steps);
  return [
    gain === 0 ? word : `${word} ${words.gain(gain)}`,
    text.action(action, view, who),
    ...(movesYokai ? [words.thenYokai] : []),
    ...(paintable.length > 0 ? [words.wouldPaint(paintable.map(text.cardName).join('; '))] : []),
    ...due.map(diploma => words.wouldMeet(text.need(diplomaOf(diploma)))),
  ].join('. ');
}

interface PromisedProps {
  readonly action: Action;
  readonly word: string;
  readonly steps?: readonly BrushStep[];
}

/** What the move brings at once, and the diplomas it would make due. */
export function Promised({ action, word, steps = none }: PromisedProps) {
  const { view, mine, words } = useBoard();
  const { gain, due, movesYokai } = lookAhead(view, mine, action, steps);
  return (
    <span class="promise">
      {word}
      {gain !== 0 && <span class="gain">{words.gain(gain)}</span>}
      {movesYokai && (
        <span class="passes">
          <Sign name="icon-passYokai" kind="icon" />
        </span>
      )}
      {due.map(diploma => (
        <span key={diploma} class="mini">
          <Art picture={slipArt(diploma)} />
        </span>
      ))}
    </span>
  );
}

/** Shows on the table what a button would do, while it is under the pointer, or reached by keys. */
export const hints = ({ hint }: BoardContext, action: Action, steps = none) => ({
  onPointerEnter: () => hint(action, steps),
  onPointerLeave: () => hint(undefined),
  onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => {
    if (currentTarget.matches(':focus-visible')) hint(action, steps);
  },
  onBlur: () => hint(undefined),
});
