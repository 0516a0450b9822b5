import { text } from '../../text/index.ts';
import { onTrack } from '../../text/names/fr.ts';
import type { ReasonText } from './index.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const honor = (points: number): string =>
  `${number.format(points)} ${Math.abs(points) < 2 ? 'point' : 'points'} d’honneur`;

export const fr: ReasonText = (reason, who) => {
  const { tile, card, does } = text.fr;
  const named = (action: keyof typeof does): string =>
    action in card ? card[action as keyof typeof card] : does[action];
  switch (reason.kind) {
    case 'claims':
      return reason.actions.length === 0
        ? `la rangée ${reason.row + 1} est vide`
        : `la rangée ${reason.row + 1} : ${list(reason.actions.map(named))}`;
    case 'rowWorth':
      return reason.other
        ? `elle devrait vous rapporter environ ${honor(reason.honor)}, la rangée ${reason.other.row + 1} environ ${number.format(reason.other.honor)}`
        : `la rangée ${reason.row + 1} est alors la meilleure pour vous, avec environ ${honor(reason.honor)}`;
    case 'rivalWants':
      return `pour ${who(reason.seat)} aussi, ce serait la meilleure rangée`;
    case 'nobodyWants':
      return `la rangée ${reason.row + 1}, la meilleure pour vous, n’est le premier choix d’aucun rival`;
    case 'waitsForRows':
      return reason.spaces === 0
        ? 'il ne reste aucune case pour une carte'
        : `${count(reason.free, 'rangée libre peut', 'rangées libres peuvent')} encore recevoir ${count(reason.spaces, 'carte')} avant votre choix`;
    case 'playsTo':
      return reason.honor > 0
        ? `${card[reason.card]} : la rangée ${reason.row + 1} vaut environ ${honor(reason.honor)} de plus pour vous`
        : `${card[reason.card]} en rangée ${reason.row + 1} : de quoi attendre un tour avant de choisir une rangée`;
    case 'follows':
      return `${named(reason.after)}, colonne ${reason.column + 1}, envoie d’abord les arpenteurs qu’il faut`;
    case 'prepares':
      return `elle passe avant ${named(reason.later)}, colonne ${reason.column + 1}`;
    case 'servesLess':
      return reason.honor <= 0
        ? `${who(reason.seat)} n’y gagne rien`
        : `${who(reason.seat)} y gagnerait moins, environ ${number.format(reason.honor)}`;
    case 'keepsCards':
      return reason.seats.length === 0
        ? 'garde vos cartes et attend un tour'
        : `garde vos cartes et laisse ${list(reason.seats.map(who))} jouer d’abord`;
    case 'advances':
      return `vous fait avancer sur ${onTrack[reason.track]}`;
    case 'completes':
      return `achève la ${tile(reason.tile)} : ${honor(reason.honor)}`;
    case 'marks':
      return `contribue à la ${tile(reason.tile)}, à laquelle il manque alors ${count(reason.missing, 'marqueur')}`;
    case 'sends':
      return `la ${tile(reason.tile)} vaut la peine d’être cartographiée`;
    case 'bestTile':
      return `c’est sur la ${tile(reason.tile)} qu’un arpenteur a le plus à faire`;
    case 'earns':
      return `${reason.ryo} ryō pour la suite`;
    case 'gainsHonor':
      return `${honor(reason.honor)} tout de suite`;
    case 'savesRyo':
      return 'les ryō serviront mieux plus tard';
    case 'goesOn':
      return 'la suite vaut ce qu’elle coûte';
  }
};
