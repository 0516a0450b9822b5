import type { TutorialText } from '../../lessons.ts';

export const en: TutorialText = {
  chapters: {
    school: {
      title: 'The first round',
      about: 'The school, the two uses of a card, your first brush strokes.',
      learned:
        'You have played a whole round: school first, then your own work. You can take a column, improve your studio, place brushes and paint. The rest builds on these few things.',
    },
    jokers: {
      title: 'Hidden cards and a diploma',
      about: 'Waiting alone, jokers, and a diploma that you leave.',
      learned:
        'Jokers help everywhere and cost 2. A diploma must be taken or left at once, and one that is left is gone for good. Next comes something that was worth waiting for.',
    },
    trees: {
      title: 'Arrows and two brushes',
      about: 'Moving a brush, a card for two brushes, two diplomas at once, a card kept for later.',
      learned:
        'Arrows move brushes, once each in a round. You own a diploma, and a storm token for your summer. The butterfly waits in your hand.',
    },
    alone: {
      title: 'More and more by yourself',
      about: 'Supplies, a long wait at school, a turn of your own, and the count.',
    },
  },
  opponents: ['Oei'],
  lessons: {
    welcome: {
      say: 'Welcome, young painter. In Kanagawa you build one long picture, section by section. When the game ends, the most harmonious one wins. Your opponent is Oei, and she has talent.',
    },
    harmony: {
      say: 'The count is short. Each section of your print is 1 harmony, and so is each section of its longest run of one season. Red seals and diplomas bring more. The game ends when the deck is used up, or when a print has eleven cards. This is what you have now.',
    },
    tile: {
      say: 'Your starting tile is the first section of your print: it is summer. Below it begins your studio: an ocean with a place for a brush, and an arrow. Two brushes wait in front of you.',
    },
    school: {
      say: 'This is the school. Every round the master lays out cards, one row at a time, with one column for each player. Sooner or later you will take one whole column home.',
    },
    card: {
      say: 'Every card has two uses. Its picture can extend your print, if your brushes can paint it: the medallion at the top right says on which landscape they must stand. Or its plank, below, can improve your studio. Never both.',
    },
    wait: {
      say: 'You hold the Grand Master, so you choose first: take a column now, with its single card, or wait until it grows. But then Oei may take the one that you want.',
      ask: 'Be patient: wait.',
    },
    row2: {
      say: 'Oei waits too, so a second row is dealt. In the second column it falls on a red square: face down. Its green back tells you that it is a tree card; backs are never secret, not even those in the deck.',
    },
    take: {
      say: 'The first column holds a tree and a temple, and both pictures ask for a forest. Leaving school ends your choosing for this round.',
      ask: 'Take the first column.',
    },
    hand: {
      say: 'Two cards in hand, and both must find a place before your turn ends. You cannot paint them yet: your only landscape is the ocean. So one of them goes to the studio first.',
    },
    studio: {
      say: 'Any card can go to the studio, at no cost. The temple’s plank shows a forest.',
      ask: 'Add the temple to your studio: choose the plank at its foot. You can also drag the card there.',
    },
    place: {
      say: 'A landscape is only useful with a brush on it. What is new works at once.',
      ask: 'Choose a brush, then the forest.',
    },
    paint: {
      say: 'The tree asks for one brush on a forest, and there it stands.',
      ask: 'Choose the picture of the tree.',
    },
    once: {
      say: 'Your print has grown. The small sign on each section is its season; a run of one season will score at the end, and the red seal is harmony too. The brush leans now: it has painted, and that forest has been used. Each serves once in a round.',
    },
    second: {
      say: 'Your other brush still lies in front of you. You may place as many as you have.',
      ask: 'Place it on the ocean.',
    },
    end: { say: 'All your cards have found their place, and so have your brushes.', ask: 'End your turn.' },
    assistant: {
      say: 'Oei took the other column. Her hidden card went to her studio and gave her the Assistant. When all have left school, the Assistant’s holder takes the Grand Master: Oei begins round two. Your brush stands ready again.',
    },
    round2: {
      say: 'Oei took a single card and left at once. The choosing was already under way, so although you are alone you may still wait, once.',
      ask: 'Wait for another card.',
    },
    alone: {
      say: 'Only your column grows, on a red square again: a yellow back, so a building. A player who is alone when the choosing begins must take the column.',
      ask: 'Take the column.',
    },
    peek: {
      say: 'Only you see the hidden card. It has no subject at all, but its plank is a joker, which stands for any landscape and costs 2 harmony at the end. The other card’s plank is a wrapped card: keep.',
    },
    keepIcon: {
      say: 'With a keep icon you may hold one card back at the end of each turn. It is also worth 2 harmony.',
      ask: 'Add the keep card to your studio.',
    },
    joker: { say: 'The joker helps with every landscape, all game long.', ask: 'Add the joker to your studio.' },
    diploma: {
      say: 'A diploma! The moment you earn one you must answer. This one asks for two identical landscapes, and the joker counts as any: 2 harmony. But you can own only one diploma of each colour, and three identical landscapes would give 3 and a brush.',
    },
    leave: {
      say: 'A diploma that you leave is closed to you for good; the harder ones of its colour stay open. Let us aim higher.',
      ask: 'Leave the diploma.',
    },
    end2: { say: 'Nothing more to place.', ask: 'End your turn.' },
    taken: {
      say: 'Oei was glad: she added a joker of her own and took the diploma that you left. There is one of each, so it is gone. Pride has its price.',
    },
    wait3: {
      say: 'But look what she left you: three trees. They ask for two brushes, each on its own forest. You can do that, and one more card will not hurt.',
      ask: 'Wait.',
    },
    take3: { say: 'A blue back: an animal. You are alone again.', ask: 'Take the column.' },
    two: {
      say: 'For two forests you need two brushes on two icons: one on the forest, and one on the joker. But your second brush stands on the ocean.',
    },
    move: {
      say: 'That is what arrows are for. Each arrow moves one brush in each round, to an empty icon.',
      ask: 'Choose the brush on the ocean, then the joker.',
    },
    paint2: {
      say: 'Two brushes are ready. Both will have painted after this.',
      ask: 'Add the three trees to your print.',
    },
    several: {
      say: 'Four trees in all! You have earned two green diplomas at once: three trees for 3 harmony, four trees for 4 and a storm token. Take one of them, and the other is left. You could even leave both and hope for five trees.',
    },
    green: { say: 'Four trees is a fine result so early.', ask: 'Take the diploma for four trees.' },
    storm: {
      say: 'At the end a storm token gives one card any season you like. Your print reads summer, spring, summer: with the token on the spring in the middle, a run of three. Keep to summer, and it grows.',
    },
    keep: {
      say: 'The butterfly asks for two brushes as well, but yours have painted. As a plank it would be only a plain. So keep it: that is what your keep icon is for.',
      ask: 'End your turn with the butterfly in hand.',
    },
    round4: {
      say: 'Oei painted a boar and left school. In the column that is yours there is a house: a mountain for your studio.',
      ask: 'Wait for another card.',
    },
    take4: {
      say: 'A peasant, face up this time: this square is not red. His plank shows a mountain and the Assistant.',
      ask: 'Take the column.',
    },
    kept: {
      say: 'In any turn in which you take a column you can play what you kept. Your brushes are fresh, on the forest and the joker, and the butterfly brings summer.',
      ask: 'Add the butterfly to your print.',
    },
    supply: {
      say: 'The Assistant is a supply: you take it from whoever has it, the moment you add the card. A brush on a plank comes from the reserve in the same way.',
      ask: 'Add the peasant to your studio.',
    },
    third: {
      say: 'One mountain, and the joker makes two. The house brings another.',
      ask: 'Add the house to your studio.',
    },
    cyan: {
      say: 'Three identical landscapes: here is the diploma that you waited for. 3 harmony, and a brush at once.',
      ask: 'Take it.',
    },
    brush: { say: 'Your third brush.', ask: 'Place it: on a mountain, or on the ocean. You choose.' },
    pink: {
      say: 'And here is another: three brushes in the studio, for 1 harmony and the Assistant, which you already have. Four brushes would be worth 3, but brushes are rare. Nobody can tell you what is best.',
      ask: 'Take it or leave it, as you like.',
    },
    end4: { say: 'A splendid turn.', ask: 'End it.' },
    first: {
      say: 'You hold the Assistant, so the Grand Master has come back to you: you begin this round. At the end of the game it is worth 2.',
      ask: 'Stay at school: wait.',
    },
    stay: {
      say: 'Oei waits as well. Each column holds two cards now, and you still choose first.',
      ask: 'Wait once more.',
    },
    row3: {
      say: 'The third row is the last: now all must take. Compare what each column would do for you. The first has a house in summer, which your joker can paint; the second hides a character, and has another joker.',
      ask: 'Take the column that you like.',
    },
    free: {
      say: 'This turn is all yours. Place and move brushes, paint, improve your studio, in any order. What you can do is highlighted on the table.',
      ask: 'Play your cards, then end your turn.',
    },
    count: {
      say: 'This is how harmony is counted: every section of the print, the longest run of one season, seals on the print and the studio, diplomas, and 2 for the Grand Master. The storm token is put where it scores most.',
    },
    finish: {
      say: 'The game ends with the round in which the deck runs out, or in which a print reaches eleven cards. You know all you need: the icons and the rules are always at hand. Will you finish this print?',
    },
  },
};
