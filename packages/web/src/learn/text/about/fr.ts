import type { AboutText } from './types.ts';

export const fr: AboutText = {
  title: 'À propos de Hanga et de ses composants',
  hanga: [
    'Hanga, « estampe » en japonais, joue à des jeux de société situés dans le Japon de l’époque d’Edo : en solitaire contre des robots, autour d’un même écran ou en ligne, en français et en anglais. En solitaire et autour d’un écran, tout se passe dans votre navigateur, et les parties restent sur votre appareil, sauf si vous en enregistrez ou en partagez une. Une table en ligne est gardée par le serveur sur lequel vous jouez, qui ne montre à chacun que ce que sa place peut savoir.',
    'Chaque règle est énoncée avec nos propres mots, porte un numéro et est vérifiée par des tests. Là où les livrets se contredisent ou se taisent, la page des règles indique notre choix et sa raison.',
  ],
  components: {
    title: 'Comme imprimé, ou reconstitué ?',
    text: ['Un jeu ne vaut que ce que valent ses cartes. Voici d’où nous tenons chaque élément de chaque jeu.'],
    status: { printed: 'comme imprimé', settled: 'tranché par des photos', reconstructed: 'reconstitué' },
    columns: ['Composant', 'Certitude', 'Source'],
    markedTitle: 'Comment c’est signalé',
    marked:
      'Ce qui est reconstitué est signalé comme tel : ici, dans les règles et dans la liste des icônes à côté de la table.',
    correctTitle: 'Si vous possédez le jeu',
    correct:
      'Chaque table de composants est un fichier de données qui indique sa source, par exemple games/kaigan/rules/data/tracks.ts. Si votre exemplaire dit autre chose, une correction est une entrée dans un fichier de données, sans toucher au reste du code : les nouvelles parties se jouent avec elle, les anciennes restent ce qu’elles étaient. CONTRIBUTING.md explique comment faire.',
  },
  fairness: {
    title: 'Un hasard équitable',
    text: [
      'Tout le mélange vient d’une graine de 256 bits tirés au hasard, par le générateur ChaCha20. Le SHA-256 de la graine est affiché dès le début et la graine elle-même à la fin : chacun peut vérifier que rien n’a été changé en chemin.',
      'Les robots voient ce qu’une personne à leur place verrait. Ils réfléchissent dans des mondes imaginés à partir de là, jamais dans la vraie pioche.',
    ],
  },
  privacy: 'Ce qu’un serveur garde de vous',
  credits: {
    title: 'Crédits',
    text: [
      'Si ces jeux vous plaisent ici, ceux qui sont imprimés sont de beaux objets à posséder.',
      'Hanga n’a aucun lien avec leurs éditeurs et ne contient ni leurs textes ni leurs images. Tous les dessins sont les nôtres, faits par du code à la manière des estampes anciennes.',
    ],
  },
  licences: {
    title: 'Licences',
    rows: [
      ['Hanga : règles, page et dessins', 'Licence MIT'],
      ['Zen Antique, le caractère des titres', 'SIL Open Font License 1.1'],
      ['Source Sans 3, le caractère du texte', 'SIL Open Font License 1.1'],
    ],
  },
};
