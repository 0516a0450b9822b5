import { cardOf, suitOf } from '../cards.ts';
import { cardsOf, isNewSuit } from '../components.ts';
import { box, faceDownSpaces, fullPrint } from '../data/box.ts';
import { landscapes } from '../data/cardTypes.ts';
import { startingTiles } from '../data/startingTiles.ts';
import { allDiplomas, byColor, diplomasFor, dueTo, listOf } from '../diplomas.ts';
import { brushesPlaced, landscapeOfIcon } from '../icons.ts';
import type { Phase, Player, State } from '../types.ts';
import { yokaiTokens } from '../yokai/data/box.ts';

/** Every component is somewhere, once; and what a state counts is what its cards show. */
export function conserve(state: State): void {
  const { players } = state;
  const cards = [
    ...state.deck,
    ...state.columns.flat(),
    ...players.flatMap(player => [...player.print, ...player.studio, ...player.open, ...player.secret]),
  ];
  const deck = cardsOf(state.suits, state.rules);
  must('72 lesson cards', cards.length === 72 && deck.length === 72);
  must('each card of these rules once', new Set([...cards, ...deck]).size === 72 && new Set(cards).size === 72);
  must('four suits', state.suits.length === 4 && cards.every(card => state.suits.includes(suitOf(card))));
  const isExpanded = state.suits.some(isNewSuit);
  must('the expansion or not', isExpanded === (state.options.yokai !== undefined));
  const yokai = state.yokai + sum(players, player => player.yokai);
  must('3 yokai with the expansion', yokai === (isExpanded ? yokaiTokens : 0));
  must('no yokai is owed', state.yokai >= 0 && players.every(player => player.yokai >= 0));
  must('starting tiles are dealt once', new Set(players.map(player => player.tile)).size === players.length);

  const brushes = sum(players, player => player.brushes + brushesPlaced(player.icons));
  must('15 brushes', brushes + state.brushes === box.brushes && state.brushes >= 0);
  must('3 storm tokens', sum(players, player => player.storms) + state.storms === box.stormTokens && state.storms >= 0);
  const taken = players.map(player => player.diplomas);
  must(
    'each diploma is on the table or with one player',
    sum([...taken, state.table], set => set) === diplomasFor(state.suits),
  );
  for (const player of players) conservePlayer(player);

  must('one Grand Master and one Assistant', !!players[state.grandMaster] && !!players[state.assistant]);
  must('at most three rows', state.row >= 1 && state.row <= faceDownSpaces.length);
  must(
    'no column is longer than the rows dealt',
    state.columns.every(lesson => lesson.length <= state.row),
  );
  conservePhase(state);
}

function conservePlayer(player: Player): void {
  const studio = player.studio.map(card => cardOf(card).studio);
  const tile = startingTiles[player.tile]!;
  const shown = [tile.landscape, ...studio.flatMap(part => part.landscape ?? [])];
  const icons = player.icons.map(icon => landscapes[landscapeOfIcon(icon)]!);
  must('the landscape icons are those of the studio', icons.join() === shown.join());
  must('arrows', player.arrows === tile.arrows + studio.filter(part => part.icon === 'arrow').length);
  must('arrows used', player.arrowsUsed >= 0 && player.arrowsUsed <= player.arrows);
  must('keeps', player.keeps === studio.filter(part => part.icon === 'keep').length);
  must('brushes in hand', player.brushes >= 0);
  must(
    'one diploma of a colour',
    byColor.every(color => listOf(player.diplomas & color).length <= 1),
  );
  must('a diploma is taken or left, not both', (player.diplomas & player.left) === 0);
}

function conservePhase(state: State): void {
  const { phase, players } = state;
  const working = workerIn(phase);
  players.forEach((player, seat) => {
    const due = dueTo(player, state.table, allDiplomas, state.options);
    must('diplomas met are answered before anything else', due === dueIn(phase, seat));
    const held = player.open.length + player.secret.length;
    must('only kept cards are held outside a turn', seat === working || held <= player.keeps);
    must('who works has left school', seat !== working || !player.atSchool);
  });
  if (phase.kind === 'school') must('who is called is at school', players[phase.seat]!.atSchool);
  if (phase.kind !== 'over') return;
  must('the school is empty at the end', state.columns.flat().length === 0 || state.deck.length === 0);
  const full = players.some(player => player.print.length >= fullPrint);
  must('the game ends for a reason', phase.reason === 'deckEmpty' ? state.deck.length === 0 : full);
  must('the Assistant’s holder has the Grand Master', state.grandMaster === state.assistant);
}

/** Whose turn it is, if somebody has left school and works. */
const workerIn = (phase: Phase): number | undefined =>
  phase.kind === 'school' || phase.kind === 'over'
    ? undefined
    : phase.kind === 'diplomas'
      ? (phase.interrupted?.seat ?? phase.seat)
      : phase.seat;

/** What a phase says that a seat has to answer, now or as soon as this is done. */
function dueIn(phase: Phase, seat: number): number {
  if (phase.kind !== 'diplomas' && phase.kind !== 'giveYokai') return 0;
  if (seat === phase.seat) return phase.due;
  return phase.kind === 'diplomas' && seat === phase.interrupted?.seat ? phase.interrupted.due : 0;
}

function must(what: string, holds: boolean): void {
  if (!holds) throw new Error(`not conserved: ${what}`);
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
