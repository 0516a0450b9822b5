import type { SummaryText } from './types.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

export const fr: SummaryText = {
  round: (round, row, deck) => `Manche ${round}, rangée ${row} sur 3, ${count(deck, 'carte')} dans la pioche.`,
  column: (number, cards) => `Colonne ${number} : ${cards}.`,
  noColumns: 'Il ne reste aucune colonne à l’École.',
  you: 'Vous',
  print: (who, sections, cards, run, season, score) =>
    `${who} : Estampe de ${count(sections, 'pan')}, ${count(cards, 'carte')} sur 11, plus longue suite de ${run} (${season}), score de ${score}.`,
  studio: icons => `Atelier : ${icons}.`,
  brush: { none: 'sans Pinceau', ready: 'Pinceau prêt', painted: 'Pinceau qui a déjà peint' },
  tools: (arrows, of, brushes, keeps) =>
    `${[
      `${count(arrows, 'Flèche')} sur ${of} à utiliser`,
      `${count(brushes, 'Pinceau', 'Pinceaux')} à placer`,
      ...(keeps > 0 ? [`${count(keeps, 'carte')} à conserver au plus`] : []),
    ].join(', ')}.`,
  storms: tokens => `${count(tokens, 'jeton Orage', 'jetons Orage')}.`,
  yokai: spirits => `${spirits} Yokai.`,
  hand: cards => `En main : ${cards}.`,
  emptyHand: 'Aucune carte en main.',
  diplomas: needs => `Diplômes : ${needs}.`,
  open: needs => `Diplômes encore possibles pour vous : ${needs}.`,
  pawns: (grandMaster, assistant) => `Grand Maître : ${grandMaster}. Assistant : ${assistant}.`,
};
