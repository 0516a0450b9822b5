import { type Seat, secretTo } from '@hanga/kernel';
import { suitOf } from './cards.ts';
import { faceDownSpaces, fullPrint } from './data/box.ts';
import { appended, type Draft, draftList, draftPlayer, type StepDraft } from './draft.ts';
import { refreshed } from './icons.ts';
import type { CardId, DiplomaSet, EndReason, Icon, MaybeSecret, Phase, Player, State } from './types.ts';

/** K6: cards on red spaces lie face down. */
export const liesFaceDown = (row: number, column: number): boolean => faceDownSpaces[row]?.[column] === true;

/** A card on its way, as its event tells of it: only `knowers` may see the face of one that lies face down. */
export const toldOf = (card: CardId, row: number, column: number, knowers: readonly Seat[]): MaybeSecret =>
  liesFaceDown(row, column) ? secretTo(knowers, card, { back: suitOf(card) }) : card;

/** Phases by seat, made once. */
const SCHOOL: readonly Phase[] = [0, 1, 2, 3].map(seat => ({ kind: 'school', seat }));
export const WORK: readonly Phase[] = [0, 1, 2, 3].map(seat => ({ kind: 'work', seat }));

/** K6, K10, K11: one card under each column left, from left to right, as far as the deck goes; then K7. */
export function dealRow(step: StepDraft): void {
  const { state } = step;
  const columns = draftList(step, state.columns);
  const row = state.row;
  const told: { column: number; card: MaybeSecret }[] | undefined = step.events && [];
  let dealt = 0;
  for (let column = 0; column < columns.length && dealt < state.deck.length; column++) {
    const lesson = columns[column] as readonly CardId[];
    if (row > 0 && lesson.length === 0) continue;
    const card = state.deck[dealt++] as CardId;
    columns[column] = appended(step, lesson, card);
    told?.push({ column, card: toldOf(card, row, column, []) });
    if (!liesFaceDown(row, column)) step.reveals = true;
  }
  state.row = row + 1;
  state.columns = columns;
  state.deck = state.deck.slice(dealt);
  state.mustTake = state.row === faceDownSpaces.length || state.deck.length === 0 || isAloneAtSchool(state);
  if (told) step.events?.push({ kind: 'dealt', row: state.row, cards: told });
  callNext(step, undefined);
}

const isAloneAtSchool = ({ players }: State): boolean => {
  let atSchool = 0;
  for (const player of players) if (player.atSchool) atSchool++;
  return atSchool === 1;
};

/**
 * K7: calls whoever comes after `after` in this step, clockwise from the Grand Master's holder and over those still
 * at school (`undefined`: the step begins). K11: who finds no column leaves with nothing, and at some tables works.
 */
export function callNext(step: StepDraft, after: Seat | undefined): void {
  const { state } = step;
  const seats = state.players.length;
  let turn = after === undefined ? 0 : ((after - state.grandMaster + seats) % seats) + 1;
  for (; turn < seats; turn++) {
    const seat = (state.grandMaster + turn) % seats;
    if (!(state.players[seat] as Player).atSchool) continue;
    if (state.columns.some(isLeft)) {
      state.phase = SCHOOL[seat] as Phase;
      return;
    }
    draftPlayer(step, seat).atSchool = false;
    step.events?.push({ kind: 'leftEmptyHanded', seat });
    if (state.options.noColumn === 'plays') {
      state.phase = WORK[seat] as Phase;
      return;
    }
  }
  if (state.players.some(isAtSchool)) dealRow(step);
  else endRound(step);
}

const isLeft = (lesson: readonly CardId[]): boolean => lesson.length > 0;
const isAtSchool = (player: Player): boolean => player.atSchool;

/** K31 to K33: the Assistant's holder takes the Grand Master; then the game ends, or a new round begins. */
function endRound(step: StepDraft): void {
  const { state, events } = step;
  if (state.grandMaster !== state.assistant) {
    state.grandMaster = state.assistant;
    events?.push({ kind: 'gainedGrandMaster', seat: state.grandMaster });
  }
  const reason = endReason(state);
  if (reason) {
    state.phase = { kind: 'over', reason };
    events?.push({ kind: 'gameEnded', reason });
    return;
  }
  state.round++;
  state.row = 0;
  state.columns = state.columns.map(() => []);
  for (let seat = 0; seat < state.players.length; seat++) rest(step, draftPlayer(step, seat));
  events?.push({ kind: 'roundBegan', round: state.round, grandMaster: state.grandMaster });
  dealRow(step);
}

/** Lets the player go on working, or answer what is due first (K23). */
export function workOrAnswer(state: Draft<State>, seat: Seat, due: DiplomaSet): void {
  state.phase = due === 0 ? (WORK[seat] as Phase) : { kind: 'diplomas', seat, due };
}

interface Ending {
  readonly deck: readonly unknown[];
  readonly players: readonly Pick<Player, 'print'>[];
}

/** K32, K33: why the game ends with this round, as soon as that is certain. */
export function endReason({ deck, players }: Ending): EndReason | undefined {
  if (deck.length === 0) return 'deckEmpty';
  return players.some(player => player.print.length >= fullPrint) ? 'printFull' : undefined;
}

/** K17, K19: brushes, icons and arrows are fresh in a new round. */
function rest(step: StepDraft, player: Draft<Player>): void {
  player.atSchool = true;
  const icons = draftList(step, player.icons);
  for (let i = 0; i < icons.length; i++) icons[i] = refreshed(icons[i] as Icon);
  player.icons = icons;
  player.arrowsUsed = 0;
}
