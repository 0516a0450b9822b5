import { kernelText } from '@hanga/kernel';
import type { TableText } from './types.ts';

export const fr: TableText = {
  refusal: {
    ...kernelText.fr.refusal,
    undoneEnough: 'Vous avez assez annulé ce coup : décidez-vous maintenant.',
    nothingToRedo: 'Il n’y a rien à rétablir.',
  },
  brief: {
    revealed: 'déjà dévoilé',
    otherSeatActed: 'un autre a joué',
    undoneEnough: 'trop d’annulations',
  },
};
