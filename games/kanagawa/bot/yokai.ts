import {
  type CardId,
  cards,
  diplomaOf,
  kitesIn,
  lanternCardsLacking,
  listOf,
  longestUmbrellas,
  type NewNeed,
  type Player,
  type State,
  shownIn,
  yokaiHarmony,
  yokaiTokens,
} from '../rules/index.ts';

/** What is guessed of yokai; adjusted by playing greedy bots against each other. */
const worth = {
  /** How much of their price may still be escaped at the start of a game. */
  escape: 0.55,
  /** The hope for the diploma of all three, with none, one, two. */
  hope: [0, 0.1, 0.6],
  /** What a point that an opponent loses is worth to oneself; the leader's counts double. */
  malice: 0.2,
} as const;

/** How many things a player still lacks for a diploma of the expansion. */
export function newDistance(need: NewNeed, player: Player, print: readonly CardId[]): number {
  switch (need.kind) {
    case 'coloredKites':
      return Math.max(0, need.count - shownIn(print, cards.subjectNumber(need.kite)));
    case 'kites':
      return Math.max(0, need.count - kitesIn(print));
    case 'lanterns':
      return lanternCardsLacking(print, need.cards);
    case 'umbrellas':
      // Only the run at the end of a print can grow.
      return longestUmbrellas(print) >= need.count ? 0 : need.count - umbrellasAtEnd(print);
    case 'yokai':
      // Met or not: what two yokai promise is in `yokaiWorth`.
      return player.yokai >= need.count ? 0 : FAR;
  }
}

const FAR = 9;
const UMBRELLA = cards.subjectNumber('umbrella');

function umbrellasAtEnd(print: readonly CardId[]): number {
  let run = 0;
  for (let place = print.length - 1; place >= 0; place--) {
    const card = print[place] as CardId;
    if (cards.subjectOf(card) !== UMBRELLA) break;
    run += cards.countOf(card);
  }
  return run;
}

export const arrivalsIn = (lesson: readonly CardId[]): number => lesson.filter(cards.bringsYokai).length;
export const passesIn = (studio: readonly CardId[]): number =>
  studio.filter(card => cards.studioIconOf(card) === 'passYokai').length;

/** What so many yokai cost by the end, as far as one can tell. */
function price(yokai: number, left: number): number {
  return -(yokaiHarmony[Math.max(0, Math.min(yokai, yokaiTokens))] as number) * (1 - worth.escape * left);
}

/** What it is worth to be rid of some of one's yokai. */
export const relief = (yokai: number, passed: number, left: number): number =>
  passed === 0 ? 0 : price(yokai, left) - price(yokai - passed, left);

/** One's own yokai and those of the others, all told. */
export function yokaiWorth(state: State, seat: number, left: number): number {
  const own = state.players[seat] as Player;
  const hope = canTakeDiploma(state, own) ? (worth.hope[own.yokai] ?? 0) * left : 0;
  let value = hope - price(own.yokai, left);
  let leader = -1;
  state.players.forEach((player, other) => {
    if (other !== seat && (leader < 0 || standing(player) > standing(state.players[leader] as Player))) leader = other;
  });
  state.players.forEach((player, other) => {
    if (other === seat || player.yokai === 0) return;
    const loss = price(player.yokai, left) - (player.yokai === yokaiTokens && canTakeDiploma(state, player) ? 4 : 0);
    value += worth.malice * loss * (other === leader ? 2 : 1);
  });
  return value;
}

const isYokaiDiploma = (diploma: number): boolean => diplomaOf(diploma).needs.kind === 'yokai';
const canTakeDiploma = (state: State, player: Player): boolean =>
  listOf(state.table & ~player.left).some(isYokaiDiploma);

/** A rough order of who is ahead. */
function standing({ print, diplomas }: Player): number {
  let points = print.length;
  for (const diploma of listOf(diplomas)) points += diplomaOf(diploma).harmony;
  return points;
}
