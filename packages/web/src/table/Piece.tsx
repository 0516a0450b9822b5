import type { HTMLAttributes } from 'preact';

interface PieceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onClick' | 'onKeyDown' | 'role' | 'tabIndex'> {
  readonly 'aria-label': string;
  /** What choosing it does; `undefined` when it cannot be chosen now. */
  readonly onChoose: ((event: MouseEvent) => void) | undefined;
}

/**
 * A thing on the table: a button while it can be chosen, a picture while it cannot. It is the same element all along,
 * for a browser would draw all that lies in it anew if a turn made another element of it.
 */
export const Piece = ({ onChoose, ...rest }: PieceProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it has a role whenever it can be chosen.
  <div
    {...rest}
    role={onChoose ? 'button' : 'img'}
    tabIndex={onChoose ? 0 : undefined}
    onClick={onChoose}
    onKeyDown={onChoose && press}
  />
);

/** As a button of the browser's own is pressed. */
function press(event: KeyboardEvent): void {
  if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).click();
}
