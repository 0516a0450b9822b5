import { Memo } from '@hanga/bots';
import {
  type CardId,
  cards,
  type DiplomaId,
  diplomaOf,
  longestRun,
  type Need,
  type Player,
  type ScoredPlayer,
  scoreLines,
  seasons,
  startingTiles,
  totalOf,
} from '../rules/index.ts';
import { distanceTo } from './distance.ts';

/** What there is to know of a print. Prints are never changed, only replaced: so it is found out once for each. */
export interface PrintFacts {
  /** By the number of storm tokens: points of the longest run, and of the whole print. */
  readonly runs: number[];
  readonly points: number[];
  /** How many things each diploma lacks, as far as it was asked. */
  readonly missing: number[];
  /** How long the run is that a section of the right season would lengthen, by starting tile. */
  readonly tails: number[];
}

const prints = new Memo<readonly CardId[], PrintFacts>(8000, () => ({
  runs: [],
  points: [],
  missing: [],
  tails: [],
}));

export const factsOf = ({ print }: Player): PrintFacts => prints.of(print);

export function runPoints(player: Player, facts: PrintFacts): number {
  const key = player.storms * 4 + player.tile;
  facts.runs[key] ??= longestRun(player).points;
  return facts.runs[key];
}

export function tailOf(player: Player, facts: PrintFacts): number {
  facts.tails[player.tile] ??= tail(player.print, player.tile);
  return facts.tails[player.tile] as number;
}

const nothing: ScoredPlayer = { tile: 0, print: [], studio: [], storms: 0, diplomas: 0, yokai: 0 };
/** What everybody has: a starting tile. */
const least = totalOf(scoreLines(nothing, false));
const studios = new Memo<readonly CardId[], number>(
  8000,
  studio => totalOf(scoreLines({ ...nothing, studio }, false)) - least,
);

/** Harmony of a player as if the game ended now, but for the Grand Master: the rules' count, remembered in parts. */
export function harmonyNow(player: Player): number {
  const facts = factsOf(player);
  const key = player.storms * 4 + player.tile;
  facts.points[key] ??= totalOf(
    scoreLines({ ...nothing, tile: player.tile, print: player.print, storms: player.storms }, false),
  );
  let harmony = (facts.points[key] as number) + studios.of(player.studio) + (yokaiPoints[player.yokai] as number);
  for (let rest = player.diplomas; rest !== 0; rest &= rest - 1) {
    harmony += diplomaOf(31 - Math.clz32(rest & -rest)).harmony;
  }
  return harmony;
}

const yokaiPoints = [0, 1, 2, 3, 4, 5, 6].map(yokai => totalOf(scoreLines({ ...nothing, yokai }, false)) - least);

/** Needs of the print can be remembered with the print; others change without it. */
const staysWithPrint = ({ kind }: Need): boolean =>
  kind !== 'brushes' && kind !== 'arrows' && kind !== 'landscapes' && kind !== 'yokai';

export function missingFor(id: DiplomaId, player: Player, facts: PrintFacts): number {
  let missing = facts.missing[id];
  if (missing === undefined) {
    const need = diplomaOf(id).needs;
    missing = distanceTo(need, player, player.print);
    if (staysWithPrint(need)) facts.missing[id] = missing;
  }
  return missing;
}

const tileSeason = startingTiles.map(tile => seasons.indexOf(tile.season));

function tail(print: readonly CardId[], tile: number): number {
  let longest = 0;
  for (let season = 0; season < cards.STORM; season++) {
    let run = tileSeason[tile] === season ? 1 : 0;
    for (const card of print) {
      const shows = cards.seasonOf(card);
      run = shows === season || shows === cards.STORM ? run + 1 : 0;
    }
    if (run > longest) longest = run;
  }
  return longest;
}
