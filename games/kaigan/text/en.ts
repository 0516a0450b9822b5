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
import { eventText } from './events/en.ts';
import { card, cardName, count, place, space, tile, track } from './names/en.ts';
import type { NameOf, Text } from './types.ts';

const widely = (upTo: 1 | 2): string => prices.mapWidely[upTo].join('/');
const does: Text['does'] = {
  artistic: 'advance 1 on the Artistic track',
  government: 'advance 1 on the Government track',
  dispatch: `send 2 surveyors for ${prices.dispatch[2]} ryō, or all 3 for ${prices.dispatch[3]}, to different tiles`,
  map: `put 1 marker for ${prices.map[1]} ryō, or 2 for ${prices.map[2]}, on a tile with your surveyor`,
  mapWidely: `for ${widely(1)} ryō put 1 marker, or for ${widely(2)} up to 2, on each of 1/2/3 tiles with your surveyors`,
  sideJob: `receive ${gains.sideJob.ryo} ryō; or for ${prices.sideJob.advance} ryō advance 1 on a track; or for ${prices.sideJob.honor} ryō gain ${gains.sideJob.honor} honor`,
  earn5: `receive ${gains.earn5} ryō`,
  honor2: `gain ${gains.honor2} honor`,
  takeQuadrant: 'take the Quadrant',
  survey: `send 1 surveyor to a tile for ${prices.survey} ryō`,
};

const job: Text['job'] = {
  earn: `Receive ${gains.sideJob.ryo} ryō`,
  artistic: `Pay ${prices.sideJob.advance} ryō: advance 1 on the Artistic track`,
  government: `Pay ${prices.sideJob.advance} ryō: advance 1 on the Government track`,
  travel: `Pay ${prices.sideJob.advance} ryō: advance 1 on the Travel track`,
  honor: `Pay ${prices.sideJob.honor} ryō: gain ${gains.sideJob.honor} honor`,
};

/** "the Travel tile of 4 (column 2, upper tile)". */
const tileAt = (view: View, id: PlaceId): string =>
  view.tiles[id] === NONE ? `the empty place (${place(id)})` : `the ${tile(view.tiles[id] as TileId)} (${place(id)})`;

const saying = (view: View, id: SpaceId): string => {
  const shown = view.grid[id] as number;
  return shown === NONE ? does[actionAt(view, id) as ActionName] : cardName(cardOnSpace(shown));
};

function prompt(view: View, who: NameOf): string {
  const { phase, viewer } = view;
  if (phase.kind === 'over') return 'The game is over.';
  if (phase.seat !== viewer) {
    const waiting = {
      plan: 'to play a card',
      claim: 'to claim a row or end the turn',
      act: 'to take an action',
      sendFrom: 'to send surveyors',
      sendTo: 'to send surveyors',
      mark: 'to map',
    };
    return `Waiting for ${who(phase.seat)} ${waiting[phase.kind]}.`;
  }
  switch (phase.kind) {
    case 'plan':
      return view.quadrant === viewer
        ? 'Play a card on the board, or return the Quadrant instead.'
        : 'Play a card on the board.';
    case 'claim':
      return phase.must
        ? 'Claim a row: you cannot play any more cards.'
        : 'Claim a row for yourself, or end your turn without claiming.';
    case 'act':
      return `Your action at ${space(phase.space)}: ${saying(view, phase.space)}. Do it, or pass.`;
    case 'sendFrom':
      return `Which surveyor do you send? ${count(phase.left, 'surveyor')} still to send.`;
    case 'sendTo':
      return `To which tile does the surveyor ${phase.from === SUPPLY ? 'from your supply' : `on ${tileAt(view, phase.from)}`} go?`;
    case 'mark': {
      const each = phase.upTo === 1 ? '1 marker' : '1 or 2 markers';
      return `Map widely: ${each} on a tile for ${priceOfNext(phase)} ryō${phase.marked === 0 ? '.' : ', or stop here.'}`;
    }
  }
}

function actionText(action: Action, view: View): string {
  switch (action.kind) {
    case 'play':
      return `Play ${cardName(action.card)} on ${space(action.space)}`;
    case 'returnQuadrant':
      return 'Return the Quadrant to the board instead of playing a card';
    case 'claim':
      return `Claim row ${action.row + 1}`;
    case 'endTurn':
      return 'End the turn without claiming a row';
    case 'pass':
      return 'Pass';
    case 'perform':
      return view.phase.kind === 'act'
        ? capital(does[actionAt(view, view.phase.space) as ActionName])
        : 'Do the action';
    case 'survey':
      return `Turn the card over: ${does.survey}`;
    case 'dispatch':
      return `Pay ${prices.dispatch[action.surveyors]} ryō: send ${action.surveyors} surveyors to different tiles`;
    case 'from':
      return action.place === SUPPLY ? 'A surveyor from your supply' : `The surveyor on ${tileAt(view, action.place)}`;
    case 'to':
      return `To ${tileAt(view, action.place)}`;
    case 'map':
      return `Pay ${prices.map[action.markers]} ryō: ${count(action.markers, 'marker')} on ${tileAt(view, action.place)}`;
    case 'mapWidely':
      return `${action.upTo === 1 ? '1 marker' : '1 or 2 markers'} on each of up to 3 tiles, for ${widely(action.upTo)} ryō`;
    case 'mark':
      return `${count(action.markers, 'marker')} on ${tileAt(view, action.place)}`;
    case 'done':
      return 'Stop mapping here';
    case 'sideJob':
      return job[action.job];
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const notNow: Readonly<Record<(Refusal & { kind: 'notNow' })['phase'], string>> = {
  plan: 'Now you play a card on the board.',
  claim: 'Now you claim a row or end your turn.',
  act: 'Now you take the action of your row, or pass.',
  sendFrom: 'Now you choose the surveyor to send.',
  sendTo: 'Now you choose the tile for the surveyor.',
  mark: 'Now you choose a tile to map, or stop.',
};

function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'notAnAction':
      return 'There is no such move in Kaigan.';
    case 'notNow':
      return notNow[refusal.phase];
    case 'notYourCard':
      return 'You do not have that card in hand.';
    case 'noSuchSpace':
      return 'The board has no such space.';
    case 'preprinted':
      return 'An action is printed there: no card may cover it.';
    case 'spaceTaken':
      return 'A card lies there already.';
    case 'rowClaimed':
      return 'That row has been claimed.';
    case 'rowClosed':
      return 'That row is closed in this game.';
    case 'noQuadrant':
      return 'You do not hold the Quadrant.';
    case 'mustClaim':
      return 'You cannot play any more cards: you must claim a row.';
    case 'notThisAction':
      return 'This space does not allow that.';
    case 'noCardHere':
      return 'Only a card can be turned over; this action is printed on the board.';
    case 'cannotPay':
      return `That costs ${refusal.ryo} ryō; you have ${refusal.purse}.`;
    case 'noSurveyorThere':
      return 'You have no surveyor there who could do that.';
    case 'alreadySent':
      return 'That surveyor has already been sent by this action.';
    case 'noTileThere':
      return 'There is no tile there.';
    case 'sameTile':
      return 'The surveyor is there already: that is not a move.';
    case 'tilesDiffer':
      return 'Surveyors of one dispatch go to different tiles.';
    case 'tooFewTiles':
      return 'The rest of the action could not be done: too few tiles are left.';
    case 'tileFull':
      return refusal.room === 0
        ? 'That tile is fully mapped.'
        : `That tile only takes ${count(refusal.room, 'marker')} more.`;
    case 'alreadyMarked':
      return 'That tile has already had its markers from this action.';
    case 'tooManyMarkers':
      return 'This action does not put that many markers on a tile.';
    case 'nothingMarked':
      return 'Map at least one tile.';
  }
}

const scoreRow: Text['scoreRow'] = {
  tiles: 'Completed tiles',
  artistic: 'Artistic track',
  government: 'Government track',
  action: 'Actions on the board',
  sideJob: 'Side jobs',
  travel: 'Travel track',
  ryo: 'Most or least ryō',
  surveyors: 'Surveyors on the map',
  markers: 'Markers on the map',
  quadrant: 'Quadrant',
};

export const en: Text = {
  game: 'Kaigan',
  terms: {
    board: 'board',
    map: 'map',
    row: 'row',
    column: 'column',
    card: 'action card',
    surveyor: 'surveyor',
    surveyors: 'surveyors',
    marker: 'mapping marker',
    markers: 'mapping markers',
    neutralMarker: 'neutral marker',
    tile: 'tile',
    tiles: 'tiles',
    pile: 'draw pile',
    ryo: 'ryō',
    purse: 'purse',
    honor: 'honor',
    quadrant: 'Quadrant',
    supply: 'supply',
    claim: 'claim',
    round: 'round',
    start: 'start player',
    dice: 'dice',
    score: 'score',
    hidden: 'hidden',
  },
  track,
  card,
  does,
  job,
  option: {
    purses: 'Other players’ purses',
    covered: 'covered',
    open: 'open',
    startSpaces: 'Honor for a disc still on the starting space',
    nothing: 'none',
    count: 'like any other',
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
