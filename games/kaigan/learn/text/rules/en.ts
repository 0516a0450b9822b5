import type { RulesText } from './types.ts';

export const en: RulesText = {
  title: 'The rules of Kaigan',
  goal: [
    'In 1800 Inō Tadataka sets out to measure the coast of Japan, step by step. You lead one of the teams: you find the money, send surveyors along the shore and fill the map, sheet by sheet.',
    'In each of five rounds everybody plays action cards on one shared board. Then each player claims a row of it, and acts on every card there, even those that others have played.',
    'Completed sheets, the arts, good relations and long journeys bring honor. Whoever has the most in 1821 wins.',
  ],
  hint: 'For example “surveyor” or “G21”',
  round: {
    title: 'A round at a glance',
    phases: [
      { name: 'Planning', does: 'Play cards in turn; claim a row when you dare not wait any longer.' },
      { name: 'Actions', does: 'Column by column from the left, each row’s owner acts.' },
      { name: 'Neutral markers', does: 'Dice add markers to some columns of the map.' },
      { name: 'Scoring', does: 'Completed tiles give honor and steps on the tracks.' },
      { name: 'Income', does: 'Ryō for two of your tracks; none in round 5.' },
      { name: 'Honor', does: 'In rounds 2 and 4, and at the end: honor for the tracks.' },
    ],
  },
  icons: {
    title: 'Pieces, actions and prices',
    text: 'Everything leads to the rule that explains it. In play, the same list is behind the button “Icons”.',
  },
  sections: {
    setup: { title: 'Setting up', lead: 'Ten sheets of coast, one board for all, and twenty ryō in every purse.' },
    planning: { title: 'Planning', lead: 'Every card makes a row better, and somebody may take it before you.' },
    actions: { title: 'Actions', lead: 'You act on everything that lies in your row, or pass.' },
    neutral: { title: 'Neutral markers', lead: 'Inō’s own people measure too, where the dice send them.' },
    scoring: { title: 'Scoring tiles', lead: 'All who helped gain honor; whoever helped more gets further.' },
    income: {
      title: 'Income and honor',
      lead: 'The arts pay little but for good, the government pays well but not for long.',
    },
    end: { title: 'The end', lead: 'After the fifth round everything is counted once more.' },
    hidden: { title: 'Tracks, and what is hidden', lead: 'There are hardly any secrets: only what comes next.' },
  },
  rules: {
    G1: {
      title: 'Players and board',
      text: 'Three or four can play. The board has four rows of five spaces. With three players the fourth row is closed: nobody plays a card there or claims it.',
    },
    G2: {
      title: 'What everybody has',
      text: 'You begin with 20 ryō, three surveyors, the same six action cards as everybody else, and a disc on the leftmost space of each of the three tracks.',
      also: 'start money hand',
    },
    G3: {
      title: 'The map',
      text: 'The 24 tiles are shuffled. Ten of them are laid out as the coast, in five columns of two; the others wait face down as the draw pile.',
      also: 'sheet region column',
    },
    G4: {
      title: 'Who begins',
      text: 'Chance chooses who begins the first round. The Quadrant lies on its own space, in the first row and the third column.',
      ruling: 'In the rulebook, whoever last used a map begins; here chance is fair to all.',
      also: 'start player first',
    },
    G5: {
      title: 'Five rounds, six phases',
      text: 'A round has six phases: planning, actions, neutral markers, scoring, income and honor. There is no income in round 5, and the honor phase comes only in rounds 2 and 4. The last four phases ask nobody anything: they happen by themselves.',
    },
    G6: {
      title: 'Playing a card',
      text: 'Your turn begins with a card: play it face up on any free space that has no printed action, in a row that nobody else has claimed.',
      also: 'lay place',
    },
    G7: {
      title: 'Returning the Quadrant',
      text: 'If you hold the Quadrant, you may return it to its space instead of playing a card. That is possible once in a round, and saves a card.',
      also: 'skip',
    },
    G8: {
      title: 'Claiming a row',
      text: 'After that you claim a free row with your disc, or not yet. Then the next player clockwise who has claimed nothing takes a turn. Once you have claimed you play no more cards this round.',
      also: 'disc reserve',
    },
    G9: {
      title: 'When you must claim',
      text: 'A player who has played the last card in hand must claim at once.',
      ruling:
        'The rulebook is silent on a player who has no space left for a card and no Quadrant to return: they must claim when their turn comes.',
    },
    G10: {
      title: 'The end of planning',
      text: 'When everybody has claimed a row, planning is over. A Quadrant that was not returned goes back to its space now.',
    },
    G11: {
      title: 'The order of actions',
      text: 'Spaces are resolved column by column from the left, and in each column from the top row down. The owner of the row acts, whoever played the card. Empty spaces are skipped.',
      also: 'sequence resolve',
    },
    G12: {
      title: 'On a card',
      text: 'You do the card’s action; or you turn it over for the secondary action; or you pass. Afterwards the card goes back to the hand of the player who played it.',
    },
    G13: {
      title: 'On a printed action',
      text: 'You do what is printed, or you pass. What is printed cannot be turned over.',
    },
    G14: {
      title: 'Taking the Quadrant',
      text: 'When its space comes up, the owner of that row takes the Quadrant.',
      ruling: 'There is no choice: the player simply takes it, and the next round needs somebody to begin.',
      also: 'start player',
    },
    G15: {
      title: 'What is offered',
      text: 'You are not offered what you cannot pay for, or could not carry through to its end. You may always pass.',
    },
    G16: {
      title: 'Artistic and Government',
      text: 'Your disc moves one space to the right on that track.',
      also: 'advance study relations',
    },
    G17: {
      title: 'Only on the board',
      text: 'Two actions are printed on the board and on no card: receive 5 ryō in row 1, and gain 2 honor in row 4.',
    },
    G18: {
      title: 'The secondary action',
      text: 'Turn a card over and pay 2 ryō: one surveyor comes from your supply to a tile, or moves from one tile to another.',
      also: 'survey flip place',
    },
    G19: {
      title: 'Dispatch surveyors',
      text: 'Pay 5 ryō and send two surveyors, or 8 ryō and send all three. Each comes from your supply or from another tile, and they go to different tiles.',
      also: 'send move',
    },
    G20: {
      title: 'Surveyors share the road',
      text: 'Several of your surveyors may stand on one tile, and so may those of any number of players.',
      ruling:
        'Going where it already stands is not a move, and one dispatch moves different surveyors, each of them once.',
    },
    G21: {
      title: 'Map a region',
      text: 'Choose one tile where you have a surveyor. Put one marker on it for 2 ryō, or two for 6 ryō.',
      also: 'price cost marker',
    },
    G22: {
      title: 'Map widely: one each',
      text: 'Put one marker on each of one, two or three tiles where you have surveyors, for 3, 6 or 9 ryō.',
      also: 'price cost marker',
    },
    G23: {
      title: 'Map widely: up to two each',
      text: 'Or put one or two markers on each of one, two or three such tiles, for 10, 20 or 30 ryō.',
      also: 'price cost marker',
    },
    G24: {
      title: 'Room on a tile',
      text: 'A tile never holds more markers than its number says, neutral ones included, and a complete tile takes none. There are always enough markers and coins.',
      also: 'limit full size',
    },
    G25: {
      title: 'Several surveyors, one tile',
      text: 'Two of your surveyors on one tile let you put no more markers on it than one does.',
      ruling:
        'The rulebook says “per Surveyor”. This is the strict reading of it: what one surveyor allows on a tile is the limit of that tile.',
    },
    G26: {
      title: 'Side job',
      text: 'Receive 3 ryō; or pay 3 ryō and advance one space on the Artistic, the Government or the Travel track; or pay 8 ryō and gain 4 honor.',
      also: 'work earn money',
    },
    G27: {
      title: 'Step by step',
      text: 'A choice of several parts is made in steps: which surveyor, then where to; or tile after tile, each paid for as it is chosen. What leaves no choice is not asked.',
      ruling:
        'Surveyors that nothing tells apart are offered once. What you chose can be taken back until the next player acts or the dice roll.',
      also: 'undo',
    },
    G28: {
      title: 'The dice',
      text: 'Whoever holds the Quadrant rolls: three dice with three players, two with four.',
      also: 'roll die chance',
    },
    G29: {
      title: 'Columns get markers',
      text: 'Each die adds one neutral marker to both tiles of the column with its number. Equal dice add up. A six adds nothing: there is no sixth column.',
    },
    G30: {
      title: 'No room',
      text: 'A complete tile or an empty place takes no more. What does not fit stays in the supply.',
    },
    G31: {
      title: 'Which tiles, and when',
      text: 'A tile is complete when it holds as many markers as its number. Complete tiles are scored from the leftmost column on, the upper tile before the lower.',
    },
    G32: {
      title: 'Honor for a tile',
      text: 'Everybody who has at least one marker on the tile gains as much honor as its number. You need no surveyor there any more; and a surveyor without a marker earns nothing.',
    },
    G33: {
      title: 'Artistic and Government tiles',
      text: 'On such a tile you also advance on its track, one space for each of your markers.',
    },
    G34: {
      title: 'Travel tiles',
      text: 'On a Travel tile you gain one more honor for each of your markers, and advance on the Travel track by one space for each.',
    },
    G35: {
      title: 'A new tile',
      text: 'Surveyors and markers go back to their owners, and the scored tile leaves the game. The next one from the pile takes its place at once, but cannot score in the same phase.',
      also: 'replace draw pile',
    },
    G36: { title: 'When the pile is empty', text: 'Then nothing replaces the tile, and its place stays empty.' },
    G37: {
      title: 'Income',
      text: 'You receive as many ryō as the number at your Artistic disc and the number at your Government disc together. In round 5 there is none.',
      also: 'money earn',
    },
    G38: {
      title: 'Honor for the arts',
      text: 'After rounds 2 and 4 you gain as much honor as the number at your Artistic disc.',
    },
    G39: {
      title: 'Honor for the government',
      text: 'Then whoever is farthest on the Government track gains 2 honor, and the second 1. If several lead, each gains 2 and nobody gains 1; if several are second, each gains 1.',
      also: 'tie equal',
    },
    G40: {
      title: 'A disc that never left the start',
      text: 'On the Government and the Travel track a disc on the leftmost space earns no honor for its place. A table may choose to count it like any other.',
      ruling:
        'The rulebook makes no such exception. But it rewards an advance, and such a disc has made none; so a table can choose.',
    },
    G41: {
      title: 'Relations fade',
      text: 'After that honor all discs on the Government track go back to the leftmost space.',
      also: 'reset',
    },
    G42: {
      title: 'The next round',
      text: 'The discs are taken off the rows, and whoever holds the Quadrant begins the next round.',
      also: 'start player',
    },
    G43: {
      title: 'The tracks, once more',
      text: 'After round 5 the Artistic and the Government track give honor once more, in the same way as before.',
    },
    G44: {
      title: 'Honor for travel',
      text: 'The first three places on the Travel track gain 8, 5 and 2 honor. If several lead, each gains 8, the next place gains 2, and nobody after that gains anything. If several are second behind one leader, each gains 5 and nobody else gains anything. If several are third, each gains 2.',
      also: 'tie equal',
    },
    G45: {
      title: 'Rich and poor',
      text: 'Whoever has the most ryō gains 5 honor, and whoever has the least loses 3. All who are tied gain or lose the same.',
      ruling: 'If everybody has the same, both apply to all.',
      also: 'money purse most least',
    },
    G46: {
      title: 'What is left on the map',
      text: 'Each of your surveyors on a tile gives 1 honor. Every two of your markers on unfinished tiles, counted over all of them, give 1.',
    },
    G47: { title: 'The Quadrant', text: 'Whoever holds it at the end gains 1 honor.' },
    G48: {
      title: 'Winning',
      text: 'Most honor wins. If tied, most ryō wins; players who are still tied share the victory.',
    },
    G49: {
      title: 'A track has no end',
      text: 'Past the last space of a track its last number still holds, and discs can still move ahead of each other.',
      ruling: 'No source says what happens at the end of a track; this takes nothing from anybody.',
    },
    G50: {
      title: 'Covered purses',
      text: 'Money is kept covered. But everybody sees every gain and every payment, so anyone who counts knows every purse. A table may choose to keep the purses open; the rules stay the same.',
      also: 'hidden money bot',
    },
    G51: {
      title: 'What is hidden',
      text: 'Only the order of the draw pile. Anyone can work out which tiles are still in it, and the dice are drawn only at the moment they roll.',
    },
  },
  figures: {
    map: 'The coast of Japan in ten sheets: surveyors on the way, and the first markers placed.',
    cards: 'The six action cards: Artistic, Government, dispatch, map, map widely, side job.',
    tiles:
      'An Artistic tile of 2, a Government tile of 3, a Travel tile of 4: the number is how many markers complete it.',
    claimed:
      'Row 2 is claimed: the disc’s owner will act on four spaces, on cards of two players and on the printed one.',
    quadrant: 'The Quadrant on its space in row 1, and the space after somebody has taken it.',
    order: 'The order in which the spaces are resolved, with three players.',
    turned: 'Any card, turned over: one surveyor for 2 ryō.',
    mapOne: 'On one tile with a surveyor: one marker for 2 ryō, or two for 6.',
    mapWidely: 'On up to three tiles with surveyors, one marker each: 3, 6 or 9 ryō.',
    dice: 'A one, a five and a six: a neutral marker for both tiles of columns 1 and 5, and nothing for the six.',
    complete:
      'Complete: two markers of one player, one neutral. On this Travel tile of 3 they bring 3 + 2 honor and two spaces.',
    artistic: 'The Artistic track. Its numbers are reconstructed.',
    government: 'The Government track. Its numbers are reconstructed.',
    travel: 'The Travel track has no numbers: only the order of the discs counts.',
  },
};
