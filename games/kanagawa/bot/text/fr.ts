import { type CardId, cards, diplomaOf } from '../../rules/index.ts';
import { oneOf } from '../../text/fr.ts';
import { text } from '../../text/index.ts';
import type { ReasonText } from './index.ts';

const ordinals = ['première', 'deuxième', 'troisième', 'quatrième'] as const;
const need = (diploma: number): string => text.fr.need(diplomaOf(diploma));

function subjectOf(card: CardId): string {
  const { subject, count: shown = 1 } = cards.cardOf(card).print;
  if (!subject) return 'un Paysage sans Sujet';
  return shown === 1 ? oneOf(subject) : `${shown} ${text.fr.subject[subject][1]}`;
}

export const fr: ReasonText = (reason, who) => {
  switch (reason.kind) {
    case 'diploma':
      return `obtient un Diplôme : ${need(reason.diploma)}, ${diplomaOf(reason.diploma).harmony} d’Harmonie`;
    case 'leavesDiploma':
      return `renonce à un Diplôme (${need(reason.diploma)}) pour en viser un meilleur de la même couleur`;
    case 'print':
      return `peint ${reason.cards.map(subjectOf).join(', ')}`;
    case 'before':
      return `avant ${who(reason.seat)}, à qui il ne manque plus qu’un élément`;
    case 'hidden':
      return reason.cards === 1 ? 'emporte une carte cachée' : `emporte ${reason.cards} cartes cachées`;
    case 'run':
      return `aligne ${reason.length} fois la même Saison`;
    case 'near':
      return `n’est plus qu’à un pas d’un Diplôme : ${need(reason.diploma)}`;
    case 'brush':
      return 'gagne un Pinceau';
    case 'arrow':
      return 'gagne une Flèche, pour déplacer un Pinceau à chaque manche';
    case 'keep':
      return 'permet de conserver une carte pour plus tard';
    case 'assistant':
      return 'gagne l’Assistant, et avec lui le premier choix';
    case 'storm':
      return 'gagne un jeton Orage';
    case 'landscape':
      return 'ajoute un Paysage où peindre';
    case 'studio':
      return 'améliore l’Atelier';
    case 'passesYokai':
      return 'donne un Yokai à un autre';
    case 'waits':
      return reason.cards === 1 ? 'attend une carte de plus' : `attend la prochaine rangée de ${reason.cards} cartes`;
    case 'leaves':
      return `laisse la ${ordinals[reason.column] ?? ''} colonne à ${who(reason.seat)}`;
  }
};
