import { text as kaiganText } from '@hanga/kaigan';
import { diplomaOf, text as kanagawaText } from '@hanga/kanagawa';
import type { AdviceText } from './text.ts';

const ordinals = ['première', 'deuxième', 'troisième', 'quatrième'] as const;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const need = (diploma: number): string => kanagawaText.fr.need(diplomaOf(diploma));

export const fr: AdviceText = {
  kanagawa(reason, who) {
    switch (reason.kind) {
      case 'diploma':
        return `obtient un diplôme : ${need(reason.diploma)}, ${diplomaOf(reason.diploma).harmony} d’harmonie`;
      case 'leavesDiploma':
        return `laisse un diplôme pour en viser un meilleur de sa couleur : pas ${need(reason.diploma)}`;
      case 'print':
        return `peint ${count(reason.cards, 'carte')}`;
      case 'run':
        return `aligne ${reason.length} fois la même saison`;
      case 'near':
        return `n’est plus qu’à un pas d’un diplôme : ${need(reason.diploma)}`;
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
        return reason.cards === 1 ? 'attend une carte de plus' : `attend la prochaine ligne de ${reason.cards} cartes`;
      case 'leaves':
        return `laisse la ${ordinals[reason.column] ?? ''} colonne à ${who(reason.seat)}`;
    }
  },
  kaigan(reason) {
    const { tile, card, track } = kaiganText.fr;
    switch (reason.kind) {
      case 'claims':
        return `la ligne ${reason.row + 1} vous offre ${count(reason.actions, 'action')}`;
      case 'waitsForRows':
        return reason.free === 1
          ? 'une ligne peut encore grandir avant votre choix'
          : `${reason.free} lignes peuvent encore grandir avant votre choix`;
      case 'playsTo':
        return `${card[reason.card]} rend la ligne ${reason.row + 1} meilleure pour vous`;
      case 'keepsCards':
        return 'garde vos cartes et attend un tour';
      case 'advances':
        return `vous fait avancer : piste ${track[reason.track]}`;
      case 'completes':
        return `complète la ${tile(reason.tile)} : ${reason.honor} d’honneur`;
      case 'marks':
        return `participe à la ${tile(reason.tile)}, à qui il manque alors ${count(reason.missing, 'marqueur')}`;
      case 'sends':
        return `la ${tile(reason.tile)} vaut la peine d’être cartographiée`;
      case 'earns':
        return `${reason.ryo} ryō pour la suite`;
      case 'gainsHonor':
        return `${reason.honor} d’honneur tout de suite`;
      case 'savesRyo':
        return 'les ryō vaudront plus tard davantage';
      case 'goesOn':
        return 'la suite vaut son prix';
    }
  },
};
