import type { YokaiText } from './types.ts';

const subject: YokaiText['subject'] = {
  yellowKite: ['cerf-volant jaune', 'cerfs-volants jaunes'],
  blueKite: ['cerf-volant bleu', 'cerfs-volants bleus'],
  redKite: ['cerf-volant rouge', 'cerfs-volants rouges'],
  lantern: ['lanterne', 'lanternes'],
  umbrella: ['ombrelle', 'ombrelles'],
};
/** Les noms que les refus emploient. */
const suits = {
  base: 'arbres, animaux, personnages, bâtiments',
  new: 'cerfs-volants, lanternes, ombrelles',
} as const;
const half = { base: 'du jeu de base', new: 'de l’extension' } as const;
const plural = {
  tree: 'arbres',
  animal: 'animaux',
  character: 'personnages',
  building: 'bâtiments',
  kite: 'cerfs-volants',
  lantern: 'lanternes',
  umbrella: 'ombrelles',
} as const;

function lanternCards(cards: readonly number[]): string {
  const [first = 0] = cards;
  if (new Set(cards).size === 1)
    return `${cards.length} cartes avec ${first} lanterne${first === 1 ? '' : 's'} chacune`;
  return `des cartes avec ${cards.slice(0, -1).join(', ')} et ${cards.at(-1)} lanternes`;
}

export const yokai: YokaiText = {
  suit: { kite: 'cerf-volant', lantern: 'lanterne', umbrella: 'ombrelle' },
  suitPlural: { kite: 'cerfs-volants', lantern: 'lanternes', umbrella: 'ombrelles' },
  subject,
  studioIcon: { passYokai: 'donner un Yokai' },
  gift: { passYokai: 'un Yokai à donner' },
  color: { orange: 'orange', white: 'blanc', brown: 'brun', black: 'noir' },
  colorPlural: { orange: 'orange', white: 'blancs', brown: 'bruns', black: 'noirs' },
  bringsYokai: ' (amène un Yokai)',
  broughtYokai: ', a amené un Yokai',
  need(need) {
    switch (need.kind) {
      case 'coloredKites':
        return `${need.count} ${subject[need.kite][1]} dans l’Estampe`;
      case 'kites':
        return `${need.count} cerfs-volants dans l’Estampe`;
      case 'lanterns':
        return `${lanternCards(need.cards)} dans l’Estampe`;
      case 'umbrellas':
        return `${need.count} ombrelles à la suite dans l’Estampe`;
      case 'yokai':
        return `les ${need.count} Yokai devant vous`;
    }
  },
  waiting: { takeYokai: 'doit choisir à qui prendre un Yokai', giveYokai: 'doit donner un Yokai' },
  prompt: {
    takeYokai: 'Un Yokai arrive et la réserve est vide : choisissez l’adversaire à qui le prendre.',
    giveYokai: 'Donnez l’un de vos Yokai : choisissez un adversaire.',
  },
  action: (action, who) =>
    action.kind === 'takeYokai' ? `Prendre un Yokai à ${who(action.from)}` : `Donner un Yokai à ${who(action.to)}`,
  event(event, who, you) {
    const name = (seat: number): string => (seat === you ? 'vous' : who(seat));
    switch (event.kind) {
      case 'yokaiArrived':
        if (event.from === you) return `Un Yokai vous quitte pour ${who(event.seat)}.`;
        return event.from === 'reserve'
          ? `Un Yokai arrive chez ${name(event.seat)}.`
          : `Un Yokai quitte ${who(event.from)} pour ${name(event.seat)}.`;
      case 'foundNoYokai':
        return event.seat === you
          ? 'Vous devriez recevoir un Yokai, mais vous les avez déjà tous.'
          : `${who(event.seat)} devrait recevoir un Yokai, mais les a déjà tous.`;
      case 'passedYokai':
        if (event.to === you) return `${who(event.seat)} vous donne un Yokai.`;
        return `${event.seat === you ? 'Vous donnez' : `${who(event.seat)} donne`} un Yokai à ${who(event.to)}.`;
    }
  },
  refusal(refusal) {
    switch (refusal.kind) {
      case 'yokaiFirst':
        return refusal.do === 'take'
          ? 'D’abord, choisissez l’adversaire à qui prendre le Yokai.'
          : 'D’abord, choisissez l’adversaire qui reçoit votre Yokai.';
      case 'noYokaiThere':
        return 'Aucun Yokai ne peut venir de là : choisissez un adversaire qui en a un.';
      case 'notAnOpponent':
        return 'Un Yokai se donne à un adversaire de cette table.';
      case 'noYokaiMoves':
        return 'Aucun Yokai n’est à déplacer maintenant.';
    }
  },
  scoreLine: count => `${count} Yokai`,
  option: {
    yokai: 'Extension : Yokai',
    off: 'sans',
    random: 'au hasard',
    base: 'couleurs du jeu de base',
    new: 'couleurs de l’extension',
  },
  optionRefusal(refusal) {
    switch (refusal.kind) {
      case 'notOptions':
        return 'Ce ne sont pas des options d’une table.';
      case 'unknownOption':
        return `Kanagawa n’a pas d’option « ${refusal.option} ».`;
      case 'badBrushDiplomas':
        return 'Pour les Diplômes comptent les Pinceaux placés, ou tous ceux que l’on a : « placed » ou « owned ».';
      case 'badNoColumn':
        return 'Qui ne trouve plus de colonne quitte l’École, ou joue encore les cartes conservées : « leaves » ou « plays ».';
      case 'badYokai':
        return 'Yokai se joue avec deux couleurs du jeu de base et deux de l’extension, nommées ou tirées au hasard ; ou pas du tout.';
      case 'notTwoSuits':
        return `Yokai se joue avec deux couleurs ${half[refusal.half]} (${suits[refusal.half]}), et non ${refusal.given}.`;
      case 'unknownSuit':
        return `Il n’y a pas de couleur « ${refusal.suit} » : ${suits.base} ; ${suits.new}.`;
      case 'wrongHalf':
        return `Les ${plural[refusal.suit]} ne sont pas une couleur ${half[refusal.half]} : ${suits[refusal.half]}.`;
      case 'suitTwice':
        return `Les ${plural[refusal.suit]} sont nommés deux fois : il faut deux couleurs différentes.`;
    }
  },
};
