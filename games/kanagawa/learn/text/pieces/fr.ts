import type { PiecesText } from './types.ts';

export const fr: PiecesText = {
  'try-strokes': {
    title: 'Deux coups de pinceau',
    goal: 'Peignez les deux cartes de votre main pendant ce tour : le papillon et le palais.',
    hint: 'Le Pinceau de la plaine peint le papillon ; il ne peindra plus dans cette manche. Pour le palais, déplacez l’autre Pinceau vers la montagne : vous avez une Flèche.',
    met: 'Un Pinceau ne peint qu’une fois par manche, mais l’autre était encore prêt.',
  },
  'try-brushes': {
    title: 'Un troisième Pinceau',
    goal: 'Obtenez pendant ce tour le Diplôme rose des trois Pinceaux.',
    hint: 'La planche des deux arbres apporte un Pinceau. Il lui faut une place : l’autre carte a une montagne pour lui.',
    met: 'Ce qui est nouveau sert aussitôt : les deux cartes sont allées dans l’Atelier avant le Pinceau.',
  },
  'try-leave': {
    title: 'Mieux qu’il n’y paraît',
    goal: 'Obtenez pendant ce tour le Diplôme rose des quatre Pinceaux.',
    hint: 'La planche du samouraï apporte un troisième Pinceau. Le quatrième vient d’un Diplôme : deux plaines et le joker font trois Paysages identiques. En chemin, un plus petit Diplôme rose se présente ; renoncez-y.',
    met: 'Renoncer à un Diplôme est définitif, et c’est parfois ce qu’il faut faire.',
  },
};
