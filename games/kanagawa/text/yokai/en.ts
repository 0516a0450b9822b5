import type { YokaiText } from './types.ts';

const suit: YokaiText['suit'] = { kite: 'kite', lantern: 'lantern', umbrella: 'umbrella' };
const subject: YokaiText['subject'] = {
  yellowKite: ['yellow kite', 'yellow kites'],
  blueKite: ['blue kite', 'blue kites'],
  redKite: ['red kite', 'red kites'],
  lantern: ['lantern', 'lanterns'],
  umbrella: ['umbrella', 'umbrellas'],
};
/** As the refusals name them. */
const suits = { base: 'trees, animals, characters, buildings', new: 'kites, lanterns, umbrellas' } as const;
const half = { base: 'the base game', new: 'the expansion' } as const;
const plural = {
  tree: 'trees',
  animal: 'animals',
  character: 'characters',
  building: 'buildings',
  kite: 'kites',
  lantern: 'lanterns',
  umbrella: 'umbrellas',
} as const;

/** "3 cards with 1 lantern", "cards with 1, 2 and 3 lanterns". */
function lanternCards(cards: readonly number[]): string {
  const [first = 0] = cards;
  if (new Set(cards).size === 1) return `${cards.length} cards with ${first} lantern${first === 1 ? '' : 's'} each`;
  return `cards with ${cards.slice(0, -1).join(', ')} and ${cards.at(-1)} lanterns`;
}

export const yokai: YokaiText = {
  suit,
  suitPlural: { kite: 'kites', lantern: 'lanterns', umbrella: 'umbrellas' },
  subject,
  studioIcon: { passYokai: 'pass a yokai' },
  gift: { passYokai: 'a yokai to pass on' },
  color: { orange: 'orange', white: 'white', brown: 'brown', black: 'black' },
  colorPlural: { orange: 'orange', white: 'white', brown: 'brown', black: 'black' },
  bringsYokai: ' (brings a yokai)',
  broughtYokai: ', brought a yokai',
  need(need) {
    switch (need.kind) {
      case 'coloredKites':
        return `${need.count} ${subject[need.kite][1]} in the print`;
      case 'kites':
        return `${need.count} kites in the print`;
      case 'lanterns':
        return `${lanternCards(need.cards)} in the print`;
      case 'umbrellas':
        return `${need.count} umbrellas on consecutive cards of the print`;
      case 'yokai':
        return `all ${need.count} yokai in front of you`;
    }
  },
  waiting: { takeYokai: 'to choose who gives up a yokai', giveYokai: 'to pass a yokai on' },
  prompt: {
    takeYokai: 'A yokai arrives, and the reserve is empty: choose the opponent it comes from.',
    giveYokai: 'Pass one of your yokai on: choose an opponent.',
  },
  action: (action, who) =>
    action.kind === 'takeYokai' ? `Take a yokai from ${who(action.from)}` : `Give a yokai to ${who(action.to)}`,
  event(event, who, you) {
    const name = (seat: number): string => (seat === you ? 'you' : who(seat));
    switch (event.kind) {
      case 'yokaiArrived':
        return event.from === 'reserve'
          ? `A yokai comes to ${name(event.seat)}.`
          : `A yokai leaves ${name(event.from)} and comes to ${name(event.seat)}.`;
      case 'foundNoYokai':
        return event.seat === you
          ? 'You should get a yokai, but already have them all.'
          : `${who(event.seat)} should get a yokai, but already has them all.`;
      case 'passedYokai':
        return event.seat === you
          ? `You pass a yokai on to ${who(event.to)}.`
          : `${who(event.seat)} passes a yokai on to ${name(event.to)}.`;
    }
  },
  refusal(refusal) {
    switch (refusal.kind) {
      case 'yokaiFirst':
        return refusal.do === 'take'
          ? 'First choose the opponent from whom the yokai comes.'
          : 'First choose the opponent who gets your yokai.';
      case 'noYokaiThere':
        return 'No yokai can come from there: choose an opponent who has one.';
      case 'notAnOpponent':
        return 'A yokai is passed on to an opponent at this table.';
      case 'noYokaiMoves':
        return 'No yokai moves now.';
    }
  },
  scoreLine: count => `${count} yokai`,
  option: {
    yokai: 'Expansion: Yokai',
    off: 'without',
    random: 'drawn by chance',
    base: 'suits of the base game',
    new: 'suits of the expansion',
  },
  optionRefusal(refusal) {
    switch (refusal.kind) {
      case 'notOptions':
        return 'These are not table options.';
      case 'unknownOption':
        return `Kanagawa has no option "${refusal.option}".`;
      case 'badBrushDiplomas':
        return 'Either the brushes placed count for diplomas, or all those owned: "placed" or "owned".';
      case 'badNoColumn':
        return 'A player who finds no column left leaves school, or still plays their kept cards: "leaves" or "plays".';
      case 'badYokai':
        return 'Yokai is played with two suits of the base game and two of the expansion, by name or drawn by chance; or not at all.';
      case 'notTwoSuits':
        return `Yokai is played with two suits of ${half[refusal.half]} (${suits[refusal.half]}), not ${refusal.given}.`;
      case 'unknownSuit':
        return `There is no suit "${refusal.suit}": ${suits.base}; ${suits.new}.`;
      case 'wrongHalf':
        return `${capital(plural[refusal.suit])} are not a suit of ${half[refusal.half]}: ${suits[refusal.half]}.`;
      case 'suitTwice':
        return `${capital(plural[refusal.suit])} are named twice: two different suits are needed.`;
    }
  },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
