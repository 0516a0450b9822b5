import type { ShuffleFlaw } from '../parts.ts';
import type { KernelText } from './types.ts';

export const fr: KernelText = {
  refusal: {
    gameOver: 'La partie est terminée.',
    notYourTurn: 'Ce n’est pas à vous de jouer.',
    nothingToUndo: 'Il n’y a rien à annuler.',
    otherSeatActed: 'Un autre joueur a joué depuis : il est trop tard pour annuler ce coup.',
    revealed: 'Ce coup a montré quelque chose de caché : il ne peut pas être annulé.',
  },
  record(problem) {
    switch (problem.kind) {
      case 'notARecord':
        return `Ce n’est pas une partie de Hanga, ou le fichier est abîmé : « ${problem.field} » manque ou n’a pas de sens.`;
      case 'newerFormat':
        return `Cette partie est au format ${problem.found} ; ce Hanga lit jusqu’au format ${problem.known}. Mettez Hanga à jour.`;
      case 'newerRules':
        return `Cette partie suit la version ${problem.found} des règles ; ce Hanga connaît jusqu’à la version ${problem.known}. Mettez Hanga à jour.`;
      case 'unknownGame':
        return `Cette partie est celle d’un jeu que Hanga ne connaît pas ici : « ${problem.game} ».`;
      case 'brokenShuffle':
        return shuffleFlaw(problem.flaw);
      case 'illegalMove':
        return `Le coup ${problem.move}, de la place ${problem.seat}, est illégal.`;
      case 'otherResult':
        return `Le résultat diffère : noté ${problem.recorded}, rejoué ${problem.replayed}.`;
    }
  },
};

function shuffleFlaw(flaw: ShuffleFlaw): string {
  switch (flaw.kind) {
    case 'server':
      return 'La part du serveur dans le mélange n’est pas celle à laquelle il s’était engagé.';
    case 'player':
      return `La part que la place ${flaw.seat} a apportée au mélange n’est pas celle à laquelle elle s’était engagée.`;
    case 'seat':
      return `La part que le serveur a faite pour la place ${flaw.seat} ne découle pas de la sienne.`;
    case 'seed':
      return 'La graine ne découle pas des parts du mélange.';
  }
}
