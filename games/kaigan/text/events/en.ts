import { rounds } from '../../rules/data/box.ts';
import { type Event, type HonorSource, SUPPLY } from '../../rules/types.ts';
import { cardName, count, list, place, signed, space, tile, tileOfPlace, track } from '../names/en.ts';
import type { Text } from '../types.ts';

const honorFor: Readonly<Record<HonorSource, string>> = {
  tiles: 'completed tiles',
  artistic: 'the Artistic track',
  government: 'the Government track',
  action: 'an action of the board',
  sideJob: 'a side job',
  travel: 'the Travel track',
  ryo: 'the purse',
  surveyors: 'surveyors left on the map',
  markers: 'markers left on the map',
  quadrant: 'the Quadrant',
};

const paidFor: Readonly<Record<(Event & { kind: 'paid' })['for'], string>> = {
  survey: 'to send a surveyor',
  dispatch: 'to dispatch surveyors',
  map: 'to map a region',
  mapWidely: 'to map widely',
  sideJob: 'for a side job',
};

export const eventText: Text['event'] = (event, who, you) => {
  /** "Aiko plays", or "You play" to Aiko. */
  const does = (seat: number, they: string, second = they.slice(0, -1)): string =>
    seat === you ? `You ${second}` : `${who(seat)} ${they}`;
  const name = (seat: number): string => (seat === you ? 'you' : who(seat));
  switch (event.kind) {
    case 'roundBegan':
      return `Round ${event.round} (${rounds[event.round - 1]}) begins; ${event.start === you ? 'you play' : `${who(event.start)} plays`} first.`;
    case 'playedCard':
      return `${does(event.seat, 'plays')} ${cardName(event.card)} on ${space(event.space)}.`;
    case 'returnedQuadrant':
      return event.unused
        ? `${does(event.seat, 'has', 'have')} not returned the Quadrant: it goes back to the board.`
        : `${does(event.seat, 'returns')} the Quadrant instead of playing a card.`;
    case 'claimedRow':
      return `${does(event.seat, 'claims')} row ${event.row + 1}.`;
    case 'endedTurn':
      return `${does(event.seat, 'claims')} no row yet.`;
    case 'planningEnded':
      return 'Every row is claimed: the actions begin.';
    case 'passed':
      return `${does(event.seat, 'passes', 'pass')} at ${space(event.space)}.`;
    case 'returnedCard':
      return `${cardName(event.card)} goes back to ${name(event.seat)}.`;
    case 'paid':
      return `${does(event.seat, 'pays')} ${event.ryo} ryō ${paidFor[event.for]}.`;
    case 'gainedRyo':
      return `${does(event.seat, 'receives')} ${event.ryo} ryō${event.from === 'sideJob' ? ' from a side job' : ''}.`;
    case 'gainedHonor':
      return event.points < 0
        ? `${does(event.seat, 'loses')} ${-event.points} honor for ${honorFor[event.source]}.`
        : `${does(event.seat, 'gains')} ${event.points} honor for ${honorFor[event.source]}.`;
    case 'advanced':
      return `${does(event.seat, 'advances')} to space ${event.to} of the ${track[event.track]} track.`;
    case 'movedSurveyor':
      return event.from === SUPPLY
        ? `${does(event.seat, 'sends')} a surveyor to ${tileOfPlace(event.to)}.`
        : `${does(event.seat, 'moves')} a surveyor from ${tileOfPlace(event.from)} to ${tileOfPlace(event.to)}.`;
    case 'placedMarkers':
      return `${does(event.seat, 'places')} ${count(event.markers, 'marker')} on ${tileOfPlace(event.place)}.`;
    case 'tookQuadrant':
      return `${does(event.seat, 'takes')} the Quadrant.`;
    case 'rolled':
      return `${does(event.seat, 'rolls')} ${list(event.dice.map(String))}.`;
    case 'placedNeutral':
      return `${count(event.markers, 'neutral marker')} on ${tileOfPlace(event.place)}.`;
    case 'scoredTile': {
      const shares = event.gains.map(
        ({ seat, markers, honor }) => `${name(seat)} ${count(markers, 'marker')}, ${signed(honor)} honor`,
      );
      return `The ${tile(event.tile)} (${place(event.place)}) is complete: ${shares.length > 0 ? shares.join('; ') : 'nobody contributed'}.`;
    }
    case 'replacedTile':
      return `A new tile, ${place(event.place)}: ${tile(event.tile)}.`;
    case 'leftEmpty':
      return `The pile is empty: nothing replaces ${tileOfPlace(event.place)}.`;
    case 'gainedIncome':
      return `${does(event.seat, 'receives')} ${event.artistic + event.government} ryō of income (${event.artistic} Artistic, ${event.government} Government).`;
    case 'governmentReset':
      return 'All discs on the Government track go back to the start.';
    case 'gameEnded':
      return 'The game is over.';
  }
};
