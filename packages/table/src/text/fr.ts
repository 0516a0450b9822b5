import { kernelText } from '@hanga/kernel';
import type { TableText } from './types.ts';

export const fr: TableText = {
  refusal: {
    ...kernelText.fr.refusal,
    undoneEnough: 'Vous avez assez annulé ce coup : décidez-vous maintenant.',
    nothingToRedo: 'Rien n’a été annulé qui puisse être rejoué.',
  },
  brief: {
    revealed: 'déjà dévoilé',
    otherSeatActed: 'un autre a joué',
    undoneEnough: 'assez repris',
  },
};
