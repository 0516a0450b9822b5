import type { ShuffleFlaw } from '../parts.ts';
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
      case 'brokenShuffle':
        return shuffleFlaw(problem.flaw);
      case 'illegalMove':
        return `Move ${problem.move}, by seat ${problem.seat}, is illegal.`;
      case 'otherResult':
        return `The result differs: recorded ${problem.recorded}, replayed ${problem.replayed}.`;
    }
  },
};

function shuffleFlaw(flaw: ShuffleFlaw): string {
  switch (flaw.kind) {
    case 'server':
      return 'The server’s part of the shuffle is not the one that it committed to.';
    case 'player':
      return `The part that seat ${flaw.seat} brought to the shuffle is not the one that was committed to.`;
    case 'seat':
      return `The part that the server made for seat ${flaw.seat} does not follow from its own.`;
    case 'seed':
      return 'The seed does not follow from the parts of the shuffle.';
  }
}
