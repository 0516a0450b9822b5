import { en as yokai } from '../../yokai/text/rules/en.ts';
import type { RulesText } from './types.ts';

export const en: RulesText = {
  title: 'The rules of Kanagawa',
  goal: [
    'You are a pupil of an old master of the woodblock print. Each round he teaches: cards are laid out at school, and you decide whether to leave with what there is or to stay for more.',
    'Every card you bring home does one of two things. It improves your studio, where your brushes stand, or, if your brushes can paint it, it becomes the next section of your print.',
    'When the game ends, the most harmonious print wins: long, keeping to one season as far as it can, and crowned with diplomas.',
  ],
  hint: 'For example “brush” or “K18”',
  card: {
    title: 'A lesson card',
    text: 'Each of the 72 cards is two cards in one. Its upper part is a section of a print; its lower part is a plank of your workbench. You use one part, and the other is tucked away for good.',
    parts: {
      season: 'The season. A run of sections in one season scores at the end.',
      asks: 'The landscapes it asks for: one medallion for each brush that must paint it.',
      subject: 'The subject: trees, an animal, a character or a building. Subjects earn diplomas.',
      printHarmony: 'Harmony: points at the end of the game.',
      landscape: 'A landscape for your studio, with a place for one brush.',
      studioIcon: 'A supply, know-how or harmony for your studio.',
    },
  },
  icons: {
    title: 'All the icons',
    text: 'Every icon leads to the rule that explains it. In play, the same list is behind the button “Icons”.',
  },
  sections: {
    setup: { title: 'Setting up', lead: 'Everybody begins with one tile, two brushes and one landscape.' },
    school: { title: 'At school', lead: 'Leave early with little, or stay for more and let others choose first.' },
    work: { title: 'Your work', lead: 'With a column in hand you improve your studio and paint your print.' },
    diplomas: {
      title: 'Diplomas',
      lead: 'Nineteen goals in seven colours. Taking one too soon can cost a better one.',
    },
    end: { title: 'The end of a round and of the game', lead: 'The Assistant decides who begins the next round.' },
    count: { title: 'The count', lead: 'Harmony comes from the print, its seasons, the studio, diplomas and a pawn.' },
    hidden: { title: 'What is hidden', lead: 'Only faces are secret; the backs never are.' },
    ...yokai.sections,
  },
  rules: {
    K1: {
      title: 'Players and school',
      text: 'Two, three or four can play. The school has three rows and as many columns as there are players, counted from the left.',
    },
    K2: {
      title: 'Starting tiles',
      text: 'Each player is dealt one of the four starting tiles. Above, it is the first section of your print and has a season. Below, it is the beginning of your studio: one landscape and one arrow. Two brushes lie in front of you.',
    },
    K3: {
      title: 'First player',
      text: 'Chance chooses the first player, who receives both pawns: the Grand Master and the Assistant.',
      ruling: 'The rulebooks let the players settle this as they like; here chance is fair to all.',
    },
    K4: {
      title: 'The deck',
      text: 'All 72 lesson cards, 18 with each back (green trees, blue animals, red characters, yellow buildings), are shuffled into one deck. Anyone may look through the backs of the deck at any time: which colours come next is known to all.',
      also: 'draw pile suit colour color',
    },
    K5: {
      title: 'Diplomas and reserve',
      text: 'The 19 diplomas lie on the table for all to take, one of each, in seven colours. The reserve holds three storm tokens and every brush that nobody has: there are 15 brushes in all.',
    },
    K6: {
      title: 'A lesson is dealt',
      text: 'A lesson is one row of cards, dealt from the left, one to each column. On a red square the card lies face down and shows only its back. The red squares are the third of the first row, the second of the second row, and the first and fourth of the third row.',
      also: 'hidden lacquer eye',
    },
    K7: {
      title: 'Wait or take',
      text: 'Beginning with the holder of the Grand Master and going clockwise, each player still at school chooses: wait for more lessons, or take one column.',
    },
    K8: {
      title: 'When nobody may wait',
      text: 'You must take a column once the third row is dealt, once the last card of the deck is dealt, or if you are the only one at school when the choosing begins.',
      ruling:
        'A player left alone while others are choosing may still wait: the rulebooks speak of the moment it begins.',
    },
    K9: {
      title: 'Taking a column',
      text: 'You take every card of the column, leave school for this round, and do your work at once, before the next player chooses. You never get a second column in the same round.',
    },
    K10: {
      title: 'The next row',
      text: 'When all have chosen and somebody waits, another row is dealt: one card under each column still there. Then those at school choose again.',
    },
    K11: {
      title: 'When the deck runs short',
      text: 'If there are too few cards for a row, those that are left are dealt from the left, and everybody at school must take a column in turn. A column without cards does not count. Whoever finds no column takes nothing, plays no kept card, and leaves. A table may choose to let such a player still have a turn with their kept cards.',
      ruling:
        'The rulebooks only say that columns may be shorter. Without a column there is no work; but no text forbids playing kept cards, so a table can choose.',
    },
    K12: {
      title: 'Free order',
      text: 'In your turn you add cards to the studio, add cards to the print, place brushes and move brushes, in any order you like. The turn ends when every card in your hand has been added, except for those you may keep. A card once added never moves again.',
    },
    K13: {
      title: 'Adding to the studio',
      text: 'Any card can go to the studio. Slide it under your print so that only its lower part shows. Its landscape, arrow or keep icon is yours from now on, in every round.',
      also: 'know-how improve workbench',
    },
    K14: {
      title: 'Supplies',
      text: 'Supplies work once, at the moment the card is added: a brush comes to you from the reserve, or the Assistant comes from whoever has it. If you have the Assistant already, nothing happens.',
      also: 'gain brush assistant',
    },
    K15: {
      title: 'Fifteen brushes',
      text: 'When the reserve is empty there is no brush to gain. Brushes never leave a studio.',
    },
    K16: {
      title: 'Adding to the print',
      text: 'A card becomes the last section of your print if your brushes can paint it. It asks for one or two; each must stand on an icon of that landscape, or on a joker. When both could serve, you choose how many jokers are used.',
      also: 'paint joker medallion two brushes',
    },
    K17: {
      title: 'Once in a round',
      text: 'A brush paints one landscape in a round, wherever it stands or goes. A landscape icon serves once in a round, whichever brush stands on it.',
      also: 'used ready painted tired',
    },
    K18: {
      title: 'Placing brushes',
      text: 'A brush that lies in front of you can be placed on any empty landscape icon of your studio, and you may place as many as you have. One icon holds one brush.',
    },
    K19: {
      title: 'Arrows',
      text: 'Each arrow in your studio lets you move one brush in each round, from its icon to an empty one.',
      also: 'move',
    },
    K20: {
      title: 'New things work at once',
      text: 'Landscapes, arrows, keep icons and brushes gained in a turn can be used in that very turn.',
    },
    K21: {
      title: 'Keeping cards',
      text: 'For each keep icon in your studio, one card may stay in your hand when your turn ends, for as many rounds as you like. Play it in any later turn in which you take a column. Cards in hand at the end of the game score nothing.',
      also: 'keep hold hand save',
    },
    K22: {
      title: 'Choices that are alike',
      text: 'When two choices come to exactly the same, only one is offered: of several icons in the same state the first stands for all, and a move that would change nothing is left out.',
      ruling: 'This keeps lists short. It takes no real possibility away.',
    },
    K23: {
      title: 'Answer at once',
      text: 'As soon as something you add, place or gain makes you meet the requirements of a diploma on the table, you must take it or leave it, before anything else.',
      ruling: 'A text of the expansion speaks of the end of the turn; the rule of the base game stands.',
    },
    K24: {
      title: 'One of each colour',
      text: 'You can own one diploma of each colour in the whole game. Once you have one, that colour is closed to you.',
    },
    K25: {
      title: 'Left for good',
      text: 'A diploma you leave is closed to you for good. The others of the same colour whose requirements you have not met yet stay open, harder or easier.',
      also: 'refuse decline',
    },
    K26: {
      title: 'Several at once',
      text: 'If you earn several of one colour at once, take one of them or none; the others are left. If several colours are offered, answer them in any order.',
    },
    K27: {
      title: 'What diplomas give',
      text: 'A brush, a storm token or the Assistant that a diploma gives comes at once, and may earn you another diploma.',
    },
    K28: {
      title: 'Diplomas for the print',
      text: 'They count the subjects in your print. Green: trees. Blue: certain animals together. Red: different or identical characters. Yellow: different buildings.',
      ruling:
        'Boar and stag, and crane and butterfly, give a brush: so say the French rulebook and the tiles, and there are only three storm tokens. There is no diploma for four different characters.',
      also: 'tree boar stag crane butterfly samurai peasant monk lady house tower palace temple',
    },
    K29: {
      title: 'Diplomas for the studio',
      text: 'They count what is in your studio. Pink: brushes. Purple: arrows. Cyan: icons of one landscape. The arrow and the landscape of your starting tile count; a joker counts as any one landscape.',
      ruling:
        'Only brushes standing on icons count, as a published manual says. A table may choose to count all the brushes a player owns instead.',
    },
    K30: {
      title: 'First come, first served',
      text: 'There is one of each. A diploma that somebody takes is gone for the others.',
    },
    K31: {
      title: 'The end of a round',
      text: 'When all have left school, the round is over. The holder of the Assistant takes the Grand Master, keeps the Assistant too, and begins the next round. Brushes, icons and arrows can be used again.',
      also: 'first player refresh',
    },
    K32: { title: 'The deck is empty', text: 'The round in which the deck runs out is the last one.' },
    K33: {
      title: 'Eleven cards',
      text: 'If after a round any player’s print has eleven lesson cards or more, the game ends. The starting tile is not a lesson card.',
    },
    K34: {
      title: 'The last Grand Master',
      text: 'After the last round too, the holder of the Assistant takes the Grand Master, before anything is counted.',
    },
    K35: { title: 'Length', text: '1 for each section of your print, the starting tile included.' },
    K36: {
      title: 'Seasons',
      text: '1 for each section in your longest unbroken run of one season. The starting tile can be part of it.',
      also: 'sequence spring summer autumn winter',
    },
    K37: { title: 'Storm', text: 'A storm printed on a card counts as whichever season helps you most.' },
    K38: {
      title: 'Storm tokens',
      text: 'Each storm token gives one lesson card of your print the season of your choice.',
      ruling:
        'Not the starting tile, which is not a lesson card. Since only the longest run depends on it, the best places are found for you and shown.',
    },
    K39: {
      title: 'Harmony on cards',
      text: 'Add the harmony on the cards of your print and of your studio. Joker planks cost 2.',
      also: 'minus negative points',
    },
    K40: { title: 'Harmony of diplomas', text: 'Add the harmony of your diplomas.' },
    K41: { title: 'Grand Master', text: 'The Grand Master is worth 2.' },
    K42: { title: 'Winning', text: 'Most harmony wins. Tied players share the victory.' },
    K43: {
      title: 'Face-down cards',
      text: 'Of a card that lies face down, only the back is known. Whoever takes it looks at it; the others see it when it is added to a studio or a print. Kept in hand it stays hidden, except for its back.',
    },
    K44: { title: 'Face-up cards', text: 'A card that lay face up stays known to all while it is in a hand.' },
    ...yokai.rules,
  },
  figures: {
    scroll: 'A print: the starting tile and seven sections, as one picture.',
    card: 'A lesson card and its parts.',
    startingTile: 'A starting tile: winter and a forest, with its arrow and two brushes.',
    backs: 'The four backs: trees, animals, characters, buildings.',
    mat: 'The school for four players. On the red squares with a closed eye, cards lie face down.',
    studio: 'Planks of a studio: a landscape with the Assistant, a brush, an arrow, and a joker that costs 2 harmony.',
    paintOne: 'One brush on a forest paints a card that asks for one forest.',
    paintTwo: 'Two brushes, on an ocean and on a joker, paint a card that asks for two oceans.',
    brushes: 'A brush that is ready, and one that has painted this round.',
    move: 'With an arrow, a brush goes from the mountain to the plain.',
    keep: 'A keep icon, worth 2 harmony in the studio, and the card it lets you keep.',
    pawns: 'The Grand Master and the Assistant.',
    runs: 'A run of four in autumn: the storm and the card with the storm token join it.',
    harmony: 'Harmony on cards: plus 1, plus 2, and minus 2 on a joker plank.',
    ...yokai.figures,
  },
};
