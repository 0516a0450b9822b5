import { actionAt, allSpaces, cardOf, ownerOf, printedOn, rowOf, rowsFor } from '../board.ts';
import { actionCards } from '../data/actions.ts';
import { rounds, surveyorsEach } from '../data/box.ts';
import { tilesInBox } from '../data/tiles.ts';
import { tracks } from '../data/tracks.ts';
import { allPlaces, markersOn } from '../map.ts';
import { placeInBox, tileOf, tilesUnder } from '../tiles.ts';
import { honorSources, NONE, type Player, type State } from '../types.ts';

/** Every component is somewhere, once, and where it may be. */
export function conserve(state: State): void {
  const { players } = state;
  const box = tilesUnder(state.rules);
  const gone = box.filter(tile => state.scored & (1 << placeInBox(tile)));
  const tiles = [...state.pile, ...state.tiles.filter(tile => tile !== NONE), ...gone];
  must('24 tiles of these rules, each once', tiles.length === tilesInBox && box.every(tile => tiles.includes(tile)));
  must('no place is empty while tiles are left', state.pile.length === 0 || !state.tiles.includes(NONE));
  must('five rounds', state.round >= 1 && state.round <= rounds.length);
  must('one Quadrant', state.quadrant === NONE || !!players[state.quadrant]);
  allPlaces.forEach(place => {
    conservePlace(state, place);
  });
  players.forEach((player, seat) => {
    conservePlayer(state, player, seat);
  });
  conserveGrid(state);
  conservePhase(state);
}

function conservePlace(state: State, place: number): void {
  const tile = state.tiles[place]!;
  const markers = markersOn(state, place);
  must('no more markers than the tile’s number', markers >= 0 && markers <= (tile === NONE ? 0 : tileOf(tile).size));
  must(
    'nobody has less than no marker',
    state.neutral[place]! >= 0 && state.players.every(p => p.markers[place]! >= 0),
  );
  must('nobody stands where no tile lies', tile !== NONE || state.players.every(p => p.surveyors[place] === 0));
  const isBetweenRounds = state.phase.kind === 'plan' || state.phase.kind === 'over';
  must('what is complete is scored', !isBetweenRounds || tile === NONE || markers < tileOf(tile).size);
}

function conservePlayer(state: State, player: Player, seat: number): void {
  const standing = sum(player.surveyors);
  must('three surveyors', standing <= surveyorsEach && player.surveyors.every(count => count >= 0));
  must('no debts', Number.isInteger(player.ryo) && player.ryo >= 0);
  must('discs on their tracks', player.tracks.length === tracks.length && player.tracks.every(isCount));
  must('honor by source', player.honor.length === honorSources.length && player.honor.every(Number.isInteger));
  must(
    'only ryo cost honor',
    player.honor.every((points, i) => points >= 0 || honorSources[i] === 'ryo'),
  );
  const onGrid = state.grid.filter(shown => shown !== NONE && ownerOf(shown) === seat).map(cardOf);
  const inHand = actionCards.map((_, card) => card).filter(card => player.cards & (1 << card));
  const cards = [...onGrid, ...inHand].sort((a, b) => a - b);
  must('six cards, each once', cards.join() === actionCards.map((_, card) => card).join());
  must('one disc claims one row', state.claims.filter(other => other === seat).length <= 1);
}

function conserveGrid(state: State): void {
  const open = rowsFor(state.players.length);
  for (const space of allSpaces) {
    const isTaken = state.grid[space] !== NONE;
    must('no card on a printed action', !isTaken || printedOn(state, space) === undefined);
    must('no card in a closed row', !isTaken || rowOf(space) < open);
  }
  must(
    'no claim of a closed row',
    state.claims.slice(open).every(seat => seat === NONE),
  );
}

function conservePhase(state: State): void {
  const { phase } = state;
  if (phase.kind === 'plan' || phase.kind === 'claim') {
    must('who plans has not claimed', !state.claims.includes(phase.seat));
    return;
  }
  if (phase.kind === 'over') {
    must('the game ends after five rounds', state.round === rounds.length);
    must(
      'all cards are back',
      state.grid.every(shown => shown === NONE),
    );
    return;
  }
  must('the row’s claimer acts', state.claims[rowOf(phase.space)] === phase.seat);
  must('the space says something', actionAt(state, phase.space) !== undefined);
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function must(what: string, holds: boolean): void {
  if (!holds) throw new Error(`not conserved: ${what}`);
}
