import type { KernelRefusal, UndoRefusal } from './match.ts';
import type { RecordProblem } from './record.ts';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** What the kernel itself has to say. A missing sentence does not compile. */
export interface KernelText {
  readonly refusal: Readonly<Record<KernelRefusal | UndoRefusal, string>>;
  readonly record: (problem: RecordProblem) => string;
}

const en: KernelText = {
  refusal: {
    gameOver: 'The game is over.',
    notYourTurn: 'It is not your turn.',
    nothingToUndo: 'There is nothing to take back.',
    otherSeatActed: 'Another player has moved since: it is too late to take that back.',
    revealed: 'That showed something hidden: it cannot be taken back.',
  },
  record(problem) {
    switch (problem.kind) {
      case 'notARecord':
        return `This is not a Hanga record, or it is damaged: "${problem.field}" is missing or makes no sense.`;
      case 'newerFormat':
        return `This record has format ${problem.found}; this Hanga reads up to ${problem.known}. Please update Hanga.`;
      case 'newerRules':
        return `This record was played under rules ${problem.found}; this Hanga knows up to ${problem.known}. Please update Hanga.`;
      case 'unknownGame':
        return `This record is of a game that Hanga does not know here: "${problem.game}".`;
      case 'illegalMove':
        return `Move ${problem.move}, by seat ${problem.seat}, is illegal.`;
      case 'otherResult':
        return `The result differs: recorded ${problem.recorded}, replayed ${problem.replayed}.`;
    }
  },
};

const fr: KernelText = {
  refusal: {
    gameOver: 'La partie est terminée.',
    notYourTurn: "Ce n'est pas à vous de jouer.",
    nothingToUndo: "Il n'y a rien à reprendre.",
    otherSeatActed: 'Un autre joueur a joué depuis : il est trop tard pour reprendre ce coup.',
    revealed: 'Ce coup a montré quelque chose de caché : il ne peut pas être repris.',
  },
  record(problem) {
    switch (problem.kind) {
      case 'notARecord':
        return `Ce n'est pas une partie de Hanga, ou le fichier est abîmé : « ${problem.field} » manque ou n'a pas de sens.`;
      case 'newerFormat':
        return `Cette partie est au format ${problem.found} ; ce Hanga lit jusqu'au format ${problem.known}. Mettez Hanga à jour.`;
      case 'newerRules':
        return `Cette partie suit les règles ${problem.found} ; ce Hanga connaît jusqu'aux règles ${problem.known}. Mettez Hanga à jour.`;
      case 'unknownGame':
        return `Cette partie est d'un jeu que Hanga ne connaît pas ici : « ${problem.game} ».`;
      case 'illegalMove':
        return `Le coup ${problem.move}, de la place ${problem.seat}, est illégal.`;
      case 'otherResult':
        return `Le résultat diffère : noté ${problem.recorded}, rejoué ${problem.replayed}.`;
    }
  },
};

export const kernelText: Readonly<Record<Language, KernelText>> = { en, fr };
