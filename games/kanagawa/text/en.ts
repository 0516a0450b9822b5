import { bringsYokai, cardOf } from '../rules/cards.ts';
import { everyColor, everySuit } from '../rules/components.ts';
import type { LessonCard, SubjectName } from '../rules/data/cardTypes.ts';
import type { Diploma, Need } from '../rules/data/diplomas.ts';
import { startingTiles } from '../rules/data/startingTiles.ts';
import { diplomaOf } from '../rules/diplomas.ts';
import type { Action, CardId, PlayerView, Refusal, ScoreLine, Shown, TileId, View } from '../rules/types.ts';
import { eventsOf, ordinal } from './events/en.ts';
import { placeOfIcon } from './planks.ts';
import type { NameOf, Text } from './types.ts';
import { yokai } from './yokai/en.ts';

const landscape: Text['landscape'] = {
  forest: 'forest',
  mountain: 'mountain',
  plain: 'plain',
  ocean: 'ocean',
  joker: 'joker',
};

const season: Text['season'] = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  winter: 'winter',
  storm: 'storm',
};

const suit: Text['suit'] = {
  tree: 'tree',
  animal: 'animal',
  character: 'character',
  building: 'building',
  ...yokai.suit,
};
const suitPlural: Text['suit'] = {
  tree: 'trees',
  animal: 'animals',
  character: 'characters',
  building: 'buildings',
  ...yokai.suitPlural,
};

const subject: Text['subject'] = {
  tree: ['tree', 'trees'],
  boar: ['boar', 'boars'],
  stag: ['stag', 'stags'],
  crane: ['crane', 'cranes'],
  butterfly: ['butterfly', 'butterflies'],
  samurai: ['samurai', 'samurai'],
  peasant: ['peasant', 'peasants'],
  monk: ['monk', 'monks'],
  lady: ['lady', 'ladies'],
  thatchedHouse: ['thatched house', 'thatched houses'],
  tiledHouse: ['tiled house', 'tiled houses'],
  tower: ['tower', 'towers'],
  palace: ['palace', 'palaces'],
  roundHouse: ['round house', 'round houses'],
  temple: ['temple', 'temples'],
  ...yokai.subject,
};

const studioIcon: Text['studioIcon'] = {
  brush: 'brush',
  assistant: 'Assistant',
  arrow: 'arrow',
  keep: 'keep a card',
  ...yokai.studioIcon,
};
const gift: Text['gift'] = { brush: 'a brush', storm: 'a storm token', assistant: 'the Assistant', ...yokai.gift };
const color: Text['color'] = {
  green: 'green',
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
  pink: 'pink',
  purple: 'purple',
  cyan: 'cyan',
  ...yokai.color,
};

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** "a stag", "an umbrella". */
export const oneOf = (name: SubjectName): string =>
  `${/^[aeiou]/.test(subject[name][0]) ? 'an' : 'a'} ${subject[name][0]}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function subjectText({ print }: LessonCard): string {
  if (!print.subject) return 'no subject';
  const [one, many] = subject[print.subject];
  return print.count === 1 ? one : `${print.count} ${many}`;
}

function cardName(card: CardId): string {
  const { print } = cardOf(card);
  const air = print.season === 'storm' ? 'in a storm' : `in ${season[print.season]}`;
  return `${subjectText(cardOf(card))}, ${landscape[print.landscape]} ${air}`;
}

const shown = (card: Shown): string =>
  typeof card === 'number'
    ? cardName(card) + (bringsYokai(card) ? yokai.bringsYokai : '')
    : `a hidden card (${suit[everySuit[card.back]!]}${card.brought ? yokai.broughtYokai : ''})`;

const tile = (id: TileId): string => {
  const start = startingTiles[id] as (typeof startingTiles)[number];
  return `${season[start.season]}, ${landscape[start.landscape]}`;
};

const printPart = (card: LessonCard): string =>
  [
    subjectText(card),
    season[card.print.season],
    `painted by ${count(card.print.brushes, 'brush', 'brushes')} on ${landscape[card.print.landscape]}`,
    ...(card.print.harmony ? [`${signed(card.print.harmony)} harmony`] : []),
  ].join(', ');

const studioPart = ({ studio }: LessonCard): string =>
  [
    ...(studio.landscape ? [landscape[studio.landscape]] : []),
    ...(studio.icon ? [studioIcon[studio.icon]] : []),
    ...(studio.harmony ? [`${signed(studio.harmony)} harmony`] : []),
  ].join(', ');

function needText(need: Need): string {
  switch (need.kind) {
    case 'trees':
      return `${count(need.count, 'tree')} in the print`;
    case 'each':
      return `${list(need.of.map(oneOf))} in the print`;
    case 'different':
      return `${need.count} different ${suitPlural[need.suit]} in the print`;
    case 'identical':
      return `${need.count} identical ${suitPlural[need.suit]} in the print`;
    case 'brushes':
      return `${count(need.count, 'brush', 'brushes')} in the studio`;
    case 'arrows':
      return `${count(need.count, 'arrow')} in the studio`;
    case 'landscapes':
      return `${need.count} identical landscapes in the studio`;
    default:
      return yokai.need(need);
  }
}

const endReason: Text['endReason'] = {
  deckEmpty: 'the deck is empty',
  printFull: 'a print holds eleven lesson cards or more',
};

const need = (diploma: Diploma): string => needText(diploma.needs);
const diplomaText = (diploma: Diploma): string =>
  `${need(diploma)}: ${diploma.harmony} harmony${diploma.gives ? ` and ${gift[diploma.gives]}` : ''}`;

/** Says which landscape icon is meant. */
function iconText(player: PlayerView, icon: number): string {
  const { landscape: name, plank } = placeOfIcon(player, icon);
  return `the ${landscape[name]} of the ${plank === 'tile' ? 'starting tile' : `${ordinal(plank)} plank`}`;
}

function prompt(view: View, who: NameOf): string {
  const { phase, viewer } = view;
  if (phase.kind === 'over') return 'The game is over.';
  if (phase.seat !== viewer) {
    const waiting = {
      school: 'to wait or take a column',
      work: 'to finish their turn',
      diplomas: 'to take or leave a diploma',
      ...yokai.waiting,
    };
    return `Waiting for ${who(phase.seat)} ${waiting[phase.kind]}.`;
  }
  switch (phase.kind) {
    case 'school':
      return view.mustTake
        ? 'Take a column: nobody may wait any more.'
        : 'Broaden your knowledge (wait), or put it into practice: take a column.';
    case 'diplomas':
      return 'You have earned a diploma: take it, or leave it for good.';
    case 'takeYokai':
    case 'giveYokai':
      return yokai.prompt[phase.kind];
    case 'work': {
      const { open, secret, keeps } = view.players[phase.seat] as PlayerView;
      const rest = open.length + secret.length - keeps;
      return rest > 0
        ? `Continue your work: ${count(rest, 'card')} to add to your studio or your print.`
        : 'Continue your work, or end your turn.';
    }
  }
}

function actionText(action: Action, view: View, who: NameOf = seat => `player ${seat + 1}`): string {
  const player = view.players[view.phase.kind === 'over' ? 0 : view.phase.seat] as PlayerView;
  switch (action.kind) {
    case 'wait':
      return 'Wait for the next lesson';
    case 'take': {
      const lesson = view.columns[action.column] ?? [];
      return `Take the ${ordinal(action.column + 1)} column: ${lesson.map(shown).join('; ')}`;
    }
    case 'studio':
      return `Add to the studio: ${studioPart(cardOf(action.card))} (${cardName(action.card)})`;
    case 'print': {
      const jokers = action.jokers > 0 ? `, using ${count(action.jokers, 'joker')}` : '';
      return `Add to the print: ${printPart(cardOf(action.card))}${jokers}`;
    }
    case 'place':
      return `Place a brush on ${iconText(player, action.icon)}`;
    case 'move':
      return `Move the brush from ${iconText(player, action.from)} to ${iconText(player, action.to)}`;
    case 'takeDiploma':
      return `Take the ${color[diplomaOf(action.diploma).color]} diploma: ${diplomaText(diplomaOf(action.diploma))}`;
    case 'leaveDiplomas':
      return `Leave the ${color[everyColor[action.color]!]} diplomas offered`;
    case 'takeYokai':
    case 'giveYokai':
      return yokai.action(action, who);
    case 'end':
      return 'End the turn';
  }
}

function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'notAnAction':
      return 'There is no such move in Kanagawa.';
    case 'schoolFirst':
      return 'First wait, or take a column.';
    case 'alreadyTaken':
      return 'You have left school for this round.';
    case 'diplomasFirst':
      return 'First take or leave the diploma you are offered.';
    case 'mustTake':
      return en.mustTake[refusal.why];
    case 'noSuchColumn':
      return 'There is no such column left at school.';
    case 'notYourCard':
      return 'You do not hold that card.';
    case 'cannotPaint': {
      const { print } = cardOf(refusal.card);
      return `This needs ${count(print.brushes, 'brush', 'brushes')} on ${landscape[print.landscape]} or joker icons, not used yet this round.`;
    }
    case 'otherBrushes':
      return 'Your brushes can paint this card, but not with that many jokers.';
    case 'noBrushInHand':
      return 'You have no brush in front of you to place.';
    case 'noArrowLeft':
      return 'You have no arrow left this round.';
    case 'noSuchIcon':
      return 'Your studio has no such landscape icon.';
    case 'iconOccupied':
      return 'A brush stands there already.';
    case 'noBrushThere':
      return 'No brush stands there.';
    case 'sameIcon':
      return 'Several icons are just like that one: choose the first of them.';
    case 'changesNothing':
      return 'That move would change nothing: the two icons are alike.';
    case 'notOffered':
      return 'That diploma is not offered to you now.';
    case 'yokaiFirst':
    case 'noYokaiThere':
    case 'notAnOpponent':
    case 'noYokaiMoves':
      return yokai.refusal(refusal);
    case 'cardsToPlace':
      return refusal.keeps === 0
        ? `You still have ${count(refusal.cards, 'card')} to add to your studio or your print.`
        : `You hold ${count(refusal.cards, 'card')} and may keep ${refusal.keeps}.`;
  }
}

function scoreLine(line: ScoreLine): string {
  switch (line.kind) {
    case 'print':
      return 'Sections of the print, starting tile included';
    case 'seasons': {
      const tokens = line.tokens.length > 0 ? `, ${count(line.tokens.length, 'storm token')} placed` : '';
      return `Longest run of one season (${season[line.season]}${tokens})`;
    }
    case 'printHarmony':
      return 'Harmony in the print';
    case 'studioHarmony':
      return 'Harmony in the studio';
    case 'diploma':
      return `Diploma: ${need(diplomaOf(line.diploma))}`;
    case 'grandMaster':
      return 'Grand Master';
    case 'yokai':
      return yokai.scoreLine(line.yokai);
  }
}

export const en: Text = {
  game: 'Kanagawa',
  terms: {
    school: 'school',
    column: 'column',
    row: 'row',
    studio: 'studio',
    print: 'print',
    lessonCard: 'lesson card',
    startingTile: 'starting tile',
    diploma: 'diploma',
    diplomas: 'diplomas',
    brush: 'brush',
    brushes: 'brushes',
    arrow: 'arrow',
    arrows: 'arrows',
    keep: 'keep',
    hand: 'hand',
    deck: 'deck',
    grandMaster: 'Grand Master',
    assistant: 'Assistant',
    stormToken: 'storm token',
    yokai: 'yokai',
    harmony: 'harmony',
    round: 'round',
    score: 'score',
    hidden: 'hidden',
  },
  suit,
  landscape,
  season,
  subject,
  studioIcon,
  gift,
  color,
  option: {
    brushDiplomas: 'Brushes that count for diplomas',
    placed: 'those placed in the studio',
    owned: 'all you own',
    noColumn: 'A player who finds no column left',
    leaves: 'leaves school',
    plays: 'still plays their kept cards',
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
    icon: iconText,
    fromIcon: iconText,
    yokai: yokai.event,
  }),
  mustTake: {
    thirdRow: 'All three rows are dealt: you must take a column.',
    lastCard: 'The last card is dealt: you must take a column.',
    alone: 'You are the last one at school: you must take a column.',
  },
  refusal: refusalText,
  scoreRow: {
    print: 'Sections of the print',
    seasons: 'Longest run of a season',
    printHarmony: 'Harmony in the print',
    studioHarmony: 'Harmony in the studio',
    diploma: 'Diplomas',
    grandMaster: 'Grand Master',
    yokai: 'Yokai',
  },
  scoreLine,
  endReason,
};
