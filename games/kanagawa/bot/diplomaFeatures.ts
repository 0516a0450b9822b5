import type { Seat } from '@hanga/kernel';
import {
  byColor,
  type DiplomaId,
  type DiplomaSet,
  diplomaOf,
  type Gift,
  listOf,
  type Player,
  type State,
} from '../rules/index.ts';
import { factsOf, missingFor } from './printFacts.ts';

interface Prize {
  readonly id: DiplomaId;
  readonly bit: number;
  readonly harmony: number;
  readonly gives: Gift | undefined;
}

interface Color {
  readonly set: DiplomaSet;
  /** The first of the inputs that tell of a studio's colour, and how many there are. */
  readonly studio: readonly [from: number, count: number] | undefined;
  readonly prizes: readonly Prize[];
}

/** Inputs by colour: what the best diploma is worth that lacks 1, 2 or 3 things. */
const studioInputs: Readonly<Record<string, readonly [from: number, count: number]>> = {
  pink: [0, 2],
  purple: [2, 2],
  cyan: [4, 3],
};
const ways = new Float64Array(7);

const colors: readonly Color[] = byColor.map(set => {
  const prizes = listOf(set).map(id => ({ ...diplomaOf(id), id, bit: 1 << id, gives: diplomaOf(id).gives }));
  return { set, studio: studioInputs[prizes[0]?.color ?? ''], prizes };
});
const BLACK = byColor.find(set => diplomaOf(listOf(set)[0] as DiplomaId).color === 'black') as DiplomaSet;

/** Writes what the diplomas promise a seat into `out`, from `from` on; `time` is how much of the game is to come. */
export function describeDiplomas(state: State, seat: Seat, time: number, out: Float64Array, from: number): void {
  const player = state.players[seat] as Player;
  const facts = factsOf(player);
  const open = state.table & ~player.left;
  let [printTaken, printBest, near1, near2, near3] = [0, 0, 0, 0, 0];
  let [brush1, brush2, storm1, assistant1, contested, studioTaken, pass1] = [0, 0, 0, 0, 0, 0, 0];
  ways.fill(0);
  for (let color = 0; color < colors.length; color++) {
    const { set, studio, prizes } = colors[color] as Color;
    if (player.diplomas & set) {
      if (studio) studioTaken++;
      else printTaken++;
      continue;
    }
    if ((open & set) === 0 || set === BLACK) continue;
    let [most, best1, best2, best3] = [0, 0, 0, 0];
    for (let i = 0; i < prizes.length; i++) {
      const { id, bit, harmony, gives } = prizes[i] as Prize;
      if ((open & bit) === 0) continue;
      const missing = missingFor(id, player, facts);
      if (studio) {
        const worth = harmony + (gives === 'brush' ? 2 * time : gives === 'assistant' ? 0.5 : 0);
        const at = studio[0] + missing - 1;
        if (missing >= 1 && missing <= studio[1] && worth > (ways[at] as number)) ways[at] = worth;
        continue;
      }
      if (harmony > most) most = harmony;
      if (missing <= 1) {
        if (harmony > best1) best1 = harmony;
        if (gives === 'brush') brush1++;
        else if (gives === 'storm') storm1++;
        else if (gives === 'assistant') assistant1++;
        else if (gives === 'passYokai') pass1++;
        if (isContested(state, seat, id, set)) contested += harmony / 7;
      }
      if (missing <= 2) {
        if (harmony > best2) best2 = harmony;
        if (gives === 'brush') brush2++;
      }
      if (missing <= 3 && harmony > best3) best3 = harmony;
    }
    printBest += most / 7;
    near1 += best1 / 7;
    near2 += best2 / 7;
    near3 += best3 / 7;
  }
  let at = from;
  out[at++] = printTaken / 4;
  out[at++] = printBest / 2;
  out[at++] = near1;
  out[at++] = near2;
  out[at++] = near3;
  out[at++] = brush1;
  out[at++] = brush2;
  out[at++] = storm1;
  out[at++] = assistant1;
  out[at++] = contested;
  out[at++] = near1 * time;
  out[at++] = near2 * time;
  for (let way = 0; way < ways.length; way++) out[at++] = (ways[way] as number) / 4;
  out[at++] = studioTaken / 3;
  out[at++] = state.brushes / 8;
  out[at++] = state.options.yokai ? 1 : 0;
  out[at++] = player.yokai / 2;
  out[at++] = player.yokai >= 2 ? 1 : 0;
  out[at++] = (open & BLACK) !== 0 && (player.diplomas & BLACK) === 0 ? player.yokai / 2 : 0;
  out[at++] = player.yokai > 0 ? pass1 : 0;
}

/** Whether somebody else lacks one thing at most, too. */
function isContested(state: State, seat: Seat, id: DiplomaId, set: DiplomaSet): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const rival = state.players[other] as Player;
    if ((rival.diplomas & set) !== 0 || (rival.left & (1 << id)) !== 0) continue;
    if (missingFor(id, rival, factsOf(rival)) <= 1) return true;
  }
  return false;
}
