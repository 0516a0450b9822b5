import { draftOf, type Rng, shuffle } from '@hanga/kernel';
import { cardsOf } from './components.ts';
import { box } from './data/box.ts';
import { landscapes } from './data/cardTypes.ts';
import { startingTiles } from './data/startingTiles.ts';
import { diplomasFor } from './diplomas.ts';
import { copyState } from './draft.ts';
import { newestRules } from './editions.ts';
import { dealRow } from './flow.ts';
import { emptyIcon } from './icons.ts';
import type { Kanagawa, Options, Player, State, TileId } from './types.ts';
import { yokaiTokens } from './yokai/data/box.ts';
import { completeYokai, drawSuits, refuseYokai } from './yokai/options.ts';
import type { OptionRefusal } from './yokai/types.ts';

export const defaultOptions: Options = { brushDiplomas: 'placed', noColumn: 'leaves' };

/** Options from outside: unknown names and values are refused, missing ones get their default. */
export function parseOptions(input: unknown): Options | undefined {
  if (refuseOptions(input)) return undefined;
  const {
    brushDiplomas = defaultOptions.brushDiplomas,
    noColumn = defaultOptions.noColumn,
    ...rest
  } = input as Partial<Options>;
  const yokai = completeYokai(rest.yokai);
  return { brushDiplomas, noColumn, ...(yokai && { yokai }) };
}

/** Why options from outside are refused; `undefined`: they are not. */
export function refuseOptions(input: unknown): OptionRefusal | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { kind: 'notOptions' };
  const {
    brushDiplomas = defaultOptions.brushDiplomas,
    noColumn = defaultOptions.noColumn,
    yokai,
    ...unknown
  } = input as Partial<Options>;
  const [option] = Object.keys(unknown);
  if (option !== undefined) return { kind: 'unknownOption', option };
  if (brushDiplomas !== 'placed' && brushDiplomas !== 'owned') return { kind: 'badBrushDiplomas' };
  if (noColumn !== 'leaves' && noColumn !== 'plays') return { kind: 'badNoColumn' };
  return refuseYokai(yokai);
}

/** K1 to K5, Y1 to Y3. Chance draws, in this order: suits left to it, the starting tiles, the first player, the deck. */
export function setup(options: Options, seats: number, rng: Rng, rules = newestRules): State {
  const suits = drawSuits(options.yokai, rng);
  const tiles = shuffle(
    rng,
    startingTiles.map((_, tile) => tile),
  ).slice(0, seats);
  const first = rng.below(seats);
  const deck = shuffle(rng, cardsOf(suits, rules));
  const players = tiles.map(newPlayer);
  const state: State = {
    rules,
    options,
    suits,
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
    yokai: options.yokai ? yokaiTokens : 0,
    table: diplomasFor(suits),
    phase: { kind: 'school', seat: first },
  };
  const step = draftOf<Kanagawa>(copyState(state), []);
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
    yokai: 0,
    diplomas: 0,
    left: 0,
  };
}
