import type { StatsWords } from './types.ts';

export const fr: StatsWords = {
  results: 'Résultats',
  game: 'Jeu',
  players: 'Joueurs',
  games: 'Parties',
  won: 'Gagnées',
  best: 'Record',
  mean: 'Moyenne',
  opponents: 'Avec qui',
  opponent: 'Joueur',
  ahead: 'Devant',
  behind: 'Derrière',
  scores: game => `Scores : ${game}`,
  scoresLead: (games, lowest, highest) =>
    `${games} ${games < 2 ? 'partie' : 'parties'}, de ${lowest} à ${highest} points.`,
  points: 'Points',
  times: count => `${count} fois`,
  honors: 'Diplômes préférés',
  gallery: 'Plus belles œuvres',
  work: (game, score) => `${game}, ${score} points`,
  watch: (game, score) => `Revoir : ${game}, ${score} points`,
  share: (game, score) => `Partager : ${game}, ${score} points`,
  shareWord: 'Partager',
  copied: 'Le lien est copié.',
  curve: game => `Classement au fil du temps : ${game}`,
  curveLead: (from, to, games) =>
    `De ${from} à ${to}, sur ${games} ${games < 2 ? 'partie montrée' : 'parties montrées'}.`,
  rating: 'Classement',
  date: 'Date',
  asTable: 'En tableau',
};
