import { type CardId, cards, diplomaOf } from '../../rules/index.ts';
import { text } from '../../text/index.ts';
import type { ReasonText } from './index.ts';

const ordinals = ['première', 'deuxième', 'troisième', 'quatrième'] as const;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const need = (diploma: number): string => text.fr.need(diplomaOf(diploma));

function subjectOf(card: CardId): string {
  const { subject, count: shown = 1 } = cards.cardOf(card).print;
  return subject ? count(shown, ...text.fr.subject[subject]) : 'un paysage sans sujet';
}

export const fr: ReasonText = (reason, who) => {
  switch (reason.kind) {
    case 'diploma':
      return `obtient un diplôme : ${need(reason.diploma)}, ${diplomaOf(reason.diploma).harmony} d’harmonie`;
    case 'leavesDiploma':
      return `laisse un diplôme pour en viser un meilleur de sa couleur : pas ${need(reason.diploma)}`;
    case 'print':
      return `peint ${reason.cards.map(subjectOf).join(', ')}`;
    case 'before':
      return `avant ${who(reason.seat)}, à qui il ne manque qu’une chose`;
    case 'hidden':
      return reason.cards === 1 ? 'emporte une carte cachée' : `emporte ${reason.cards} cartes cachées`;
    case 'run':
      return `aligne ${reason.length} fois la même saison`;
    case 'near':
      return `n’est plus qu’à un pas d’un diplôme : ${need(reason.diploma)}`;
    case 'brush':
      return 'gagne un Pinceau';
    case 'arrow':
      return 'gagne une Flèche, pour déplacer un Pinceau à chaque manche';
    case 'keep':
      return 'permet de garder une carte pour plus tard';
    case 'assistant':
      return 'gagne l’Assistant, et avec lui le premier choix';
    case 'storm':
      return 'gagne un jeton Orage';
    case 'landscape':
      return 'ajoute un paysage d’où peindre';
    case 'studio':
      return 'agrandit l’atelier';
    case 'passesYokai':
      return 'transmet un yokai';
    case 'waits':
      return reason.cards === 1 ? 'attend une carte de plus' : `attend la prochaine rangée de ${reason.cards} cartes`;
    case 'leaves':
      return `laisse la ${ordinals[reason.column] ?? ''} colonne à ${who(reason.seat)}`;
  }
};
