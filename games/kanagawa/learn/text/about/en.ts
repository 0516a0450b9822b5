import type { KanagawaAbout } from './types.ts';

export const en: KanagawaAbout = {
  credit: 'Kanagawa is a game by Bruno Cathala and Charles Chevallier.',
  components: [
    {
      title: 'Kanagawa',
      text: ['Nothing in the base game is reconstructed.'],
      rows: [
        { thing: '69 of the 72 lesson cards', status: 'printed', source: 'Two independent transcriptions agree.' },
        { thing: '3 lesson cards', status: 'settled', source: 'Photographs and the deck’s symmetry; see below.' },
        { thing: 'School, starting tiles, 19 diplomas', status: 'printed', source: 'Photographs and the rulebooks.' },
        { thing: 'Brushes, storm tokens, pawns', status: 'printed', source: 'The rulebooks’ list of contents.' },
      ],
    },
    {
      title: 'Kanagawa: Yokai',
      text: [
        'No source that we know gives the 54 cards of the expansion: all of them are a reconstruction. They follow the suits of the base game card by card, keep to the numbers that the rules and the diplomas state, and were balanced in games between bots. games/kanagawa/NOTES.md has the figures.',
      ],
      rows: [
        {
          thing: '54 lesson cards: kites, lanterns, umbrellas',
          status: 'reconstructed',
          source:
            'After the base game’s suits. games/kanagawa/rules/yokai/data/lessonCards.ts; corrections: games/kanagawa/rules/data/corrections.ts',
        },
        { thing: '11 diplomas: needs, harmony and gifts', status: 'printed', source: 'The rules of the expansion.' },
        { thing: 'The colours of these diplomas', status: 'reconstructed', source: 'Their names are ours.' },
        { thing: '3 yokai, and what they cost', status: 'printed', source: 'The rules of the expansion.' },
      ],
    },
  ],
  settledTitle: 'The three settled cards',
  settled: [
    'The animal card with the keep icon: its print shows a mountain and no subject.',
    'The tree card with a forest on both parts: its print carries 1 harmony.',
    'The building card with the Assistant and a storm: its studio part carries 1 harmony.',
  ],
};
