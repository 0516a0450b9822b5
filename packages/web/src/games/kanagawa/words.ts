import type { Language } from '@hanga/kernel';

/** The board's own labels; the game's words come from the rules package. A missing one does not compile. */
export interface Words {
  readonly board: string;
  readonly school: string;
  readonly deck: string;
  readonly nextCards: (count: number) => string;
  readonly round: (round: number) => string;
  readonly row: (row: number) => string;
  readonly reserve: (brushes: number, storms: number) => string;
  readonly wait: string;
  readonly end: string;
  readonly undo: string;
  readonly redo: string;
  readonly putDown: string;
  readonly take: string;
  readonly takeDiploma: string;
  readonly leave: string;
  readonly diplomas: string;
  readonly openTo: (names: string) => string;
  readonly openToNobody: string;
  readonly takenBy: (name: string) => string;
  readonly closedToYou: string;
  readonly youMeet: string;
  readonly takingCloses: (needs: string) => string;
  readonly takingClosesNothing: string;
  readonly leavingCloses: (needs: string) => string;
  readonly leaveAll: (color: string) => string;
  readonly players: string;
  readonly player: (name: string) => string;
  readonly you: string;
  readonly mine: string;
  readonly print: string;
  readonly studio: string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly brushesInFront: (count: number) => string;
  readonly pickBrush: string;
  readonly heldCards: string;
  readonly arrowsLeft: (left: number, all: number) => string;
  readonly keeps: (count: number) => string;
  readonly storms: (count: number) => string;
  readonly atSchool: string;
  readonly working: string;
  readonly leftSchool: string;
  readonly score: (name: string, points: number) => string;
  readonly total: string;
  readonly points: (points: number) => string;
  readonly startingTile: (tile: string) => string;
  readonly printSections: (count: number) => string;
  readonly inStudio: string;
  readonly inPrint: string;
  readonly canPaintNow: string;
  readonly couldPaint: string;
  readonly pickUp: string;
  readonly pickedCard: (name: string) => string;
  readonly pickedBrush: string;
  readonly pickedStanding: string;
  readonly pickedColumn: string;
  readonly pickedDiploma: string;
  readonly withYokai: string;
  readonly twoSuits: (half: string) => string;
  readonly learnYokai: string;
  readonly yokaiRules: string;
  readonly pickedYokai: string;
  readonly yokai: (count: number, cost: number) => string;
  readonly yokaiReserve: (count: number) => string;
  readonly passYokai: string;
  readonly yokaiComes: string;
  readonly giveHere: string;
  readonly thenYokai: string;
  /** All three in front of another: the yokai's diploma, and what it is worth. */
  readonly otherWouldMeet: (name: string, points: number) => string;
  readonly moveThis: string;
  readonly brushReady: string;
  readonly brushPainted: string;
  readonly iconServed: string;
  readonly noBrush: string;
  readonly wouldPaint: (names: string) => string;
  readonly wouldPaintNothing: string;
  readonly wouldMeet: (needs: string) => string;
  readonly gain: (points: number) => string;
  readonly jokers: (jokers: number) => string;
  readonly toStudio: string;
  readonly toPrint: string;
  readonly toMe: string;
  readonly tabs: {
    readonly school: string;
    readonly mine: string;
    readonly players: string;
    readonly diplomas: string;
  };
  readonly yourMove: string;
  readonly lookCloser: string;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

const en: Words = {
  board: 'The table',
  school: 'School',
  deck: 'Deck',
  nextCards: count => `${count} cards to come; next`,
  round: round => `Round ${round}`,
  row: row => `row ${row} of 3`,
  reserve: (brushes, storms) => `In reserve: ${brushes} brushes, ${storms} storm tokens`,
  wait: 'Wait',
  end: 'End turn',
  undo: 'Undo',
  redo: 'Redo',
  putDown: 'Put down',
  take: 'Take',
  takeDiploma: 'Take',
  leave: 'Leave',
  diplomas: 'Diplomas',
  openTo: names => `open to ${names}`,
  openToNobody: 'open to nobody',
  takenBy: name => `taken by ${name}`,
  closedToYou: 'closed to you',
  youMeet: 'A diploma is yours to take',
  takingCloses: needs => `Taking it closes to you: ${needs}.`,
  takingClosesNothing: 'Taking it closes nothing else.',
  leavingCloses: needs => `Leaving closes for good: ${needs}.`,
  leaveAll: color => `Leave ${color}`,
  players: 'Players',
  player: name => name,
  you: 'you',
  mine: 'Your table',
  print: 'Print',
  studio: 'Studio',
  hand: 'Hand',
  handEmpty: 'No card in hand',
  brushesInFront: count => `Brushes in front: ${count}`,
  pickBrush: 'Pick up a brush to place it',
  heldCards: 'Held cards',
  arrowsLeft: (left, all) => `arrows: ${left} of ${all} left`,
  keeps: count => `may keep ${count} ${count === 1 ? 'card' : 'cards'}`,
  storms: count => `storm tokens: ${count}`,
  atSchool: 'at school',
  working: 'at work',
  leftSchool: 'has left school',
  score: (name, points) => `Score of ${name}: ${points}. Show the lines`,
  total: 'Total',
  points: points => String(points),
  startingTile: tile => `starting tile (${tile})`,
  printSections: count => `${count} sections`,
  inStudio: 'In the studio',
  inPrint: 'In the print',
  canPaintNow: 'Can be painted now',
  couldPaint: 'Your brushes could paint it at once',
  pickUp: 'Pick up',
  pickedCard: name => `Where to, ${name}?`,
  pickedBrush: 'Place the brush on a lit icon.',
  pickedStanding: 'Move this brush to a lit icon: it uses an arrow.',
  pickedColumn: 'Touch again to take this column.',
  pickedDiploma: 'Drop it at your place to take it.',
  withYokai: 'with',
  twoSuits: half => `Two ${half}`,
  learnYokai: 'Learn Yokai by playing',
  yokaiRules: 'Its rules',
  pickedYokai: 'Drop the yokai at the place of the player who gets it.',
  yokai: (count, cost) => `${count} yokai: ${signed(cost)} at the count`,
  yokaiReserve: count => `In reserve: ${count} yokai`,
  passYokai: 'Who gets your yokai?',
  yokaiComes: 'Whom does the yokai leave?',
  giveHere: 'Give',
  thenYokai: 'You would then pass a yokai on',
  otherWouldMeet: (name, points) => `${name} could then take the yokai diploma: ${signed(points)}`,
  moveThis: 'Pick up this brush to move it',
  brushReady: 'brush ready',
  brushPainted: 'brush has painted this round',
  iconServed: 'used this round',
  noBrush: 'no brush',
  wouldPaint: names => `You could then paint: ${names}`,
  wouldPaintNothing: 'No more cards of your hand could be painted',
  wouldMeet: needs => `You would meet the diploma: ${needs}`,
  gain: points => signed(points),
  jokers: jokers => (jokers === 0 ? 'No joker' : jokers === 1 ? 'With 1 joker' : `With ${jokers} jokers`),
  toStudio: 'To the studio',
  toPrint: 'Paint it',
  toMe: 'Take it here',
  tabs: { school: 'School', mine: 'My table', players: 'Players', diplomas: 'Diplomas' },
  yourMove: 'Your move',
  lookCloser: 'Look closer',
};

const fr: Words = {
  board: 'La table',
  school: 'École',
  deck: 'Pioche',
  nextCards: count => `${count} cartes à venir ; les prochaines`,
  round: round => `Tour ${round}`,
  row: row => `ligne ${row} sur 3`,
  reserve: (brushes, storms) => `En réserve : ${brushes} Pinceaux, ${storms} jetons Orage`,
  wait: 'Attendre',
  end: 'Terminer le tour',
  undo: 'Reprendre',
  redo: 'Rétablir',
  putDown: 'Reposer',
  take: 'Prendre',
  takeDiploma: 'Obtenir',
  leave: 'Renoncer',
  diplomas: 'Diplômes',
  openTo: names => `ouvert à ${names}`,
  openToNobody: 'ouvert à personne',
  takenBy: name => `obtenu par ${name}`,
  closedToYou: 'fermé pour vous',
  youMeet: 'Un Diplôme vous est ouvert',
  takingCloses: needs => `L’obtenir vous ferme : ${needs}.`,
  takingClosesNothing: 'L’obtenir ne vous ferme rien d’autre.',
  leavingCloses: needs => `Y renoncer ferme pour toujours : ${needs}.`,
  leaveAll: color => `Renoncer (${color})`,
  players: 'Joueurs',
  player: name => name,
  you: 'vous',
  mine: 'Votre table',
  print: 'Estampe',
  studio: 'Atelier',
  hand: 'Main',
  handEmpty: 'Aucune carte en main',
  brushesInFront: count => `Pinceaux devant soi : ${count}`,
  pickBrush: 'Prendre un Pinceau pour le poser',
  heldCards: 'Cartes gardées',
  arrowsLeft: (left, all) => `Flèches : ${left} sur ${all}`,
  keeps: count => `peut garder ${count} ${count === 1 ? 'carte' : 'cartes'}`,
  storms: count => `jetons Orage : ${count}`,
  atSchool: 'à l’école',
  working: 'au travail',
  leftSchool: 'a quitté l’école',
  score: (name, points) => `Score de ${name} : ${points}. Voir le détail`,
  total: 'Total',
  points: points => String(points),
  startingTile: tile => `tuile Départ (${tile})`,
  printSections: count => `${count} sections`,
  inStudio: 'Dans l’Atelier',
  inPrint: 'Dans l’Estampe',
  canPaintNow: 'Peut être peinte maintenant',
  couldPaint: 'Vos Pinceaux pourraient la peindre aussitôt',
  pickUp: 'Prendre en main',
  pickedCard: name => `Où va cette carte : ${name} ?`,
  pickedBrush: 'Posez le Pinceau sur une icône éclairée.',
  pickedStanding: 'Déplacez ce Pinceau vers une icône éclairée : cela utilise une Flèche.',
  pickedColumn: 'Touchez encore pour prendre cette colonne.',
  pickedDiploma: 'Déposez-le chez vous pour le prendre.',
  withYokai: 'avec',
  twoSuits: half => `Deux ${half}`,
  learnYokai: 'Apprendre Yokai en jouant',
  yokaiRules: 'Ses règles',
  pickedYokai: 'Déposez le Yokai chez la personne qui le reçoit.',
  yokai: (count, cost) => `${count} Yokai : ${signed(cost)} au décompte`,
  yokaiReserve: count => `En réserve : ${count} Yokai`,
  passYokai: 'Qui reçoit votre Yokai ?',
  yokaiComes: 'Qui le Yokai quitte-t-il ?',
  giveHere: 'Donner',
  thenYokai: 'Vous donneriez ensuite un Yokai',
  otherWouldMeet: (name, points) => `${name} pourrait obtenir le Diplôme des Yokai : ${signed(points)}`,
  moveThis: 'Prendre ce Pinceau pour le déplacer',
  brushReady: 'pinceau prêt',
  brushPainted: 'pinceau qui a peint ce tour',
  iconServed: 'déjà utilisée ce tour',
  noBrush: 'sans pinceau',
  wouldPaint: names => `Vous pourriez alors peindre : ${names}`,
  wouldPaintNothing: 'Aucune autre carte de votre main ne pourrait être peinte',
  wouldMeet: needs => `Vous rempliriez le Diplôme : ${needs}`,
  gain: points => signed(points),
  jokers: jokers => (jokers === 0 ? 'Sans joker' : jokers === 1 ? 'Avec 1 joker' : `Avec ${jokers} jokers`),
  toStudio: 'À l’Atelier',
  toPrint: 'Peindre',
  toMe: 'À prendre ici',
  tabs: { school: 'École', mine: 'Ma table', players: 'Joueurs', diplomas: 'Diplômes' },
  yourMove: 'À vous',
  lookCloser: 'Voir de près',
};

export const words: Readonly<Record<Language, Words>> = { en, fr };
