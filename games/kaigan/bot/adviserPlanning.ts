import type { Seat } from '@hanga/kernel';
import {
  type Action,
  type ActionName,
  actionCards,
  board,
  type CardName,
  columns,
  map,
  NONE,
  type Player,
  type SpaceId,
  type State,
} from '../rules/index.ts';
import type { KaiganReason } from './adviserTypes.ts';
import { basisOf } from './basis.ts';
import { freeRows } from './planning.ts';

type Planned = Action & { readonly kind: 'claim' | 'endTurn' | 'play' | 'returnQuadrant' };

const half = (honor: number): number => Math.round(honor * 2) / 2;

/** Rows by what they bring, best first. */
const ranked = (state: State, seat: Seat): { readonly row: number; readonly honor: number }[] =>
  [...freeRows(state, basisOf(state, seat))]
    .map(([row, value]) => ({ row, honor: half(value) }))
    .sort((a, b) => b.honor - a.honor);

/** Who else has yet to claim a row. */
const rivalsOf = (state: State, seat: Seat): Seat[] =>
  state.players.map((_, other) => other).filter(other => other !== seat && !state.claims.includes(other));

/** Why a plan is good: what rows bring to whom, and what works together. */
export function planningReasons(state: State, seat: Seat, action: Planned): KaiganReason[] {
  switch (action.kind) {
    case 'claim':
      return claiming(state, seat, action.row);
    case 'endTurn':
      return waiting(state, seat);
    case 'play':
      return playing(state, seat, action.card, action.space);
    case 'returnQuadrant':
      return [{ kind: 'keepsCards', seats: rivalsOf(state, seat) }];
  }
}

function claiming(state: State, seat: Seat, row: number): KaiganReason[] {
  const actions = Array.from({ length: columns }, (_, column) =>
    board.actionAt(state, board.spaceAt(row, column)),
  ).filter(action => action !== undefined);
  const rows = ranked(state, seat);
  const honor = rows.find(other => other.row === row)?.honor ?? 0;
  const other = rows.find(found => found.row !== row);
  return [
    { kind: 'claims', row, actions },
    { kind: 'rowWorth', row, honor, ...(other && { other }) },
    ...wantedBy(state, seat, row),
  ];
}

/** The rival who would lose most if the row were gone. */
function wantedBy(state: State, seat: Seat, row: number): KaiganReason[] {
  const wanting = rivalsOf(state, seat).flatMap(rival => {
    const [best] = ranked(state, rival);
    return best?.row === row && best.honor > 0
      ? [{ kind: 'rivalWants' as const, row, seat: rival, honor: best.honor }]
      : [];
  });
  return wanting.sort((a, b) => b.honor - a.honor).slice(0, 1);
}

function waiting(state: State, seat: Seat): KaiganReason[] {
  const rows = ranked(state, seat);
  const free = rows.map(({ row }) => row);
  const spaces = board.allSpaces.filter(
    space =>
      free.includes(board.rowOf(space)) && state.grid[space] === NONE && board.printedOn(state, space) === undefined,
  ).length;
  const [best] = rows;
  const isSafe = best && rivalsOf(state, seat).every(rival => ranked(state, rival)[0]?.row !== best.row);
  return [
    { kind: 'waitsForRows', free: free.length, spaces },
    ...(best && isSafe ? [{ kind: 'nobodyWants' as const, row: best.row }] : []),
  ];
}

function playing(state: State, seat: Seat, card: number, space: SpaceId): KaiganReason[] {
  const row = board.rowOf(space);
  const after: State = {
    ...state,
    grid: state.grid.map((shown, id) => (id === space ? board.cardOn(seat, card) : shown)),
  };
  const gain = (who: Seat): number => {
    const basis = basisOf(state, who);
    return (freeRows(after, basis).get(row) ?? 0) - (freeRows(state, basis).get(row) ?? 0);
  };
  const name = actionCards[card] as CardName;
  const mine = half(gain(seat));
  const [best] = ranked(after, seat);
  const less = rivalsOf(state, seat)
    .map(rival => ({ kind: 'servesLess' as const, seat: rival, honor: half(gain(rival)) }))
    .filter(({ honor }) => honor < mine)
    .sort((a, b) => a.honor - b.honor);
  return [
    { kind: 'playsTo', card: name, row, honor: mine },
    ...together(after, seat, name, space),
    ...(best?.row === row ? [{ kind: 'rowWorth' as const, row, honor: best.honor }] : []),
    ...less.slice(0, 1),
  ];
}

const mapping: readonly (ActionName | undefined)[] = ['map', 'mapWidely'];

/** Surveyors are sent before they map; ryo come before they are spent. */
function together(state: State, seat: Seat, card: CardName, space: SpaceId): KaiganReason[] {
  const [row, column] = [board.rowOf(space), board.columnOf(space)];
  const at = (other: number): ActionName | undefined => board.actionAt(state, board.spaceAt(row, other));
  const { surveyors } = state.players[seat] as Player;
  const isOut = map.allPlaces.some(place => (surveyors[place] as number) > 0 && map.roomOn(state, place) > 0);
  if (mapping.includes(card) && !isOut) {
    for (let other = 0; other < column; other++) {
      if (at(other) === 'dispatch') return [{ kind: 'follows', card, after: 'dispatch', column: other }];
    }
  }
  if (card === 'dispatch' || card === 'sideJob') {
    for (let other = column + 1; other < columns; other++) {
      const later = at(other);
      if (later && mapping.includes(later)) return [{ kind: 'prepares', card, later, column: other }];
    }
  }
  return [];
}
