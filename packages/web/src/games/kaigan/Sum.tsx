import { Sign } from './Art.tsx';

/**
 * A number with its sign, for the eye: what it says is in the name of the thing around it. The number is drawn by the
 * style sheet, so that it is no part of that thing's text.
 */
export const Sum = ({ sum, sign }: { readonly sum: string; readonly sign: string }) => (
  <span class="sum" data-sum={sum}>
    <Sign name={sign} />
  </span>
);
