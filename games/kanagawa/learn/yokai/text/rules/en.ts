import type { YokaiRules } from './types.ts';

export const en: YokaiRules = {
  sections: {
    yokaiSetup: {
      title: 'Yokai: setting up',
      lead: 'An expansion: three new suits, eleven diplomas, three spirits. All the rules above stand.',
    },
    yokaiDiplomas: {
      title: 'Yokai: the new diplomas',
      lead: 'Kites, lanterns and umbrellas each count in their own way.',
    },
    yokai: { title: 'Yokai: the spirits', lead: 'They come with cards, move from player to player, and cost harmony.' },
    yokaiHidden: { title: 'Yokai: what is hidden', lead: 'A spirit that arrives is seen by all.' },
  },
  rules: {
    Y1: {
      title: 'Four suits',
      text: 'A table with Yokai plays two suits of the base game and two of the three new ones: kites, lanterns, umbrellas. No other mix is possible. So the deck has 72 cards as always.',
      also: 'expansion mix kite lantern umbrella',
    },
    Y2: {
      title: 'Random suits',
      text: 'Either pair, or both, can be left to chance. Every pair is as likely as any other, and the draw comes from the seed of the game, so the record contains it.',
      also: 'random',
    },
    Y3: {
      title: 'Diplomas and spirits',
      text: 'On the table lie the diplomas of the four suits, those for the studio, and the yokai diploma. The others stay in the box. Three yokai wait in the reserve.',
    },
    Y4: {
      title: 'Kites',
      text: 'Kites are yellow, blue or red, and one card may show several. Orange diplomas ask for 3 yellow ones, 3 blue ones, 2 red ones, or 7 of any colours. As always you can own only one of them.',
      also: 'orange yellow blue red',
    },
    Y5: {
      title: 'Lanterns',
      text: 'Lanterns are counted card by card. White diplomas ask for three cards with one lantern, for two cards with two, or for three cards with one, two and three.',
      ruling:
        'A card with three lanterns is neither a card with one nor a card with two: the tiles show cards, not sums.',
      also: 'white',
    },
    Y6: {
      title: 'Umbrellas',
      text: 'Umbrellas count along your print. Brown diplomas ask for 2, 3 or 4 of them on cards that follow each other and each show at least one. Two on one card are consecutive too. A card without one, such as the starting tile, breaks the run.',
      also: 'brown consecutive run',
    },
    Y7: {
      title: 'A yokai arrives',
      text: 'If you pick up a card with the arrival mark, a yokai comes from the reserve and lies in front of you, before you do anything else and whatever becomes of the card. Each such card of your column brings one. A kept card does not bring another when you play it.',
      also: 'arrival mark spirit',
    },
    Y8: {
      title: 'When the reserve is empty',
      text: 'Then the yokai comes from an opponent who has one. You choose which.',
    },
    Y9: {
      title: 'When nobody else has one',
      text: 'Then no yokai comes.',
      ruling:
        'If only one opponent has a yokai there is nothing to choose: it comes from there without you being asked.',
    },
    Y10: {
      title: 'Passing a yokai on',
      text: 'If you add a card with the passing icon to your studio, you give one of your yokai to an opponent of your choice.',
      ruling:
        'The icon is done first, as supplies are; then you answer for the diplomas that the card has earned. With two players there is no choice to make.',
      also: 'give icon move',
    },
    Y11: {
      title: 'At once or never',
      text: 'Without a yokai the icon does nothing, neither now nor later. If you have one, you must give it.',
      ruling: 'The rules say “give”, not “may give”.',
    },
    Y12: {
      title: 'Diplomas that pass one on',
      text: 'Some diplomas make you pass a yokai on. It works in the same way, at the moment you take the diploma.',
    },
    Y13: {
      title: 'The yokai diploma',
      text: 'When all three yokai lie in front of you, you have earned the black diploma, worth 4, at the very moment the third arrives.',
      also: 'black three all',
    },
    Y14: {
      title: 'It stays yours',
      text: 'You keep this diploma wherever the yokai go afterwards. If you leave it, it is closed to you like any other.',
    },
    Y15: {
      title: 'Out of turn',
      text: 'An opponent may give you the third yokai in their own turn. Then you take or leave the diploma at once, and their turn goes on.',
      ruling:
        'The rules only ask that all three lie in front of you, diplomas are answered immediately, and by your own turn a yokai might be gone.',
    },
    Y16: {
      title: 'What they steal',
      text: 'At the count, one yokai in front of you costs 1, two cost 4, and three cost 9.',
      also: 'minus negative score price',
    },
    Y17: {
      title: 'Arrivals are announced',
      text: 'Everybody sees a yokai arrive, even if the card lay face down. The card itself stays hidden.',
    },
    Y18: {
      title: 'What that reveals',
      text: 'No column has two red squares, so everybody knows whether a card held in secret brought a yokai; it is marked. Of cards at school and in the deck, only the backs are known.',
    },
  },
  figures: {
    newBacks: 'The three new backs: kites, lanterns, umbrellas.',
    kites: 'A yellow, a blue and a red kite: each has its own shape.',
    lanterns: 'Cards with one, two and three lanterns.',
    umbrellas: 'Four umbrellas on three consecutive cards.',
    spirits: 'The three yokai: a fox, a river child and a mountain goblin.',
    arrival: 'The mark under the season: picking this card up brings a yokai.',
    passing: 'The passing icon on a plank.',
  },
  chapter: 'Learn Yokai by playing: a few rounds with lessons',
};
