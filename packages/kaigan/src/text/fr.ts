import { actionAt, cardOf as cardOnSpace, columnOf, rowOf } from '../board.ts';
import { type ActionName, actionCards, type CardName, gains, prices } from '../data/actions.ts';
import { rounds } from '../data/box.ts';
import { columnOfPlace, tileOf } from '../map.ts';
import { priceOfNext } from '../steps/mapping.ts';
import {
  type Action,
  type CardId,
  type Event,
  type HonorSource,
  NONE,
  type PlaceId,
  type Refusal,
  type SpaceId,
  SUPPLY,
  type TileId,
  type View,
} from '../types.ts';
import type { NameOf, Text } from './types.ts';

const track: Text['track'] = { artistic: 'Art', government: 'Gouvernement', travel: 'Voyage' };
/** "la piste d'Art": with its article. */
const onTrack: Text['track'] = {
  artistic: "la piste d'Art",
  government: 'la piste du Gouvernement',
  travel: 'la piste de Voyage',
};
const tileKind: Text['track'] = { artistic: "d'Art", government: 'du Gouvernement', travel: 'de Voyage' };
const card: Text['card'] = {
  artistic: 'Étude artistique',
  government: 'Relations avec le gouvernement',
  dispatch: 'Envoi des arpenteurs',
  map: 'Cartographie',
  mapWidely: 'Grande cartographie',
  sideJob: 'Petit travail',
};

const widely = (upTo: 1 | 2): string => prices.mapWidely[upTo].join('/');
const does: Text['does'] = {
  artistic: `avancer de 1 sur ${onTrack.artistic}`,
  government: `avancer de 1 sur ${onTrack.government}`,
  dispatch: `envoyer 2 arpenteurs pour ${prices.dispatch[2]} ryō, ou les 3 pour ${prices.dispatch[3]}, sur des tuiles différentes`,
  map: `poser 1 marqueur pour ${prices.map[1]} ryō, ou 2 pour ${prices.map[2]}, sur une tuile où se tient un de vos arpenteurs`,
  mapWidely: `pour ${widely(1)} ryō poser 1 marqueur, ou pour ${widely(2)} jusqu'à 2, sur chacune de 1/2/3 tuiles où se tiennent vos arpenteurs`,
  sideJob: `recevoir ${gains.sideJob.ryo} ryō ; ou pour ${prices.sideJob.advance} ryō avancer de 1 sur une piste ; ou pour ${prices.sideJob.honor} ryō gagner ${gains.sideJob.honor} points d'honneur`,
  earn5: `recevoir ${gains.earn5} ryō`,
  honor2: `gagner ${gains.honor2} points d'honneur`,
  takeQuadrant: 'prendre le Quadrant',
  survey: `envoyer 1 arpenteur sur une tuile pour ${prices.survey} ryō`,
};

const job: Text['job'] = {
  earn: `Recevoir ${gains.sideJob.ryo} ryō`,
  artistic: `Payer ${prices.sideJob.advance} ryō : avancer de 1 sur ${onTrack.artistic}`,
  government: `Payer ${prices.sideJob.advance} ryō : avancer de 1 sur ${onTrack.government}`,
  travel: `Payer ${prices.sideJob.advance} ryō : avancer de 1 sur ${onTrack.travel}`,
  honor: `Payer ${prices.sideJob.honor} ryō : gagner ${gains.sideJob.honor} points d'honneur`,
};

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

const cardName = (id: CardId): string => card[actionCards[id] as CardName];
const tile = (id: TileId): string => `tuile ${tileKind[tileOf(id).kind]} de ${tileOf(id).size}`;
const place = (id: PlaceId): string => `colonne ${columnOfPlace(id) + 1}, tuile ${id % 2 === 0 ? 'du haut' : 'du bas'}`;
const space = (id: SpaceId): string => `rangée ${rowOf(id) + 1}, colonne ${columnOf(id) + 1}`;

/** "la tuile de Voyage de 4 (colonne 2, tuile du haut)". */
const tileAt = (view: View, id: PlaceId): string =>
  view.tiles[id] === NONE ? `l'emplacement vide (${place(id)})` : `la ${tile(view.tiles[id] as TileId)} (${place(id)})`;

const saying = (view: View, id: SpaceId): string => {
  const shown = view.grid[id] as number;
  return shown === NONE ? does[actionAt(view, id) as ActionName] : cardName(cardOnSpace(shown));
};

function prompt(view: View, who: NameOf): string {
  const { phase, viewer } = view;
  if (phase.kind === 'over') return 'La partie est terminée.';
  if (phase.seat !== viewer) {
    const waiting = {
      plan: 'joue une carte',
      claim: 'revendique une rangée ou termine son tour',
      act: 'fasse son action',
      sendFrom: 'envoie ses arpenteurs',
      sendTo: 'envoie ses arpenteurs',
      mark: 'cartographie',
    };
    return `On attend que ${who(phase.seat)} ${waiting[phase.kind]}.`;
  }
  switch (phase.kind) {
    case 'plan':
      return view.quadrant === viewer
        ? 'Jouez une carte sur le plateau, ou rendez le Quadrant à la place.'
        : 'Jouez une carte sur le plateau.';
    case 'claim':
      return phase.must
        ? 'Revendiquez une rangée : vous ne pouvez plus jouer de carte.'
        : 'Revendiquez une rangée, ou terminez votre tour sans le faire.';
    case 'act':
      return `Votre action, ${space(phase.space)} : ${saying(view, phase.space)}. Faites-la ou passez.`;
    case 'sendFrom':
      return `Quel arpenteur envoyez-vous ? Encore ${count(phase.left, 'arpenteur')} à envoyer.`;
    case 'sendTo':
      return `Sur quelle tuile va l'arpenteur ${phase.from === SUPPLY ? 'de votre réserve' : `de ${tileAt(view, phase.from)}`} ?`;
    case 'mark': {
      const each = phase.upTo === 1 ? '1 marqueur' : '1 ou 2 marqueurs';
      const stop = phase.marked === 0 ? '.' : ', ou arrêtez-vous là.';
      return `Grande cartographie : ${each} sur une tuile pour ${priceOfNext(phase)} ryō${stop}`;
    }
  }
}

function actionText(action: Action, view: View): string {
  switch (action.kind) {
    case 'play':
      return `Jouer ${cardName(action.card)} en ${space(action.space)}`;
    case 'returnQuadrant':
      return 'Rendre le Quadrant au plateau au lieu de jouer une carte';
    case 'claim':
      return `Revendiquer la rangée ${action.row + 1}`;
    case 'endTurn':
      return 'Terminer le tour sans revendiquer de rangée';
    case 'pass':
      return 'Passer';
    case 'perform':
      return view.phase.kind === 'act'
        ? capital(does[actionAt(view, view.phase.space) as ActionName])
        : "Faire l'action";
    case 'survey':
      return `Retourner la carte : ${does.survey}`;
    case 'dispatch':
      return `Payer ${prices.dispatch[action.surveyors]} ryō : envoyer ${action.surveyors} arpenteurs sur des tuiles différentes`;
    case 'from':
      return action.place === SUPPLY ? 'Un arpenteur de votre réserve' : `L'arpenteur de ${tileAt(view, action.place)}`;
    case 'to':
      return `Vers ${tileAt(view, action.place)}`;
    case 'map':
      return `Payer ${prices.map[action.markers]} ryō : ${count(action.markers, 'marqueur')} sur ${tileAt(view, action.place)}`;
    case 'mapWidely':
      return `${action.upTo === 1 ? '1 marqueur' : '1 ou 2 marqueurs'} sur chacune de 3 tuiles au plus, pour ${widely(action.upTo)} ryō`;
    case 'mark':
      return `${count(action.markers, 'marqueur')} sur ${tileAt(view, action.place)}`;
    case 'done':
      return 'Cesser de cartographier';
    case 'sideJob':
      return job[action.job];
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const honorFor: Readonly<Record<HonorSource, string>> = {
  tiles: 'les tuiles achevées',
  artistic: onTrack.artistic,
  government: onTrack.government,
  action: 'une action du plateau',
  sideJob: 'un petit travail',
  travel: onTrack.travel,
  ryo: 'la bourse',
  surveyors: 'les arpenteurs restés sur la carte',
  markers: 'les marqueurs restés sur la carte',
  quadrant: 'le Quadrant',
};

const paidFor: Readonly<Record<(Event & { kind: 'paid' })['for'], string>> = {
  survey: 'pour envoyer un arpenteur',
  dispatch: 'pour envoyer ses arpenteurs',
  map: 'pour cartographier une région',
  mapWidely: 'pour la grande cartographie',
  sideJob: 'pour un petit travail',
};

function eventText(event: Event, who: NameOf): string {
  switch (event.kind) {
    case 'roundBegan':
      return `Le tour ${event.round} (${rounds[event.round - 1]}) commence ; ${who(event.start)} planifie en premier.`;
    case 'playedCard':
      return `${who(event.seat)} joue ${cardName(event.card)} en ${space(event.space)}.`;
    case 'returnedQuadrant':
      return event.unused
        ? `Le Quadrant retourne au plateau sans que ${who(event.seat)} s'en soit servi.`
        : `${who(event.seat)} rend le Quadrant au lieu de jouer une carte.`;
    case 'claimedRow':
      return `${who(event.seat)} revendique la rangée ${event.row + 1}.`;
    case 'endedTurn':
      return `${who(event.seat)} ne revendique pas encore de rangée.`;
    case 'planningEnded':
      return 'Toutes les rangées sont revendiquées : les actions commencent.';
    case 'passed':
      return `${who(event.seat)} passe, ${space(event.space)}.`;
    case 'returnedCard':
      return `${cardName(event.card)} revient à ${who(event.seat)}.`;
    case 'paid':
      return `${who(event.seat)} paie ${event.ryo} ryō ${paidFor[event.for]}.`;
    case 'gainedRyo':
      return `${who(event.seat)} reçoit ${event.ryo} ryō${event.from === 'sideJob' ? " d'un petit travail" : ''}.`;
    case 'gainedHonor':
      return `${who(event.seat)} : ${signed(event.points)} d'honneur pour ${honorFor[event.source]}.`;
    case 'advanced':
      return `${who(event.seat)} avance à la case ${event.to} sur ${onTrack[event.track]}.`;
    case 'movedSurveyor':
      return event.from === SUPPLY
        ? `${who(event.seat)} envoie un arpenteur : ${place(event.to)}.`
        : `${who(event.seat)} déplace un arpenteur : de ${place(event.from)} à ${place(event.to)}.`;
    case 'placedMarkers':
      return `${who(event.seat)} pose ${count(event.markers, 'marqueur')} : ${place(event.place)}.`;
    case 'tookQuadrant':
      return `${who(event.seat)} prend le Quadrant.`;
    case 'rolled':
      return `${who(event.seat)} lance les dés : ${list(event.dice.map(String))}.`;
    case 'placedNeutral':
      return `${count(event.markers, 'marqueur neutre', 'marqueurs neutres')} : ${place(event.place)}.`;
    case 'scoredTile': {
      const shares = event.gains.map(
        ({ seat, markers, honor }) => `${who(seat)} ${count(markers, 'marqueur')}, ${signed(honor)} d'honneur`,
      );
      return `La ${tile(event.tile)} (${place(event.place)}) est achevée : ${shares.length > 0 ? shares.join(' ; ') : "personne n'y a contribué"}.`;
    }
    case 'replacedTile':
      return `Nouvelle tuile, ${place(event.place)} : ${tile(event.tile)}.`;
    case 'leftEmpty':
      return `La pioche est vide : rien ne remplace la tuile (${place(event.place)}).`;
    case 'gainedIncome':
      return `${who(event.seat)} reçoit ${event.artistic + event.government} ryō de revenu (${event.artistic} pour l'Art, ${event.government} du Gouvernement).`;
    case 'governmentReset':
      return 'Tous les disques de la piste du Gouvernement retournent au départ.';
    case 'gameEnded':
      return 'La partie est terminée.';
  }
}

const notNow: Readonly<Record<(Refusal & { kind: 'notNow' })['phase'], string>> = {
  plan: 'À présent, jouez une carte sur le plateau.',
  claim: 'À présent, revendiquez une rangée ou terminez votre tour.',
  act: "À présent, faites l'action de votre rangée, ou passez.",
  sendFrom: "À présent, choisissez l'arpenteur à envoyer.",
  sendTo: "À présent, choisissez la tuile où va l'arpenteur.",
  mark: 'À présent, choisissez une tuile à cartographier, ou arrêtez-vous.',
};

function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'notAnAction':
      return "Cela ne fait pas partie de ce qu'on peut faire à Kaigan.";
    case 'notNow':
      return notNow[refusal.phase];
    case 'notYourCard':
      return "Vous n'avez pas cette carte en main.";
    case 'noSuchSpace':
      return "Le plateau n'a pas cette case.";
    case 'preprinted':
      return 'Une action y est imprimée : aucune carte ne peut la couvrir.';
    case 'spaceTaken':
      return 'Une carte y est déjà posée.';
    case 'rowClaimed':
      return 'Cette rangée est revendiquée.';
    case 'rowClosed':
      return 'Cette rangée est fermée dans cette partie.';
    case 'noQuadrant':
      return "Vous n'avez pas le Quadrant.";
    case 'mustClaim':
      return 'Vous ne pouvez plus jouer : il faut revendiquer une rangée.';
    case 'notThisAction':
      return 'La case ne propose pas cela.';
    case 'noCardHere':
      return 'Seule une carte se retourne ; cette action est imprimée sur le plateau.';
    case 'cannotPay':
      return `Cela coûte ${refusal.ryo} ryō ; vous en avez ${refusal.purse}.`;
    case 'noSurveyorThere':
      return "Vous n'y avez pas d'arpenteur qui puisse le faire.";
    case 'alreadySent':
      return "Cet arpenteur vient d'être envoyé par cette même action.";
    case 'noTileThere':
      return "Il n'y a pas de tuile.";
    case 'sameTile':
      return "L'arpenteur s'y tient déjà : ce n'est pas un déplacement.";
    case 'tilesDiffer':
      return "Les arpenteurs d'un même envoi vont sur des tuiles différentes.";
    case 'tooFewTiles':
      return "La suite de l'action serait impossible : il reste trop peu de tuiles.";
    case 'tileFull':
      return refusal.room === 0
        ? 'Cette tuile est entièrement cartographiée.'
        : `Cette tuile ne prend plus que ${count(refusal.room, 'marqueur')}.`;
    case 'alreadyMarked':
      return 'Cette tuile a reçu ses marqueurs pour cette action.';
    case 'tooManyMarkers':
      return 'Cette action ne pose pas autant de marqueurs sur une tuile.';
    case 'nothingMarked':
      return 'Cartographiez au moins une tuile.';
  }
}

const scoreRow: Text['scoreRow'] = {
  tiles: 'Tuiles achevées',
  artistic: "Piste d'Art",
  government: 'Piste du Gouvernement',
  action: 'Actions du plateau',
  sideJob: 'Petits travaux',
  travel: 'Piste de Voyage',
  ryo: 'Le plus, le moins de ryō',
  surveyors: 'Arpenteurs sur la carte',
  markers: 'Marqueurs sur la carte',
  quadrant: 'Quadrant',
};

export const fr: Text = {
  game: 'Kaigan',
  terms: {
    board: 'plateau',
    map: 'carte du Japon',
    row: 'rangée',
    column: 'colonne',
    card: 'carte Action',
    surveyor: 'arpenteur',
    surveyors: 'arpenteurs',
    marker: 'marqueur de cartographie',
    markers: 'marqueurs de cartographie',
    neutralMarker: 'marqueur neutre',
    tile: 'tuile',
    tiles: 'tuiles',
    pile: 'pioche',
    ryo: 'ryō',
    purse: 'bourse',
    honor: 'honneur',
    quadrant: 'Quadrant',
    supply: 'réserve',
    claim: 'revendiquer',
    round: 'tour',
    start: 'premier joueur',
    dice: 'dés',
    score: 'score',
    hidden: 'caché',
  },
  track,
  card,
  does,
  job,
  option: { purses: 'Bourses des autres', covered: 'cachées', open: 'visibles' },
  tile,
  place,
  space,
  cardName,
  prompt,
  action: actionText,
  event: eventText,
  refusal: refusalText,
  scoreRow,
  scoreLine: line => scoreRow[line.kind],
};
