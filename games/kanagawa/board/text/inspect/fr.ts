import { de } from '@hanga/kernel';
import type { LandscapeName } from '../../../rules/index.ts';
import type { InspectWords } from './types.ts';

const on: Readonly<Record<LandscapeName, string>> = {
  forest: 'la forêt',
  mountain: 'la montagne',
  plain: 'la plaine',
  ocean: 'l’océan',
  joker: 'le joker',
};

export const fr: InspectWords = {
  season: 'Saison',
  asks: 'Demande',
  subject: 'Sujet',
  harmony: 'Harmonie',
  plank: 'Dans l’Atelier',
  brings: 'Qui la prend reçoit un Yokai',
  suitOf: suit => `famille : ${suit}`,
  brushesOn: (brushes, landscape) =>
    `${brushes < 2 ? `${brushes} Pinceau` : `${brushes} Pinceaux`} sur ${on[landscape]}`,
  where: {
    school: column => `À l’École, colonne ${column}`,
    hand: name => `Dans la main ${de(name)}`,
    print: name => `Dans l’Estampe ${de(name)}`,
    studio: name => `Dans l’Atelier ${de(name)}`,
  },
  yours: { hand: 'Dans votre main', print: 'Dans votre Estampe', studio: 'Dans votre Atelier' },
  forYou: 'Pour vous, maintenant',
  paintedNow: 'Peut être peinte aussitôt',
  inPrint: points => `Dans l’Estampe : ${points}`,
  inStudio: points => `Dans l’Atelier : ${points}`,
  nearer: 'Rapproche de',
  you: 'vous',
  change: (name, from, to, of) => `${name} : ${from} → ${to} sur ${of}`,
  has: (have, of) => `${have} sur ${of}`,
  out: { left: 'y a renoncé', color: 'en a déjà un de cette couleur' },
  takenBy: name => `Obtenu par ${name}`,
  takenByYou: 'Vous l’avez obtenu',
  nobodyNearer: 'aucun Diplôme que quelqu’un puisse encore obtenir',
  hidden: 'Une carte cachée',
  hiddenText: 'On n’en connaît que le dos. Celui qui la prend la voit.',
  column: column => `Colonne ${column}`,
  hiddenCards: count => (count < 2 ? 'et une carte cachée' : `et ${count} cartes cachées`),
  notPaintable: 'ne peut pas être peinte dans cette manche',
  holds: name => `${name} l’a`,
  youHold: 'Vous l’avez',
  pawns: {
    grandMaster: 'Celui qui l’a commence la manche ; à la fin, il vaut 2 points d’Harmonie.',
    assistant: 'Celui qui l’a à la fin d’une manche prend le Grand Maître.',
  },
  storms: count => (count < 2 ? `${count} jeton Orage` : `${count} jetons Orage`),
  stormText: 'Chacun donne à une carte de l’Estampe la Saison qui rapporte le plus au décompte.',
  run: (length, season) => `Plus longue suite actuelle : ${length} (${season})`,
  yokaiCost: (count, points) => `${count} Yokai, ${points}`,
  oneMore: points => `un de plus : ${points}`,
  reserve: 'Réserve',
  deck: count => (count < 2 ? `${count} carte à venir` : `${count} cartes à venir`),
  next: 'Ensuite',
  brushThere: {
    ready: 'Un Pinceau s’y trouve, prêt à peindre',
    painted: 'Le Pinceau qui s’y trouve a déjà peint dans cette manche',
    none: 'Aucun Pinceau ne s’y trouve',
  },
  served: 'L’icône a déjà servi dans cette manche',
  print: (cards, end) => `${cards} ${cards < 2 ? 'carte' : 'cartes'} sur les ${end} qui terminent la partie`,
};
