import { kernelText } from '@hanga/kernel';
import type { TableText } from './types.ts';

export const en: TableText = {
  refusal: {
    ...kernelText.en.refusal,
    undoneEnough: 'You have taken this back often enough: please decide now.',
    nothingToRedo: 'Nothing was taken back that could be made again.',
  },
  brief: {
    revealed: 'already revealed',
    otherSeatActed: 'another has moved',
    undoneEnough: 'often enough',
  },
};
