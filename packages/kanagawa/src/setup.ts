import { type Rng, shuffle } from '@hanga/kernel';
import { allCards } from './cards.ts';
import { box } from './data/box.ts';
import { landscapes } from './data/cardTypes.ts';
import { startingTiles } from './data/startingTiles.ts';
import { allDiplomas } from './diplomas.ts';
import type { StepDraft } from './draft.ts';
import { dealRow } from './flow.ts';
import { emptyIcon } from './icons.ts';
import type { Options, Player, State, TileId } from './types.ts';

export const defaultOptions: Options = { brushDiplomas: 'placed' };

/** Options from outside: unknown names and values are refused, missing ones get their default. */
export function parseOptions(input: unknown): Options | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const { brushDiplomas = defaultOptions.brushDiplomas, ...unknown } = input as Partial<Options>;
  if (Object.keys(unknown).length > 0) return undefined;
  return brushDiplomas === 'placed' || brushDiplomas === 'owned' ? { brushDiplomas } : undefined;
}

/** K1 to K5. Chance draws, in this order: the starting tiles, the first player, the deck. */
export function setup(options: Options, seats: number, rng: Rng): State {
  const tiles = shuffle(
    rng,
    startingTiles.map((_, tile) => tile),
  ).slice(0, seats);
  const first = rng.below(seats);
  const deck = shuffle(rng, allCards);
  const players = tiles.map(newPlayer);
  const state: State = {
    options,
    round: 1,
    deck,
    row: 0,
    columns: players.map(() => []),
    mustTake: false,
    players,
    grandMaster: first,
    assistant: first,
    brushes: box.brushes - startingTiles[0].brushes * seats,
    storms: box.stormTokens,
    table: allDiplomas,
    phase: { kind: 'school', seat: first },
  };
  const step: StepDraft = { state, events: [], reveals: false };
  dealRow(step);
  return step.state;
}

function newPlayer(tile: TileId): Player {
  const { landscape, arrows, brushes } = startingTiles[tile] as (typeof startingTiles)[number];
  return {
    tile,
    atSchool: true,
    print: [],
    studio: [],
    open: [],
    secret: [],
    brushes,
    icons: [emptyIcon(landscapes.indexOf(landscape))],
    arrows,
    arrowsUsed: 0,
    keeps: 0,
    storms: 0,
    diplomas: 0,
    left: 0,
  };
}
