import type { Seat } from '@hanga/kernel';
import { actionCards, board, columns, NONE, type Phase, type Player, type State } from '../rules/index.ts';
import type { Basis } from './basis.ts';
import { RowInThought } from './rows.ts';

/** Guesses, adjusted by playing greedy bots against each other. */
const guess = {
  /** What a card adds to a row, if its player chooses it for the row, and if anybody does. */
  ownCard: 2,
  anyCard: 2.5,
  /** How surely players wait as long as they can: near the end of planning, and before. */
  waiting: { near: 0.7, far: 0.3 },
} as const;

interface Row {
  readonly value: number;
  readonly free: number;
}

/** What the actions to come this round add: of the row that is claimed, or of the one that will be. */
export function plannedWorth(state: State, seat: Seat, basis: Basis): number {
  const { phase } = state;
  const claimed = state.claims.indexOf(seat);
  if (claimed !== NONE) {
    const from = columnAfter(phase, claimed);
    if (from === 0 && !isUnderWay(phase)) return wholeRow(state, claimed, basis);
    const thought = new RowInThought(basis);
    if (phase.kind !== 'over' && phase.seat === seat) thought.finish(phase);
    return thought.of(state, claimed, from);
  }
  const rows: Row[] = [];
  for (let row = 0; row < board.rowsFor(state.players.length); row++) {
    if (state.claims[row] === NONE) rows.push({ value: wholeRow(state, row, basis), free: freeSpaces(state, row) });
  }
  const later = laterWorth(state, seat, rows);
  if (phase.kind !== 'claim' || phase.seat !== seat) return later;
  let now = Number.NEGATIVE_INFINITY;
  for (const { value } of rows) now = Math.max(now, value);
  return phase.must ? now : Math.max(now, later);
}

/** What each row that is free would bring to the seat of the basis, by row. */
export function freeRows(state: State, basis: Basis): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (let row = 0; row < board.rowsFor(state.players.length); row++) {
    if (state.claims[row] === NONE) rows.set(row, wholeRow(state, row, basis));
  }
  return rows;
}

const isUnderWay = (phase: Phase): boolean =>
  phase.kind === 'sendFrom' || phase.kind === 'sendTo' || phase.kind === 'mark';

/** Rows are asked for again and again with the same cards on them. */
function wholeRow(state: State, row: number, basis: Basis): number {
  let key = row;
  for (let column = 0; column < columns; column++)
    key = key * 32 + (state.grid[board.spaceAt(row, column)] as number) + 1;
  let value = basis.rows.get(key);
  if (value === undefined) {
    value = new RowInThought(basis).of(state, row, 0);
    basis.rows.set(key, value);
  }
  return value;
}

/**
 * Waiting lets rows grow. As long as everybody waits, whoever first finds no free space has to claim, and has the choice
 * of all rows; the others follow in turn. Who is left alone fills the last row with the cards in hand.
 */
function laterWorth(state: State, seat: Seat, rows: readonly Row[]): number {
  let rivals = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && !state.claims.includes(other)) rivals++;
  }
  if (rivals === 0) {
    const [only] = rows as readonly [Row];
    return only.value + guess.ownCard * Math.min(handSize(state.players[seat] as Player), only.free);
  }
  let spaces = 0;
  for (const { free } of rows) spaces += free;
  const grown = rows.map(({ value, free }) => value + guess.anyCard * free).sort((a, b) => b - a);
  const stuckFirst = spaces % (rivals + 1);
  const rank = rivals - stuckFirst;
  const waiting = spaces <= 2 * (rivals + 1) ? guess.waiting.near : guess.waiting.far;
  let mean = 0;
  for (const value of grown) mean += value / grown.length;
  // Others do not want quite what we want: often a better row is left.
  const chosen = ((grown[rank] as number) + (grown[Math.max(0, rank - 1)] as number)) / 2;
  const hand = handSize(state.players[seat] as Player);
  let left = Number.POSITIVE_INFINITY;
  for (const { value, free } of rows) left = Math.min(left, value + guess.ownCard * Math.min(hand, free));
  return Math.max(left, waiting * chosen + (1 - waiting) * mean);
}

function handSize({ cards }: Player): number {
  let size = 0;
  for (let card = 0; card < actionCards.length; card++) size += (cards >> card) & 1;
  return size;
}

function freeSpaces(state: State, row: number): number {
  let free = 0;
  for (let column = 0; column < columns; column++) {
    const space = board.spaceAt(row, column);
    if (state.grid[space] === NONE && board.printedOn(state, space) === undefined) free++;
  }
  return free;
}

/** Actions are resolved column by column: what of the row is still to come. */
function columnAfter(phase: Phase, row: number): number {
  if (phase.kind === 'plan' || phase.kind === 'claim' || phase.kind === 'over') return 0;
  const column = board.columnOf(phase.space);
  const due = board.rowOf(phase.space);
  return due < row || (due === row && phase.kind === 'act') ? column : column + 1;
}
