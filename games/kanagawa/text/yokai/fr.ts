import type { YokaiText } from './types.ts';

const subject: YokaiText['subject'] = {
  yellowKite: ['cerf-volant jaune', 'cerfs-volants jaunes'],
  blueKite: ['cerf-volant bleu', 'cerfs-volants bleus'],
  redKite: ['cerf-volant rouge', 'cerfs-volants rouges'],
  lantern: ['lanterne', 'lanternes'],
  umbrella: ['ombrelle', 'ombrelles'],
};
/** As the refusals name them. */
const suits = {
  base: 'arbres, animaux, personnages, bâtiments',
  new: 'cerfs-volants, lanternes, ombrelles',
} as const;
const named = (suit: keyof typeof plural): string => (suit === 'lantern' || suit === 'umbrella' ? 'nommées' : 'nommés');
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
        if (event.from === you) return `Un de vos Yokai passe chez ${who(event.seat)}.`;
        return event.from === 'reserve'
          ? `Un Yokai arrive chez ${name(event.seat)}.`
          : `Un Yokai passe de chez ${who(event.from)} chez ${name(event.seat)}.`;
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
        return 'On donne un Yokai à un adversaire de cette table.';
      case 'noYokaiMoves':
        return 'Aucun Yokai ne se déplace maintenant.';
    }
  },
  scoreLine: count => `${count} Yokai`,
  option: {
    yokai: 'Extension : Yokai',
    off: 'sans',
    random: 'au hasard',
    base: 'familles du jeu de base',
    new: 'familles de l’extension',
  },
  optionRefusal(refusal) {
    switch (refusal.kind) {
      case 'notOptions':
        return 'Ce ne sont pas des options de table.';
      case 'unknownOption':
        return `Kanagawa n’a pas d’option « ${refusal.option} ».`;
      case 'badBrushDiplomas':
        return 'Pour les Diplômes, on compte les Pinceaux placés, ou tous ceux que l’on possède : « placed » ou « owned ».';
      case 'badNoColumn':
        return 'Un joueur qui ne trouve plus de colonne quitte l’École, ou joue encore ses cartes conservées : « leaves » ou « plays ».';
      case 'badYokai':
        return 'Yokai se joue avec deux familles du jeu de base et deux de l’extension, nommées ou tirées au sort ; sinon, sans l’extension.';
      case 'notTwoSuits':
        return `Yokai se joue avec deux familles ${half[refusal.half]} (${suits[refusal.half]}), et non ${refusal.given}.`;
      case 'unknownSuit':
        return `Il n’y a pas de famille « ${refusal.suit} » : ${suits.base} ; ${suits.new}.`;
      case 'wrongHalf':
        return `Les ${plural[refusal.suit]} ne sont pas une famille ${half[refusal.half]} : ${suits[refusal.half]}.`;
      case 'suitTwice':
        return `Les ${plural[refusal.suit]} sont ${named(refusal.suit)} deux fois : il faut deux familles différentes.`;
    }
  },
};
