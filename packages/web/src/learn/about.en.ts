import type { AboutText } from './about.ts';

export const en: AboutText = {
  title: 'About Hanga and its components',
  hanga: [
    'Hanga, Japanese for “woodblock print”, plays board games set in Edo-period Japan: alone against bots or around one screen, in English and French. Everything runs in your browser; games stay on your device unless you save or share a record.',
    'Every rule is stated in our own words, has a number, and is tested. Where the rulebooks contradict each other or say nothing, the rules page marks our ruling and its reason.',
  ],
  components: {
    title: 'As printed, or reconstructed?',
    text: ['A game is only as right as its cards. This is how we know each part of each game.'],
    status: { printed: 'as printed', settled: 'settled by photographs', reconstructed: 'reconstructed' },
    columns: ['Component', 'How sure', 'Source'],
    games: [
      {
        game: 'Kanagawa',
        text: ['Nothing in the base game is reconstructed.'],
        rows: [
          { thing: '69 of the 72 lesson cards', status: 'printed', source: 'Two independent transcriptions agree.' },
          { thing: '3 lesson cards', status: 'settled', source: 'Photographs and the deck’s symmetry; see below.' },
          { thing: 'School, starting tiles, 19 diplomas', status: 'printed', source: 'Photographs and the rulebooks.' },
          { thing: 'Brushes, storm tokens, pawns', status: 'printed', source: 'The rulebooks’ list of contents.' },
        ],
      },
      {
        game: 'Kanagawa: Yokai',
        text: [
          'No source that we know gives the 54 cards of the expansion: all of them are a reconstruction. They follow the suits of the base game card by card, the counts that the rules and the diplomas state, and balance in games between bots. packages/kanagawa/NOTES.md has the figures.',
        ],
        rows: [
          {
            thing: '54 lesson cards: kites, lanterns, umbrellas',
            status: 'reconstructed',
            source: 'After the base game’s suits. packages/kanagawa/src/yokai/data/lessonCards.ts',
          },
          { thing: '11 diplomas: needs, harmony and gifts', status: 'printed', source: 'The rules of the expansion.' },
          { thing: 'The colours of these diplomas', status: 'reconstructed', source: 'Their names are ours.' },
          { thing: '3 yokai, and what they cost', status: 'printed', source: 'The rules of the expansion.' },
        ],
      },
      {
        game: 'Kaigan',
        text: [
          'Three tables of Kaigan are in no source that we know. They were reconstructed from what the rulebook’s examples show, then watched in 40,000 games between bots: mapping decides games, no action is useless, no track wins alone. packages/kaigan/NOTES.md has the figures.',
        ],
        rows: [
          {
            thing: 'The planning grid, the rows of its five printed actions, the Quadrant’s space',
            status: 'printed',
            source: 'The rulebook and reviews of the game.',
          },
          {
            thing: 'The columns of the other four printed actions',
            status: 'reconstructed',
            source: 'Only their rows are known. packages/kaigan/src/data/board.ts',
          },
          { thing: 'The six action cards and all prices', status: 'printed', source: 'The rulebook.' },
          {
            thing: 'The numbers along the Artistic and the Government track',
            status: 'reconstructed',
            source: 'They begin as in the rulebook’s examples. packages/kaigan/src/data/tracks.ts',
          },
          {
            thing: 'The Travel track',
            status: 'printed',
            source: 'It has no numbers: only the order counts. The rulebook.',
          },
          {
            thing: '24 tiles: 7 Artistic, 9 Government, 8 Travel, of sizes 2 to 4',
            status: 'printed',
            source: 'The rulebook.',
          },
          {
            thing: 'How many tiles of each kind have which size',
            status: 'reconstructed',
            source: 'Spread evenly over the sizes. packages/kaigan/src/data/tiles.ts',
          },
          {
            thing: 'Money at the start, surveyors, dice, the years of the rounds',
            status: 'printed',
            source: 'The rulebook.',
          },
        ],
      },
    ],
    settledTitle: 'The three settled cards',
    settled: [
      'The animal card with the keep icon: its print shows a mountain and no subject.',
      'The tree card with a forest on both parts: its print carries 1 harmony.',
      'The building card with the Assistant and a storm: its studio part carries 1 harmony.',
    ],
    markedTitle: 'How it is marked',
    marked: 'Reconstructed parts are marked as such: here, in the rules, and in the aid beside the table.',
    correctTitle: 'If you own the game',
    correct:
      'Each table of components is one data file with its source written beside it, such as packages/kanagawa/src/data/lessonCards.ts. If your copy says otherwise, the correction is one line there and no other code.',
  },
  fairness: {
    title: 'Fair chance',
    text: [
      'The whole shuffle comes from a seed of 256 random bits, through the ChaCha20 generator. The SHA-256 of the seed is shown from the start and the seed itself at the end, so that anyone can check that nothing was changed on the way.',
      'Bots see what a person in their seat would see. They think in worlds imagined from that, never in the real deck.',
    ],
  },
  credits: {
    title: 'Credits',
    text: [
      'Kanagawa is a game by Bruno Cathala and Charles Chevallier, Kaigan one by Kenichi Tanabe. If you enjoy them here, the printed games are beautiful things to own.',
      'Hanga is not connected with their publishers and contains none of their texts or pictures. All drawings are our own, made by code in the manner of old prints.',
    ],
  },
  licences: {
    title: 'Licences',
    rows: [
      ['Hanga: rules, page and drawings', 'MIT Licence'],
      ['Zen Antique, the typeface of titles', 'SIL Open Font License 1.1'],
      ['Source Sans 3, the typeface of text', 'SIL Open Font License 1.1'],
    ],
  },
};
