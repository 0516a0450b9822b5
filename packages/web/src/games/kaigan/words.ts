import type { Language } from '@hanga/kernel';

/** The board's own labels; the game's words come from the rules package. A missing one does not compile. */
export interface Words {
  readonly board: string;
  readonly grid: string;
  readonly map: string;
  readonly tracks: string;
  readonly players: string;
  readonly hand: string;
  readonly camp: string;
  readonly ways: string;
  readonly tabs: { readonly grid: string; readonly map: string };
  readonly yourMove: string;
  readonly you: string;
  readonly undo: string;
  readonly redo: string;
  readonly putDown: string;
  readonly main: { readonly endTurn: string; readonly pass: string; readonly done: string };
  readonly round: (round: number, years: string) => string;
  readonly pile: (count: number) => string;
  readonly dice: (faces: string) => string;
  readonly noDice: string;
  readonly diceColumn: (column: number) => string;
  readonly pickedCard: (name: string) => string;
  readonly pickedTile: string;
  readonly pickUp: string;
  readonly freeSpace: string;
  readonly takenBy: (name: string) => string;
  readonly quadrantHere: string;
  readonly quadrantAway: string;
  readonly dueHere: string;
  readonly row: (row: number) => string;
  readonly claimedBy: (name: string) => string;
  readonly unclaimed: string;
  readonly rowHolds: (actions: number) => string;
  readonly rowGives: (gains: string) => string;
  readonly rowCosts: (ryo: number) => string;
  readonly rowIdle: (count: number) => string;
  readonly upTo: (ryo: number) => string;
  readonly steps: (track: string, count: number) => string;
  readonly ryo: (ryo: number) => string;
  readonly honor: (points: number) => string;
  readonly gains: (points: number) => string;
  readonly tileHolds: (markers: number, size: number) => string;
  readonly markersOf: (name: string, count: number) => string;
  readonly surveyorsOf: (name: string, count: number) => string;
  readonly neutralMarkers: (count: number) => string;
  readonly tileGives: (shares: string) => string;
  readonly tileGivesNothing: string;
  readonly wouldGive: (honor: number, track: string, steps: number) => string;
  readonly share: (name: string, honor: number, track: string, steps: number) => string;
  readonly emptyPlace: string;
  readonly chooseTile: string;
  readonly markers: (count: number) => string;
  readonly fromSupply: string;
  readonly fromTile: string;
  readonly inSupply: (count: number) => string;
  readonly purse: (name: string, ryo: number) => string;
  readonly coveredPurse: (name: string) => string;
  readonly purseLeft: (ryo: number) => string;
  readonly cardsInHand: (count: number) => string;
  readonly holdsQuadrant: string;
  readonly begins: string;
  readonly hasRow: (row: number) => string;
  readonly score: (name: string, points: number) => string;
  readonly total: string;
  readonly trackSpace: (name: string, space: number, worth: number | undefined) => string;
  readonly trackHint: { readonly artistic: string; readonly government: string; readonly travel: string };
  readonly resets: string;
  readonly beyond: (steps: number) => string;
  readonly way: {
    readonly perform: string;
    readonly survey: string;
    readonly send: (count: number) => string;
    readonly mapEach: (upTo: number) => string;
    readonly earn: string;
    readonly track: (track: string) => string;
    readonly honor: string;
    readonly returnQuadrant: string;
  };
  readonly onMap: string;
  readonly onMapSend: string;
  readonly onMapFrom: string;
  readonly mapped: (done: number, all: number) => string;
  readonly tidings: (round: number) => string;
  readonly noTile: string;
  readonly income: string;
  readonly close: string;
  readonly finished: string;
  readonly finishedBy: string;
  readonly savePng: string;
  readonly saveSvg: string;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

const en: Words = {
  board: 'The table',
  grid: 'Action board',
  map: 'Map of Japan',
  tracks: 'Tracks',
  players: 'Players',
  hand: 'Your cards',
  camp: 'Your supply',
  ways: 'What you can do here',
  tabs: { grid: 'Actions', map: 'Map' },
  yourMove: 'Your move',
  you: 'you',
  undo: 'Undo',
  redo: 'Redo',
  putDown: 'Put down',
  main: { endTurn: 'End turn', pass: 'Pass', done: 'Stop here' },
  round: (round, years) => `Round ${round} · ${years}`,
  pile: count => (count === 1 ? '1 tile to come' : `${count} tiles to come`),
  dice: faces => `Last roll: ${faces}`,
  noDice: 'No dice rolled yet',
  diceColumn: column => `Column ${column}: a die with this number helps both of its tiles`,
  pickedCard: name => `Where to, ${name}?`,
  pickedTile: 'How many markers?',
  pickUp: 'Pick up',
  freeSpace: 'free space',
  takenBy: name => `card of ${name}`,
  quadrantHere: 'the Quadrant lies here',
  quadrantAway: 'the Quadrant is with a player',
  dueHere: 'this action is due now',
  row: row => `Row ${row}`,
  claimedBy: name => `claimed by ${name}`,
  unclaimed: 'unclaimed',
  rowHolds: actions => (actions === 1 ? '1 action' : `${actions} actions`),
  rowGives: gains => `it gives you for nothing ${gains}`,
  rowCosts: ryo => `its other actions cost you up to ${ryo} ryō`,
  rowIdle: count => (count === 1 ? '1 action is of no use to you now' : `${count} actions are of no use to you now`),
  upTo: ryo => `≤ ${ryo}`,
  steps: (track, count) => `${count} on ${track}`,
  ryo: ryo => `${ryo} ryō`,
  honor: points => `${points} honor`,
  gains: signed,
  tileHolds: (markers, size) => `${markers} of ${size} markers`,
  markersOf: (name, count) => `${name}: ${count} ${count === 1 ? 'marker' : 'markers'}`,
  surveyorsOf: (name, count) => `${name}: ${count} ${count === 1 ? 'surveyor' : 'surveyors'}`,
  neutralMarkers: count => `${count} neutral`,
  tileGives: shares => `Completed now it gives ${shares}`,
  tileGivesNothing: 'Completed now it gives nobody anything',
  wouldGive: (honor, track, steps) => `Completed then, you gain ${honor} honor and ${steps} on ${track}`,
  share: (name, honor, track, steps) => `${name} ${honor} honor and ${steps} on ${track}`,
  emptyPlace: 'empty place',
  chooseTile: 'Choose how many markers',
  markers: count => (count === 1 ? '1 marker' : `${count} markers`),
  fromSupply: 'Send a surveyor from your supply',
  fromTile: 'Send this surveyor',
  inSupply: count => (count === 1 ? '1 surveyor in supply' : `${count} surveyors in supply`),
  purse: (name, ryo) => `Purse of ${name}: ${ryo} ryō`,
  coveredPurse: name => `Purse of ${name}: covered`,
  purseLeft: ryo => `leaves ${ryo} ryō`,
  cardsInHand: count => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
  holdsQuadrant: 'holds the Quadrant',
  begins: 'begins this round',
  hasRow: row => `row ${row}`,
  score: (name, points) => `Honor of ${name}: ${points}. Show where it came from`,
  total: 'Total',
  trackSpace: (name, space, worth) => `${name}: space ${space}${worth === undefined ? '' : `, worth ${worth}`}`,
  trackHint: {
    artistic: 'income each round; honor after rounds 2, 4 and 5',
    government: 'income each round; the farthest gain 2 and 1 honor, then all go back',
    travel: 'at the end 8, 5 and 2 honor for the farthest',
  },
  resets: 'back to 0 after rounds 2 and 4',
  beyond: steps => `${steps} beyond the last space`,
  way: {
    perform: 'Do it',
    survey: 'Turn over: 1 surveyor',
    send: count => `Send ${count}`,
    mapEach: upTo => (upTo === 1 ? '1 a tile' : '1–2 a tile'),
    earn: 'Work for pay',
    track: track => track,
    honor: 'Good works',
    returnQuadrant: 'Return it instead of a card',
  },
  onMap: 'Choose a lit tile on the map.',
  onMapSend: 'Choose the tile it goes to.',
  onMapFrom: 'Choose a surveyor: in supply, or on a tile.',
  mapped: (done, all) => `${done} of ${all} sheets mapped`,
  tidings: round => `Round ${round} is over`,
  noTile: 'No tile was completed.',
  income: 'Income',
  close: 'Close',
  finished: 'The map of Japan',
  finishedBy: 'Seals show whose markers are on a sheet; what nobody finished, the disciples of Ino drew in 1821.',
  savePng: 'Save the map as PNG',
  saveSvg: 'Save the map as SVG',
};

const fr: Words = {
  board: 'La table',
  grid: 'Plateau des actions',
  map: 'Carte du Japon',
  tracks: 'Pistes',
  players: 'Joueurs',
  hand: 'Vos cartes',
  camp: 'Votre réserve',
  ways: 'Ce que vous pouvez faire ici',
  tabs: { grid: 'Actions', map: 'Carte' },
  yourMove: 'À vous',
  you: 'vous',
  undo: 'Reprendre',
  redo: 'Rétablir',
  putDown: 'Reposer',
  main: { endTurn: 'Terminer le tour', pass: 'Passer', done: 'S’arrêter là' },
  round: (round, years) => `Tour ${round} · ${years}`,
  pile: count => (count === 1 ? '1 tuile à venir' : `${count} tuiles à venir`),
  dice: faces => `Dernier lancer : ${faces}`,
  noDice: 'Les dés n’ont pas encore roulé',
  diceColumn: column => `Colonne ${column} : un dé à ce chiffre aide ses deux tuiles`,
  pickedCard: name => `Où va cette carte : ${name} ?`,
  pickedTile: 'Combien de marqueurs ?',
  pickUp: 'Prendre en main',
  freeSpace: 'case libre',
  takenBy: name => `carte de ${name}`,
  quadrantHere: 'le Quadrant est ici',
  quadrantAway: 'le Quadrant est chez un joueur',
  dueHere: 'cette action est à faire maintenant',
  row: row => `Rangée ${row}`,
  claimedBy: name => `revendiquée par ${name}`,
  unclaimed: 'libre',
  rowHolds: actions => (actions === 1 ? '1 action' : `${actions} actions`),
  rowGives: gains => `elle vous donne sans payer ${gains}`,
  rowCosts: ryo => `ses autres actions vous coûtent jusqu’à ${ryo} ryō`,
  rowIdle: count =>
    count === 1
      ? '1 action ne vous sert à rien pour l’instant'
      : `${count} actions ne vous servent à rien pour l’instant`,
  upTo: ryo => `≤ ${ryo}`,
  steps: (track, count) => `${count} en ${track}`,
  ryo: ryo => `${ryo} ryō`,
  honor: points => `${points} d’honneur`,
  gains: signed,
  tileHolds: (markers, size) => `${markers} marqueurs sur ${size}`,
  markersOf: (name, count) => `${name} : ${count} ${count === 1 ? 'marqueur' : 'marqueurs'}`,
  surveyorsOf: (name, count) => `${name} : ${count} ${count === 1 ? 'arpenteur' : 'arpenteurs'}`,
  neutralMarkers: count => (count === 1 ? '1 neutre' : `${count} neutres`),
  tileGives: shares => `Achevée maintenant, elle donne ${shares}`,
  tileGivesNothing: 'Achevée maintenant, elle ne donne rien à personne',
  wouldGive: (honor, track, steps) => `Achevée ensuite, elle vous donne ${honor} d’honneur et ${steps} en ${track}`,
  share: (name, honor, track, steps) => `${name} ${honor} d’honneur et ${steps} en ${track}`,
  emptyPlace: 'place vide',
  chooseTile: 'Choisir le nombre de marqueurs',
  markers: count => (count === 1 ? '1 marqueur' : `${count} marqueurs`),
  fromSupply: 'Envoyer un arpenteur de votre réserve',
  fromTile: 'Envoyer cet arpenteur',
  inSupply: count => (count === 1 ? '1 arpenteur en réserve' : `${count} arpenteurs en réserve`),
  purse: (name, ryo) => `Bourse de ${name} : ${ryo} ryō`,
  coveredPurse: name => `Bourse de ${name} : cachée`,
  purseLeft: ryo => `il reste ${ryo} ryō`,
  cardsInHand: count => (count === 1 ? '1 carte en main' : `${count} cartes en main`),
  holdsQuadrant: 'tient le Quadrant',
  begins: 'commence ce tour',
  hasRow: row => `rangée ${row}`,
  score: (name, points) => `Honneur de ${name} : ${points}. Voir d’où il vient`,
  total: 'Total',
  trackSpace: (name, space, worth) => `${name} : case ${space}${worth === undefined ? '' : `, vaut ${worth}`}`,
  trackHint: {
    artistic: 'revenu à chaque tour ; honneur après les tours 2, 4 et 5',
    government: 'revenu à chaque tour ; 2 et 1 d’honneur aux plus avancés, puis retour au départ',
    travel: 'à la fin, 8, 5 et 2 d’honneur aux plus avancés',
  },
  resets: 'retour à 0 après les tours 2 et 4',
  beyond: steps => `${steps} au-delà de la dernière case`,
  way: {
    perform: 'La faire',
    survey: 'Retourner : 1 arpenteur',
    send: count => `En envoyer ${count}`,
    mapEach: upTo => (upTo === 1 ? '1 par tuile' : '1–2 par tuile'),
    earn: 'Gagner sa vie',
    track: track => track,
    honor: 'Bonnes œuvres',
    returnQuadrant: 'Le rendre au lieu d’une carte',
  },
  onMap: 'Choisissez une tuile éclairée sur la carte.',
  onMapSend: 'Choisissez la tuile où il va.',
  onMapFrom: 'Choisissez un arpenteur : en réserve ou sur une tuile.',
  mapped: (done, all) => `${done} feuilles levées sur ${all}`,
  tidings: round => `Le tour ${round} est fini`,
  noTile: 'Aucune tuile n’a été achevée.',
  income: 'Revenu',
  close: 'Fermer',
  finished: 'La carte du Japon',
  finishedBy:
    'Les sceaux disent de qui sont les marqueurs d’une feuille ; ce que personne n’acheva, les disciples d’Inō le dessinèrent en 1821.',
  savePng: 'Enregistrer la carte en PNG',
  saveSvg: 'Enregistrer la carte en SVG',
};

export const words: Readonly<Record<Language, Words>> = { en, fr };
