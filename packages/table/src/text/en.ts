import { kernelText } from '@hanga/kernel';
import type { TableText } from './types.ts';

export const en: TableText = {
  refusal: {
    ...kernelText.en.refusal,
    undoneEnough: 'You have undone this often enough: please decide now.',
    nothingToRedo: 'There is nothing to redo.',
  },
  brief: {
    revealed: 'already revealed',
    otherSeatActed: 'another has moved',
    undoneEnough: 'undone too often',
  },
};
