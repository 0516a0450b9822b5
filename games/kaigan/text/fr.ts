import { actionAt, cardOf as cardOnSpace } from '../rules/board.ts';
import { type ActionName, gains, prices } from '../rules/data/actions.ts';
import { priceOfNext } from '../rules/steps/mapping.ts';
import {
  type Action,
  NONE,
  type PlaceId,
  type Refusal,
  type SpaceId,
  SUPPLY,
  type TileId,
  type View,
} from '../rules/types.ts';
import { eventText } from './events/fr.ts';
import { card, cardName, count, honor, onTrack, place, space, tile, track } from './names/fr.ts';
import type { NameOf, Text } from './types.ts';

const widely = (upTo: 1 | 2): string => prices.mapWidely[upTo].join('/');
const does: Text['does'] = {
  artistic: `avancer de 1 sur ${onTrack.artistic}`,
  government: `avancer de 1 sur ${onTrack.government}`,
  dispatch: `envoyer 2 arpenteurs pour ${prices.dispatch[2]} ryō, ou les 3 pour ${prices.dispatch[3]}, sur des tuiles différentes`,
  map: `poser 1 marqueur pour ${prices.map[1]} ryō, ou 2 pour ${prices.map[2]}, sur une tuile où se trouve un de vos arpenteurs`,
  mapWidely: `pour ${widely(1)} ryō poser 1 marqueur, ou pour ${widely(2)} jusqu’à 2, sur 1/2/3 tuiles où se trouvent vos arpenteurs`,
  sideJob: `recevoir ${gains.sideJob.ryo} ryō ; ou pour ${prices.sideJob.advance} ryō avancer de 1 sur une piste ; ou pour ${prices.sideJob.honor} ryō gagner ${honor(gains.sideJob.honor)}`,
  earn5: `recevoir ${gains.earn5} ryō`,
  honor2: `gagner ${honor(gains.honor2)}`,
  takeQuadrant: 'prendre le Quadrant',
  survey: `envoyer 1 arpenteur sur une tuile pour ${prices.survey} ryō`,
};

const job: Text['job'] = {
  earn: `Recevoir ${gains.sideJob.ryo} ryō`,
  artistic: `Payer ${prices.sideJob.advance} ryō : avancer de 1 sur ${onTrack.artistic}`,
  government: `Payer ${prices.sideJob.advance} ryō : avancer de 1 sur ${onTrack.government}`,
  travel: `Payer ${prices.sideJob.advance} ryō : avancer de 1 sur ${onTrack.travel}`,
  honor: `Payer ${prices.sideJob.honor} ryō : gagner ${honor(gains.sideJob.honor)}`,
};

/** "la tuile de Voyage de 4 (colonne 2, tuile du haut)". */
const tileAt = (view: View, id: PlaceId): string =>
  view.tiles[id] === NONE ? `l’emplacement vide (${place(id)})` : `la ${tile(view.tiles[id] as TileId)} (${place(id)})`;

const saying = (view: View, id: SpaceId): string => {
  const shown = view.grid[id] as number;
  return shown === NONE ? does[actionAt(view, id) as ActionName] : cardName(cardOnSpace(shown));
};

function prompt(view: View, who: NameOf): string {
  const { phase, viewer } = view;
  if (phase.kind === 'over') return 'La partie est terminée.';
  if (phase.seat !== viewer) {
    const awaited = {
      plan: 'de jouer une carte',
      claim: 'de revendiquer une rangée ou de terminer son tour',
      act: 'de faire son action',
      sendFrom: 'd’envoyer ses arpenteurs',
      sendTo: 'd’envoyer ses arpenteurs',
      mark: 'de cartographier',
    };
    return `C’est à ${who(phase.seat)} ${awaited[phase.kind]}.`;
  }
  switch (phase.kind) {
    case 'plan':
      return view.quadrant === viewer
        ? 'Jouez une carte sur le plateau, ou rendez le Quadrant à la place.'
        : 'Jouez une carte sur le plateau.';
    case 'claim':
      return phase.must
        ? 'Revendiquez une rangée : vous ne pouvez plus jouer de carte.'
        : 'Revendiquez une rangée, ou terminez votre tour sans le faire.';
    case 'act':
      return `Votre action, ${space(phase.space)} : ${saying(view, phase.space)}. Faites-la ou passez.`;
    case 'sendFrom':
      return `Quel arpenteur envoyez-vous ? Encore ${count(phase.left, 'arpenteur')} à envoyer.`;
    case 'sendTo':
      return `Sur quelle tuile va l’arpenteur ${phase.from === SUPPLY ? 'de votre réserve' : `de ${tileAt(view, phase.from)}`} ?`;
    case 'mark': {
      const each = phase.upTo === 1 ? '1 marqueur' : '1 ou 2 marqueurs';
      const stop = phase.marked === 0 ? '.' : ', ou arrêtez-vous là.';
      return `Grande cartographie : ${each} sur une tuile pour ${priceOfNext(phase)} ryō${stop}`;
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
        : 'Faire l’action';
    case 'survey':
      return `Retourner la carte : ${does.survey}`;
    case 'dispatch':
      return `Payer ${prices.dispatch[action.surveyors]} ryō : envoyer ${action.surveyors} arpenteurs sur des tuiles différentes`;
    case 'from':
      return action.place === SUPPLY ? 'Un arpenteur de votre réserve' : `L’arpenteur de ${tileAt(view, action.place)}`;
    case 'to':
      return `Vers ${tileAt(view, action.place)}`;
    case 'map':
      return `Payer ${prices.map[action.markers]} ryō : ${count(action.markers, 'marqueur')} sur ${tileAt(view, action.place)}`;
    case 'mapWidely':
      return `${action.upTo === 1 ? '1 marqueur' : '1 ou 2 marqueurs'} sur chaque tuile, 3 tuiles au plus, pour ${widely(action.upTo)} ryō`;
    case 'mark':
      return `${count(action.markers, 'marqueur')} sur ${tileAt(view, action.place)}`;
    case 'done':
      return 'Cesser de cartographier';
    case 'sideJob':
      return job[action.job];
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const notNow: Readonly<Record<(Refusal & { kind: 'notNow' })['phase'], string>> = {
  plan: 'À présent, jouez une carte sur le plateau.',
  claim: 'À présent, revendiquez une rangée ou terminez votre tour.',
  act: 'À présent, faites l’action de votre rangée, ou passez.',
  sendFrom: 'À présent, choisissez l’arpenteur à envoyer.',
  sendTo: 'À présent, choisissez la tuile où va l’arpenteur.',
  mark: 'À présent, choisissez une tuile à cartographier, ou arrêtez-vous.',
};

function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'notAnAction':
      return 'Ce coup n’existe pas dans Kaigan.';
    case 'notNow':
      return notNow[refusal.phase];
    case 'notYourCard':
      return 'Vous n’avez pas cette carte en main.';
    case 'noSuchSpace':
      return 'Le plateau n’a pas cette case.';
    case 'preprinted':
      return 'Une action y est imprimée : aucune carte ne peut la couvrir.';
    case 'spaceTaken':
      return 'Une carte y est déjà posée.';
    case 'rowClaimed':
      return 'Cette rangée est revendiquée.';
    case 'rowClosed':
      return 'Cette rangée est fermée dans cette partie.';
    case 'noQuadrant':
      return 'Vous n’avez pas le Quadrant.';
    case 'mustClaim':
      return 'Vous ne pouvez plus jouer : il faut revendiquer une rangée.';
    case 'notThisAction':
      return 'Cette case ne le permet pas.';
    case 'noCardHere':
      return 'Seule une carte se retourne ; cette action est imprimée sur le plateau.';
    case 'cannotPay':
      return `Cela coûte ${refusal.ryo} ryō ; vous en avez ${refusal.purse}.`;
    case 'noSurveyorThere':
      return 'Vous n’y avez pas d’arpenteur qui puisse le faire.';
    case 'alreadySent':
      return 'Cet arpenteur vient d’être envoyé par cette même action.';
    case 'noTileThere':
      return 'Il n’y a pas de tuile à cet endroit.';
    case 'sameTile':
      return 'L’arpenteur s’y trouve déjà : ce n’est pas un déplacement.';
    case 'tilesDiffer':
      return 'Les arpenteurs d’un même envoi vont sur des tuiles différentes.';
    case 'tooFewTiles':
      return 'La suite de l’action serait impossible : il reste trop peu de tuiles.';
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
  artistic: 'Piste d’Art',
  government: 'Piste du Gouvernement',
  action: 'Actions du plateau',
  sideJob: 'Petits boulots',
  travel: 'Piste de Voyage',
  ryo: 'Le plus ou le moins de ryō',
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
    round: 'manche',
    start: 'premier joueur',
    dice: 'dés',
    score: 'score',
    hidden: 'caché',
  },
  track,
  card,
  does,
  job,
  option: {
    purses: 'Bourses des autres',
    covered: 'cachées',
    open: 'visibles',
    startSpaces: 'Honneur d’un disque resté sur la case de départ',
    nothing: 'aucun',
    count: 'comme les autres',
  },
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
