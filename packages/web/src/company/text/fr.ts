import type { CompanyWords } from './types.ts';

export const fr: CompanyWords = {
  paused: name => (name === undefined ? 'L’hôte a mis la partie en pause.' : `${name} a mis la partie en pause.`),
  youPaused: 'Vous avez mis la partie en pause.',
  resume: 'Reprendre',
  pause: 'Mettre la partie en pause',
  keepsWaiting: (name, time) => `${name} fait attendre la table depuis ${time}.`,
  vote: 'Laisser jouer un robot',
  voted: (votes, of) => `${votes} sur ${of} veulent qu’un robot joue.`,
  menu: 'Hôte',
  hand: name => `Laisser un robot jouer pour ${name}`,
  handHint: 'Le retour est possible à tout moment. Au classement, qui a été remplacé par un robot est dernier.',
  giveBack: name => `Rendre sa place à ${name}`,
  remove: name => `Retirer ${name} pour de bon`,
  removeAsk: name => `Retirer ${name} ? Un robot joue jusqu’à la fin, sans retour possible.`,
  end: 'Arrêter la partie sans résultat',
  endAsk:
    'Arrêter la partie pour tout le monde ? Personne ne gagne. Si d’autres jouent encore, elle compte comme perdue pour vous au classement.',
  ended: name =>
    name === undefined ? 'L’hôte a arrêté la partie sans résultat.' : `${name} a arrêté la partie sans résultat.`,
  handedByVote: name => `Les autres ont laissé un robot jouer pour ${name}.`,
  handedByHost: name => `L’hôte a laissé un robot jouer pour ${name}.`,
  again: 'Rejouer ensemble',
  asked: name => `${name} voudrait rejouer.`,
  join: 'Rejoindre',
  rating: (before, after, change) => `Votre classement : ${before} → ${after} (${change})`,
  ratingOf: (name, change) => `${name} ${change}`,
  next: count => (count === 1 ? 'Une table vous attend' : `${count} tables vous attendent`),
  notStored: 'Pas encore enregistré',
};
