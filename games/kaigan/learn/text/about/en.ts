import type { AboutGame } from '@hanga/web/learn/text/about/types.ts';

export const en: AboutGame = {
  credit: 'Kaigan is a game by Kenichi Tanabe.',
  components: [
    {
      title: 'Kaigan',
      text: [
        'Three sets of numbers in Kaigan are in no source that we know. They were reconstructed from what the rulebook’s examples show, then watched in 40,000 games between bots: mapping decides games, no action is useless, no track wins on its own. games/kaigan/NOTES.md has the figures.',
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
          source: 'Only their rows are known. games/kaigan/rules/data/board.ts',
        },
        { thing: 'The six action cards and all prices', status: 'printed', source: 'The rulebook.' },
        {
          thing: 'The numbers along the Artistic and the Government track',
          status: 'reconstructed',
          source: 'They begin as in the rulebook’s examples. games/kaigan/rules/data/tracks.ts',
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
          thing: 'How the sizes are spread over each kind of tile',
          status: 'reconstructed',
          source: 'Spread about evenly. games/kaigan/rules/data/tiles.ts',
        },
        {
          thing: 'Money at the start, surveyors, dice, the years of the rounds',
          status: 'printed',
          source: 'The rulebook.',
        },
      ],
    },
  ],
};
