import type { TutorialText } from '../../lessons.ts';

export const en: TutorialText = {
  chapters: {
    planning: {
      title: 'Planning together',
      about: 'The map, your team, the action board, and a row of your own.',
      learned:
        'That is planning: a card on the board in each of your turns, until you claim a row. The row is what counts, not who filled it.',
    },
    actions: {
      title: 'Your row, space by space',
      about: 'Money, surveyors, the Quadrant, markers on the map, and a side job.',
      learned:
        'You have played your whole row. Surveyors say where you can map, money says how much. Now the dice roll, and completed tiles score.',
    },
    tiles: {
      title: 'Tiles, income, and planning anew',
      about: 'Dice, completed tiles and what they pay; then the Quadrant goes back to the board.',
      learned:
        'A round is over: neutral markers, completed tiles, income. The second one is planned, and row 3 is yours.',
    },
    honor: {
      title: 'The second round, and honor',
      about: 'A card turned over, mapping widely, shared tiles, honor for the tracks, and the count.',
    },
  },
  opponents: ['Mamiya', 'Takahashi'],
  lessons: {
    welcome: {
      say: 'Welcome. The year is 1800, and the coast of Japan is to be measured on foot. Three teams set out: yours, Mamiya’s and Takahashi’s. After five rounds, whoever has the most honor wins; we play the first two together.',
    },
    purpose: {
      say: 'Honor comes from tiles that you help to complete, 2 to 4 for each helper, and from the tracks after rounds 2, 4 and 5. At the very end the Travel track pays 8, 5 and 2; the richest gain 5 and the poorest lose 3. Your honor is always shown beside your name.',
    },
    map: {
      say: 'This is the map: ten tiles of coast, in five columns. Each has a kind, and a number that says how many markers complete it. Red brushes are Artistic tiles, castles Government, travellers’ hats Travel.',
    },
    team: {
      say: 'You have three surveyors, still in your supply, and a purse of 20 ryō. You can place markers only where one of your surveyors stands, and nearly everything costs money.',
    },
    board: {
      say: 'Here all plan together. Everybody plays action cards on these rows, and in the end each player claims one row. Then you act on every card of your row, whoever played it. Some spaces have an action printed on them. With three players the fourth row is closed.',
    },
    play: {
      say: 'You begin. Row 1 is tempting: 5 ryō are printed on its first space, and the Quadrant lies on the third. Surveyors should go out soon.',
      ask: 'Choose the card “Dispatch surveyors”, then the second space of row 1.',
    },
    wait: {
      say: 'You could claim a row right now. But whoever claims plays no more cards, and a row with few cards does little. Let it grow, and hope that nobody takes it.',
      ask: 'End your turn without claiming.',
    },
    others: {
      say: 'Mamiya played “Map a region” in row 1: he likes it too. Takahashi played “Artistic study” in row 2. Cards lie face up, and nobody is bound to claim the row where their own cards lie.',
    },
    job: {
      say: 'One space of row 1 is still free. Fill it, and then take the row before Mamiya does.',
      ask: 'Play “Side job” on the last space of row 1.',
    },
    claim: {
      say: 'Row 1 now holds five things: 5 ryō, your dispatch, the Quadrant, Mamiya’s mapping and your side job.',
      ask: 'Claim row 1.',
    },
    claimed: {
      say: 'The others played a few more cards; then Takahashi claimed row 2 and Mamiya row 3. Planning is over. Now the spaces are resolved column by column from the left, in each column from the top down. A card then goes back to whoever played it.',
    },
    earn: {
      say: 'The first space is yours: 5 ryō. It is printed on the board, so there is no card to turn over: you do it or pass.',
      ask: 'Receive the 5 ryō.',
    },
    dispatch: {
      say: 'Takahashi studied the arts, and Mamiya sent out his three surveyors. In the second column it is your turn again: two surveyors for 5 ryō, or all three for 8, each to a different tile.',
      ask: 'Send all three for 8 ryō.',
    },
    toTravel: {
      say: 'Where to? In column 1 the upper tile is a Travel tile of 3. Travel tiles pay best to those who put several markers there.',
      ask: 'Send the first one to the upper tile of column 1.',
    },
    toArt: {
      say: 'One of Mamiya’s surveyors stands on the Artistic tile in column 5. Any number of teams may be on one tile, and everybody who helps to complete it scores.',
      ask: 'Send the second one to the upper tile of column 5.',
    },
    toCourt: {
      say: 'The third goes to a Government tile.',
      ask: 'Send it to the upper tile of column 4.',
    },
    quadrant: {
      say: 'Column 3 came up: row 1 is yours, so you took the Quadrant. Its holder rolls the dice at the end of this round and begins the next one. At the end of the game it is worth 1 honor.',
    },
    mapTwo: {
      say: 'Now Mamiya’s own card works for you. Mapping puts markers on one tile where you have a surveyor: one for 2 ryō, or two for 6.',
      ask: 'Put two markers on the Travel tile in column 1.',
    },
    rivals: {
      say: 'Takahashi sent out his team, one surveyor to your Government tile. Mamiya mapped widely: a marker on the Artistic tile where you stand too, and one more in column 1.',
    },
    sideJob: {
      say: 'Your last action is the side job: 3 ryō for you; or pay 3 for a step on a track; or pay 8 for 4 honor. A step on the Government track pays for itself this round: its first space gives 3 ryō of income.',
      ask: 'Pay 3 ryō for a step on the Government track.',
    },
    dice: {
      say: 'All spaces are resolved, and what follows happens by itself. You rolled 1, 6 and 5: both tiles of columns 1 and 5 each got a neutral marker. There is no column 6, so that die added nothing.',
    },
    scored: {
      say: 'The neutral marker completed your Travel tile. Everybody with a marker on a complete tile gains its number in honor: 3. A Travel tile gives 1 more for each of your markers, and a step on the Travel track: 5 honor in all, and two steps.',
    },
    newTile: {
      say: 'Your surveyor and markers came home, the tile left the game, and the next one of the pile took its place: a Government tile of 4.',
    },
    income: {
      say: 'Then everybody received income: the numbers at their Artistic and Government discs. Yours gave you 3 ryō; Takahashi, with two Government steps and an Artistic one, got 6. You have 11 now.',
    },
    round2: {
      say: 'Round 2 is yours to begin, for you hold the Quadrant. Once in a round its holder may return it to the board instead of playing a card: you keep your cards, and see first what the others do.',
      ask: 'Return the Quadrant: choose its space, the third of row 1.',
    },
    watch: {
      say: 'No row is worth claiming yet.',
      ask: 'End your turn without claiming.',
    },
    widely: {
      say: 'Row 3 grows: Mamiya’s Government card, the printed Artistic step, Takahashi’s mapping. You have surveyors on two tiles that are nearly done; “Map widely” would serve you well.',
      ask: 'Play “Map widely” on the fourth space of row 3.',
    },
    claim3: {
      say: 'Four things now lie in row 3. If you wait, somebody else will take it.',
      ask: 'Claim row 3.',
    },
    turn: {
      say: 'The others have claimed, and column 1 begins. On your space lies Mamiya’s Government card. You could take the step; but any card can also be turned over: for 2 ryō it sends one surveyor. One of yours waits in your supply.',
      ask: 'Turn the card over.',
    },
    fromSupply: {
      say: 'You could also move one that is already on a tile. But the others are well placed.',
      ask: 'Take the surveyor from your supply.',
    },
    toNew: {
      say: 'The new tile of column 1 is large: four markers. Be there early.',
      ask: 'Send it to the upper tile of column 1.',
    },
    artistic: {
      say: 'In column 3 a step on the Artistic track is printed for you. Its numbers are small, but they stay: income in rounds 1 to 4, and honor after rounds 2, 4 and 5.',
      ask: 'Take the step.',
    },
    mapWidely: {
      say: 'Takahashi has put a marker on your Government tile. Now you map widely: one marker on each tile where you have a surveyor, 3 ryō per tile. With up to two markers each it would cost 10 per tile: a luxury.',
      ask: 'Choose one marker per tile.',
    },
    markArt: {
      say: 'The Artistic tile in column 5 holds two markers of three: Mamiya’s and a neutral one. Yours completes it.',
      ask: 'Put a marker on the upper tile of column 5.',
    },
    markCourt: {
      say: 'The Government tile in column 4 has Takahashi’s marker. With yours it needs one more; perhaps the dice will bring it.',
      ask: 'Put a marker on the upper tile of column 4.',
    },
    stop: {
      say: 'You have 3 ryō left. A third tile would take them all, and a cheaper way is coming.',
      ask: 'Stop here.',
    },
    mapOne: {
      say: 'Your last space: Takahashi’s mapping card. One marker costs only 2 ryō here.',
      ask: 'Put one marker on the new Government tile in column 1.',
    },
    dice2: {
      say: 'Takahashi took the Quadrant this time and rolled 6, 3 and 4. Column 4 got its neutral marker: your Government tile is complete, and so is the Artistic one in column 5.',
    },
    shared: {
      say: 'All who helped gain the same: 3 honor each for you and Mamiya on the Artistic tile, 3 each for you and Takahashi on the Government tile. Each marker also brought its owner a step on the track of its tile.',
    },
    honor: {
      say: 'After income, rounds 2 and 4 give honor. Artistic: the number at your disc, 1. Government: 2 for the farthest, Takahashi with three steps, and 1 for the second, you with two. Mamiya, third, gained none.',
    },
    reset: {
      say: 'Then all Government discs went back to the start. Relations fade: they pay well, but must be won again and again. The Artistic discs stay where they are.',
    },
    count: {
      say: 'After round 5 everything is counted once more: 8, 5 and 2 for the Travel track; 5 for the most ryō and −3 for the least; 1 for each surveyor on the map, for every two markers left there, and for the Quadrant. You lead in Travel, and your purse is the thinnest.',
    },
    finish: {
      say: 'You know all that a surveyor needs. Takahashi holds the Quadrant and begins round 3. Play this game on without lessons, or come back to the rules at any time.',
    },
  },
};
