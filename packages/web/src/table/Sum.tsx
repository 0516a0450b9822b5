import type { ComponentChildren } from 'preact';
import './badges.css';

interface SumProps {
  readonly sum: string;
  /** What it is a number of. */
  readonly children: ComponentChildren;
}

/**
 * A number with its sign, for the eye: what it says is in the name of the thing around it. The number is drawn by the
 * style sheet, so that it is no part of that thing's text.
 */
export const Sum = ({ sum, children }: SumProps) => (
  <span class="sum" data-sum={sum}>
    {children}
  </span>
);
