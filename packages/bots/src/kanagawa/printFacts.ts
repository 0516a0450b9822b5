import {
  type CardId,
  cards,
  type DiplomaId,
  diplomaOf,
  longestRun,
  type Need,
  type Player,
  seasons,
  startingTiles,
} from '@hanga/kanagawa';
import { distanceTo } from './distance.ts';

/** What there is to know of a print. Prints are never changed, only replaced: so it is found out once for each. */
export interface PrintFacts {
  readonly harmony: number;
  /** The longest run so far of the season that the next section could lengthen. */
  readonly tail: number;
  /** Points of the longest run, by the number of storm tokens. */
  readonly runs: number[];
  /** How many things each diploma lacks, as far as it was asked. */
  readonly missing: number[];
}

const known = new WeakMap<readonly CardId[], PrintFacts>();

export function factsOf({ print, tile }: Player): PrintFacts {
  let facts = known.get(print);
  if (!facts) {
    let harmony = 0;
    for (const card of print) harmony += cards.harmonyOf(card);
    facts = { harmony, tail: tailOf(print, tile), runs: [], missing: [] };
    known.set(print, facts);
  }
  return facts;
}

export function runPoints(player: Player, facts: PrintFacts): number {
  let points = facts.runs[player.storms];
  if (points === undefined) {
    points = longestRun(player).points;
    facts.runs[player.storms] = points;
  }
  return points;
}

/** Needs of the print can be remembered with the print; others change without it. */
const staysWithPrint = ({ kind }: Need): boolean =>
  kind !== 'brushes' && kind !== 'arrows' && kind !== 'landscapes' && kind !== 'yokai';

export function missingFor(id: DiplomaId, player: Player, facts: PrintFacts): number {
  const need = diplomaOf(id).needs;
  if (!staysWithPrint(need)) return distanceTo(need, player, player.print);
  let missing = facts.missing[id];
  if (missing === undefined) {
    missing = distanceTo(need, player, player.print);
    facts.missing[id] = missing;
  }
  return missing;
}

const tileSeason = startingTiles.map(tile => seasons.indexOf(tile.season));

/** How long the run is that a section of the right season would lengthen. */
function tailOf(print: readonly CardId[], tile: number): number {
  let tail = 0;
  for (let season = 0; season < cards.STORM; season++) {
    let run = tileSeason[tile] === season ? 1 : 0;
    for (const card of print) {
      const shows = cards.seasonOf(card);
      run = shows === season || shows === cards.STORM ? run + 1 : 0;
    }
    if (run > tail) tail = run;
  }
  return tail;
}
