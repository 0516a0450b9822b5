import { de } from '@hanga/kernel';
import type { LinkWords } from './types.ts';

export const fr: LinkWords = {
  site: 'Hanga',
  about: games => `${games} dans votre navigateur : seul contre des robots, autour d’un écran, ou entre amis.`,
  and: 'et',
  someone: 'quelqu’un',
  bot: 'un bot',
  seats: (taken, all) =>
    `${taken} ${taken < 2 ? 'place prise' : 'places prises'} sur ${all}. Ouvrez le lien et prenez place : aucun compte n’est nécessaire.`,
  table: game => `Une table de ${game}`,
  running: (game, names) => `${game} : ${names}`,
  watch: 'La partie est en cours : ouvrez le lien pour la regarder.',
  over: (game, winners, many) => `${game} : ${winners} ${many ? 'ont gagné' : 'a gagné'}`,
  scores: lines => `${lines.join(', ')}. Revoyez toute la partie, coup par coup.`,
  print: (game, name) => `${game} : l’œuvre ${de(name)}`,
  points: points => `${points} points. Revoyez comment elle est née, coup par coup.`,
  closed: 'Cette table est fermée.',
  brokenOff: 'Cette partie a été interrompue.',
};
