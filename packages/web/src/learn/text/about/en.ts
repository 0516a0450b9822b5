import type { AboutText } from './types.ts';

export const en: AboutText = {
  title: 'About Hanga and its components',
  hanga: [
    'Hanga, Japanese for “woodblock print”, plays board games set in Edo-period Japan: alone against bots, around one screen, or online with others, in English and French. Games alone and around one screen run in your browser and stay on your device unless you save or share a record. An online table is kept by the server that you play on, which shows each player only what that seat may know.',
    'Every rule is stated in our own words, has a number, and is tested. Where the rulebooks contradict each other or say nothing, the rules page marks our ruling and its reason.',
  ],
  components: {
    title: 'As printed, or reconstructed?',
    text: ['A game is only as good as its cards. This is where we know each part of each game from.'],
    status: { printed: 'as printed', settled: 'settled by photographs', reconstructed: 'reconstructed' },
    columns: ['Component', 'How sure', 'Source'],
    markedTitle: 'How it is marked',
    marked: 'Reconstructed parts are marked as such: here, in the rules, and in the list of icons beside the table.',
    correctTitle: 'If you own the game',
    correct:
      'Each table of components is one data file with its source written beside it, such as games/kaigan/rules/data/tracks.ts. If your copy says otherwise, a correction is an entry in one data file and no other code: new games are played with it, and games played before stay as they were. CONTRIBUTING.md explains how.',
  },
  fairness: {
    title: 'Fair chance',
    text: [
      'The whole shuffle comes from a seed of 256 random bits, through the ChaCha20 generator. The SHA-256 of the seed is shown from the start and the seed itself at the end, so that anyone can check that nothing was changed on the way.',
      'Bots see what a person in their seat would see. They think in worlds imagined from that, never in the real deck.',
    ],
  },
  privacy: 'What a server keeps of you',
  credits: {
    title: 'Credits',
    text: [
      'If you enjoy these games here, the printed ones are beautiful things to own.',
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
