import { classes } from '@hanga/web/table/box.ts';
import type { ActionName } from '../rules/index.ts';
import { useBoard } from './context.ts';

interface CardNameProps {
  readonly action: ActionName;
  /** On the band of a card; else on a printed space. */
  readonly isCard?: boolean;
}

/** What a card or a printed space is called, for the eye: what it says to the ear is in the name of the thing around it. */
export function CardName({ action, isCard }: CardNameProps) {
  const { words } = useBoard();
  return (
    <span class={classes('card-name', isCard && 'on-card')} aria-hidden="true">
      {words.face[action]}
    </span>
  );
}
