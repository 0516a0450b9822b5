import type { Words } from './types.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const en: Words = {
  round: round => `round ${round}`,
  row: row => `row ${row}/3`,
  deck: cards => `deck ${cards}`,
  school: 'School',
  column: column => `column ${column}`,
  taken: 'taken',
  noCard: 'empty',
  faceDown: 'face down',
  diplomas: 'Diplomas',
  takenBy: seat => `to ${seat}`,
  print: 'print',
  studio: 'studio',
  hand: 'hand',
  points: points => `${points} pts`,
  grandMaster: 'Grand Master',
  assistant: 'Assistant',
  atSchool: 'at school',
  atWork: 'at work',
  done: 'has left',
  brushes: inHand => `${count(inHand, 'brush', 'brushes')} to place`,
  arrows: (left, all) => `arrows ${left}/${all}`,
  keeps: cards => `keeps ${cards}`,
  storms: tokens => `storm ${tokens}`,
  reserve: (brushes, storms) => `reserve ${count(brushes, 'brush', 'brushes')}, ${count(storms, 'storm')}`,
  yokai: tokens => `${tokens} yokai`,
  icon: { brush: 'brush', assistant: 'Assistant', arrow: 'arrow', keep: 'keep', passYokai: '→yokai' },
  gift: { brush: 'brush', storm: 'storm', assistant: 'asst.', passYokai: '→yokai' },
  need(need) {
    switch (need.kind) {
      case 'trees':
        return `${need.count} trees`;
      case 'different':
        return `${need.count} sorts`;
      case 'identical':
        return `${need.count} alike`;
      case 'brushes':
        return `${need.count} brushes`;
      case 'arrows':
        return `${need.count} arrows`;
      case 'landscapes':
        return `${need.count} alike`;
      case 'kites':
        return `${need.count} kites`;
      case 'yokai':
        return `${need.count} yokai`;
    }
  },
  placeBrush: icon => `brush on ${icon}`,
  moveBrush: (from, to) => `brush ${from} > ${to}`,
  scoreRow: {
    print: 'Print, with the starting tile',
    seasons: 'Longest season',
    printHarmony: 'Harmony in the print',
    studioHarmony: 'Harmony in the studio',
    diploma: 'Diplomas',
    grandMaster: 'Grand Master',
    yokai: 'Yokai',
  },
  diplomasTaken: 'Diplomas taken',
  diplomaRate: {
    shareOfGames: 'of games',
    shareOfPlayers: 'of players',
    shareOfMet: 'of those who earned it',
    meanRound: 'round',
  },
  counted: table =>
    table === 'yokaiAtEnd'
      ? { title: 'Yokai in front of a player at the end', label: yokai => `${yokai} yokai` }
      : {
          title: 'Games that the yokai decided (others would have won without what they cost)',
          label: decided => (decided === 'yes' ? 'decided' : 'not decided'),
        },
  marks: { ready: 'brush ready', painted: 'brush has painted', served: 'icon used this round' },
  whoCan: 'harmony + bonus › the players who can still take it',
  sides: 'a card is season, subject, landscape once per brush it needs / what it gives in the studio',
  codes: [
    ['w', 'wait for the next lesson'],
    ['t2', 'take column 2'],
    ['s1', 'add card 1 of your hand to your studio'],
    ['p1', 'add card 1 of your hand to your print (p1j with a joker, p1jj with two)'],
    ['b3', 'place a brush on icon 3 of your studio'],
    ['m1-3', 'move a brush from icon 1 to icon 3'],
    ['d', 'take the diploma offered (d1, d2 if there are several)'],
    ['l', 'leave it for good (l1, l2)'],
    ['y2', 'take a yokai from player 2, or give one to player 2, whichever is asked'],
    ['e', 'end your turn'],
  ],
  rules: [
    'Each round the master deals a row of cards, one to each column. In turn order, wait for another row (three at most) or take a whole column and leave school. Cards on some squares lie face down: their back is known, their face only to whoever takes them.',
    'Each card taken goes one of two ways. Into the studio, turned: it gives a landscape icon, a brush, an arrow, a card to keep, or the Assistant. Or into the print: it needs brushes standing on icons of its landscape (a joker is any), each once a round.',
    'A brush in front of you can be placed on an empty icon. An arrow moves one brush once a round.',
    'As soon as you earn a diploma you take it or leave it for good; one of each colour.',
    'At the end of the round the Assistant’s holder takes the Grand Master. The game ends with the round in which the deck runs out or a print has 11 cards.',
    'Points: 1 for each section of the print (starting tile included); the longest run of one season (storms are any season); harmony on print and studio; diplomas; 2 for the Grand Master.',
    'With the expansion Yokai: some cards bring a yokai when you pick them up, from the reserve or, once it is empty, from an opponent of your choice; some studio icons and diplomas make you pass one on, at once or never. All three in front of you earn a diploma, even in another player’s turn. At the end 1, 2 or 3 yokai cost 1, 4 or 9. Umbrellas count on consecutive cards, lanterns by their exact number on a card.',
  ],
};
