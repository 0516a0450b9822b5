import { bringsYokai, cardOf } from '../rules/cards.ts';
import { everyColor, everySuit } from '../rules/components.ts';
import type { LessonCard, SubjectName } from '../rules/data/cardTypes.ts';
import type { Diploma, Need } from '../rules/data/diplomas.ts';
import { startingTiles } from '../rules/data/startingTiles.ts';
import { diplomaOf } from '../rules/diplomas.ts';
import type { Action, CardId, PlayerView, Refusal, ScoreLine, Shown, TileId, View } from '../rules/types.ts';
import { eventsOf, ordinal } from './events/fr.ts';
import { placeOfIcon } from './planks.ts';
import type { NameOf, Text } from './types.ts';
import { yokai } from './yokai/fr.ts';

const landscape: Text['landscape'] = {
  forest: 'forêt',
  mountain: 'montagne',
  plain: 'plaine',
  ocean: 'océan',
  joker: 'joker',
};
/** With the article that the sentence "un Pinceau sur …" asks for. */
const onLandscape: Text['landscape'] = {
  forest: 'la forêt',
  mountain: 'la montagne',
  plain: 'la plaine',
  ocean: 'l’océan',
  joker: 'le joker',
};
const fromLandscape: Text['landscape'] = {
  forest: 'de la forêt',
  mountain: 'de la montagne',
  plain: 'de la plaine',
  ocean: 'de l’océan',
  joker: 'du joker',
};

const season: Text['season'] = {
  spring: 'printemps',
  summer: 'été',
  autumn: 'automne',
  winter: 'hiver',
  storm: 'orage',
};
const inSeason: Text['season'] = {
  spring: 'au printemps',
  summer: 'en été',
  autumn: 'en automne',
  winter: 'en hiver',
  storm: 'sous l’orage',
};

const suit: Text['suit'] = {
  tree: 'arbre',
  animal: 'animal',
  character: 'personnage',
  building: 'bâtiment',
  ...yokai.suit,
};
const suitPlural: Text['suit'] = {
  tree: 'arbres',
  animal: 'animaux',
  character: 'personnages',
  building: 'bâtiments',
  ...yokai.suitPlural,
};

const subject: Text['subject'] = {
  tree: ['arbre', 'arbres'],
  boar: ['sanglier', 'sangliers'],
  stag: ['cerf', 'cerfs'],
  crane: ['grue', 'grues'],
  butterfly: ['papillon', 'papillons'],
  samurai: ['samouraï', 'samouraïs'],
  peasant: ['paysan', 'paysans'],
  monk: ['moine', 'moines'],
  lady: ['dame', 'dames'],
  thatchedHouse: ['chaumière', 'chaumières'],
  tiledHouse: ['maison de tuiles', 'maisons de tuiles'],
  tower: ['tour', 'tours'],
  palace: ['palais', 'palais'],
  roundHouse: ['maison ronde', 'maisons rondes'],
  temple: ['temple', 'temples'],
  ...yokai.subject,
};
const feminine: ReadonlySet<SubjectName> = new Set([
  'crane',
  'lady',
  'thatchedHouse',
  'tiledHouse',
  'tower',
  'roundHouse',
  'lantern',
  'umbrella',
]);
/** « un cerf », « une grue ». */
export const oneOf = (name: SubjectName): string => `${feminine.has(name) ? 'une' : 'un'} ${subject[name][0]}`;

const studioIcon: Text['studioIcon'] = {
  brush: 'Pinceau',
  assistant: 'Assistant',
  arrow: 'Flèche',
  keep: 'conserver une carte',
  ...yokai.studioIcon,
};
const gift: Text['gift'] = { brush: 'un Pinceau', storm: 'un jeton Orage', assistant: 'l’Assistant', ...yokai.gift };
const color: Text['color'] = {
  green: 'vert',
  blue: 'bleu',
  red: 'rouge',
  yellow: 'jaune',
  pink: 'rose',
  purple: 'violet',
  cyan: 'turquoise',
  ...yokai.color,
};
const colorPlural: Text['color'] = {
  green: 'verts',
  blue: 'bleus',
  red: 'rouges',
  yellow: 'jaunes',
  pink: 'roses',
  purple: 'violets',
  cyan: 'turquoise',
  ...yokai.colorPlural,
};

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

function subjectText({ print }: LessonCard): string {
  if (!print.subject) return 'sans sujet';
  const [one, many] = subject[print.subject];
  return print.count === 1 ? one : `${print.count} ${many}`;
}

function cardName(card: CardId): string {
  const { print } = cardOf(card);
  return `${subjectText(cardOf(card))}, ${landscape[print.landscape]} ${inSeason[print.season]}`;
}

const shown = (card: Shown): string =>
  typeof card === 'number'
    ? cardName(card) + (bringsYokai(card) ? yokai.bringsYokai : '')
    : `une carte cachée (${suit[everySuit[card.back]!]}${card.brought ? yokai.broughtYokai : ''})`;

const tile = (id: TileId): string => {
  const start = startingTiles[id] as (typeof startingTiles)[number];
  return `${season[start.season]}, ${landscape[start.landscape]}`;
};

const printPart = (card: LessonCard): string =>
  [
    subjectText(card),
    season[card.print.season],
    `à peindre avec ${count(card.print.brushes, 'Pinceau', 'Pinceaux')} sur ${onLandscape[card.print.landscape]}`,
    ...(card.print.harmony ? [`${signed(card.print.harmony)} Harmonie`] : []),
  ].join(', ');

const studioPart = ({ studio }: LessonCard): string =>
  [
    ...(studio.landscape ? [landscape[studio.landscape]] : []),
    ...(studio.icon ? [studioIcon[studio.icon]] : []),
    ...(studio.harmony ? [`${signed(studio.harmony)} Harmonie`] : []),
  ].join(', ');

function needText(need: Need): string {
  switch (need.kind) {
    case 'trees':
      return `${count(need.count, 'arbre')} dans l’Estampe`;
    case 'each':
      return `${list(need.of.map(oneOf))} dans l’Estampe`;
    case 'different':
      return `${need.count} ${suitPlural[need.suit]} différents dans l’Estampe`;
    case 'identical':
      return `${need.count} ${suitPlural[need.suit]} identiques dans l’Estampe`;
    case 'brushes':
      return `${count(need.count, 'Pinceau', 'Pinceaux')} dans l’Atelier`;
    case 'arrows':
      return `${count(need.count, 'Flèche')} dans l’Atelier`;
    case 'landscapes':
      return `${need.count} Paysages identiques dans l’Atelier`;
    default:
      return yokai.need(need);
  }
}

const endReason: Text['endReason'] = {
  deckEmpty: 'la pioche est vide',
  printFull: 'une Estampe compte onze cartes Enseignement ou plus',
};

const need = (diploma: Diploma): string => needText(diploma.needs);
const diplomaText = (diploma: Diploma): string =>
  `${need(diploma)} : ${diploma.harmony} d’Harmonie${diploma.gives ? ` et ${gift[diploma.gives]}` : ''}`;

/** Says which landscape icon is meant, with the article that the sentence asks for. */
const iconText =
  (articles: Text['landscape']) =>
  (player: PlayerView, icon: number): string => {
    const { landscape: name, plank } = placeOfIcon(player, icon);
    return `${articles[name]} de la ${plank === 'tile' ? 'tuile Départ' : `${ordinal(plank)} planche`}`;
  };
const onIcon = iconText(onLandscape);
const fromIcon = iconText(fromLandscape);

function prompt(view: View, who: NameOf): string {
  const { phase, viewer } = view;
  if (phase.kind === 'over') return 'La partie est terminée.';
  if (phase.seat !== viewer) {
    const awaited = {
      school: 'doit attendre ou prendre une colonne',
      work: 'poursuit son œuvre',
      diplomas: 'doit obtenir un Diplôme ou y renoncer',
      ...yokai.waiting,
    };
    return `${who(phase.seat)} ${awaited[phase.kind]}.`;
  }
  switch (phase.kind) {
    case 'school':
      return view.mustTake
        ? 'Prenez une colonne : plus personne ne peut attendre.'
        : 'Approfondissez vos connaissances (attendre), ou passez à la pratique : prenez une colonne.';
    case 'diplomas':
      return 'Vous remplissez les critères d’un Diplôme : obtenez-le, ou renoncez-y pour toujours.';
    case 'takeYokai':
    case 'giveYokai':
      return yokai.prompt[phase.kind];
    case 'work': {
      const { open, secret, keeps } = view.players[phase.seat] as PlayerView;
      const rest = open.length + secret.length - keeps;
      return rest > 0
        ? `Poursuivez votre œuvre : ${count(rest, 'carte')} à placer dans l’Atelier ou l’Estampe.`
        : 'Poursuivez votre œuvre, ou terminez votre tour.';
    }
  }
}

function actionText(action: Action, view: View, who: NameOf = seat => `joueur ${seat + 1}`): string {
  const player = view.players[view.phase.kind === 'over' ? 0 : view.phase.seat] as PlayerView;
  switch (action.kind) {
    case 'wait':
      return 'Attendre la prochaine leçon';
    case 'take': {
      const lesson = view.columns[action.column] ?? [];
      return `Prendre la ${ordinal(action.column + 1)} colonne : ${lesson.map(shown).join(' ; ')}`;
    }
    case 'studio':
      return `Placer dans l’Atelier : ${studioPart(cardOf(action.card))} (${cardName(action.card)})`;
    case 'print': {
      const jokers = action.jokers > 0 ? `, avec ${count(action.jokers, 'joker')}` : '';
      return `Placer dans l’Estampe : ${printPart(cardOf(action.card))}${jokers}`;
    }
    case 'place':
      return `Placer un Pinceau sur ${onIcon(player, action.icon)}`;
    case 'move':
      return `Déplacer le Pinceau ${fromIcon(player, action.from)} vers ${onIcon(player, action.to)}`;
    case 'takeDiploma':
      return `Obtenir le Diplôme ${color[diplomaOf(action.diploma).color]} : ${diplomaText(diplomaOf(action.diploma))}`;
    case 'leaveDiplomas':
      return `Renoncer aux Diplômes ${colorPlural[everyColor[action.color]!]} proposés`;
    case 'takeYokai':
    case 'giveYokai':
      return yokai.action(action, who);
    case 'end':
      return 'Terminer le tour';
  }
}

function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'notAnAction':
      return 'Ce coup n’existe pas dans Kanagawa.';
    case 'schoolFirst':
      return 'D’abord, attendez ou prenez une colonne.';
    case 'alreadyTaken':
      return 'Vous avez quitté l’École pour cette manche.';
    case 'diplomasFirst':
      return 'D’abord, obtenez le Diplôme proposé ou renoncez-y.';
    case 'mustTake':
      return fr.mustTake[refusal.why];
    case 'noSuchColumn':
      return 'Cette colonne n’est plus à l’École.';
    case 'notYourCard':
      return 'Vous n’avez pas cette carte en main.';
    case 'cannotPaint': {
      const { print } = cardOf(refusal.card);
      return `Il faut ${count(print.brushes, 'Pinceau', 'Pinceaux')} sur ${onLandscape[print.landscape]} ou sur un joker, pas encore utilisés dans cette manche.`;
    }
    case 'otherBrushes':
      return 'Vos Pinceaux peuvent peindre cette carte, mais pas avec ce nombre de jokers.';
    case 'noBrushInHand':
      return 'Vous n’avez pas de Pinceau à placer devant vous.';
    case 'noArrowLeft':
      return 'Il ne vous reste pas de Flèche pour cette manche.';
    case 'noSuchIcon':
      return 'Votre Atelier n’a pas cette icône Paysage.';
    case 'iconOccupied':
      return 'Un Pinceau se trouve déjà là.';
    case 'noBrushThere':
      return 'Aucun Pinceau ne s’y trouve.';
    case 'sameIcon':
      return 'Plusieurs icônes sont identiques à celle-ci : choisissez la première.';
    case 'changesNothing':
      return 'Ce déplacement ne changerait rien : les deux icônes sont identiques.';
    case 'notOffered':
      return 'Ce Diplôme ne vous est pas proposé maintenant.';
    case 'yokaiFirst':
    case 'noYokaiThere':
    case 'notAnOpponent':
    case 'noYokaiMoves':
      return yokai.refusal(refusal);
    case 'cardsToPlace':
      return refusal.keeps === 0
        ? `Il vous reste ${count(refusal.cards, 'carte')} à placer dans l’Atelier ou l’Estampe.`
        : `Vous avez ${count(refusal.cards, 'carte')} en main et pouvez en conserver ${refusal.keeps}.`;
  }
}

function scoreLine(line: ScoreLine): string {
  switch (line.kind) {
    case 'print':
      return 'Pans de l’Estampe, tuile Départ comprise';
    case 'seasons': {
      const tokens =
        line.tokens.length > 0 ? `, ${count(line.tokens.length, 'jeton Orage placé', 'jetons Orage placés')}` : '';
      return `Plus longue suite d’une même Saison (${season[line.season]}${tokens})`;
    }
    case 'printHarmony':
      return 'Harmonie dans l’Estampe';
    case 'studioHarmony':
      return 'Harmonie dans l’Atelier';
    case 'diploma':
      return `Diplôme : ${need(diplomaOf(line.diploma))}`;
    case 'grandMaster':
      return 'Grand Maître';
    case 'yokai':
      return yokai.scoreLine(line.yokai);
  }
}

export const fr: Text = {
  game: 'Kanagawa',
  terms: {
    school: 'École',
    column: 'colonne',
    row: 'rangée',
    studio: 'Atelier',
    print: 'Estampe',
    lessonCard: 'carte Enseignement',
    startingTile: 'tuile Départ',
    diploma: 'Diplôme',
    diplomas: 'Diplômes',
    brush: 'Pinceau',
    brushes: 'Pinceaux',
    arrow: 'Flèche',
    arrows: 'Flèches',
    keep: 'conserver',
    hand: 'main',
    deck: 'pioche',
    grandMaster: 'Grand Maître',
    assistant: 'Assistant',
    stormToken: 'jeton Orage',
    yokai: 'Yokai',
    harmony: 'Harmonie',
    round: 'manche',
    score: 'score',
    hidden: 'caché',
  },
  suit,
  landscape,
  season,
  subject,
  studioIcon,
  gift,
  color,
  option: {
    brushDiplomas: 'Pinceaux qui comptent pour les Diplômes',
    placed: 'ceux placés dans l’Atelier',
    owned: 'tous ceux que l’on possède',
    noColumn: 'Un joueur qui ne trouve plus de colonne',
    leaves: 'quitte l’École',
    plays: 'joue encore ses cartes conservées',
    ...yokai.option,
  },
  optionRefusal: yokai.optionRefusal,
  cardName,
  shown,
  tile,
  printPart,
  studioPart,
  need,
  diploma: diplomaText,
  prompt,
  action: actionText,
  event: eventsOf({
    cardName,
    color,
    diploma: diplomaText,
    endReason,
    need,
    shown,
    studioPart: card => studioPart(cardOf(card)),
    icon: onIcon,
    fromIcon,
    yokai: yokai.event,
  }),
  mustTake: {
    thirdRow: 'Les trois rangées sont posées : vous devez prendre une colonne.',
    lastCard: 'La dernière carte est posée : vous devez prendre une colonne.',
    alone: 'Il ne reste que vous à l’École : vous devez prendre une colonne.',
  },
  refusal: refusalText,
  scoreRow: {
    print: 'Pans de l’Estampe',
    seasons: 'Plus longue suite d’une Saison',
    printHarmony: 'Harmonie de l’Estampe',
    studioHarmony: 'Harmonie de l’Atelier',
    diploma: 'Diplômes',
    grandMaster: 'Grand Maître',
    yokai: 'Yokai',
  },
  scoreLine,
  endReason,
};
