import type { KernelText } from './types.ts';

export const en: KernelText = {
  refusal: {
    gameOver: 'The game is over.',
    notYourTurn: 'It is not your turn.',
    nothingToUndo: 'There is nothing to undo.',
    otherSeatActed: 'Another player has moved since: it is too late to undo that.',
    revealed: 'That showed something hidden: it cannot be undone.',
  },
  record(problem) {
    switch (problem.kind) {
      case 'notARecord':
        return `This is not a Hanga record, or it is damaged: "${problem.field}" is missing or makes no sense.`;
      case 'newerFormat':
        return `This record has format ${problem.found}; this Hanga reads up to ${problem.known}. Please update Hanga.`;
      case 'newerRules':
        return `This record was played under version ${problem.found} of the rules; this Hanga knows up to ${problem.known}. Please update Hanga.`;
      case 'unknownGame':
        return `This record is of a game that Hanga does not know here: "${problem.game}".`;
      case 'illegalMove':
        return `Move ${problem.move}, by seat ${problem.seat}, is illegal.`;
      case 'otherResult':
        return `The result differs: recorded ${problem.recorded}, replayed ${problem.replayed}.`;
    }
  },
};
