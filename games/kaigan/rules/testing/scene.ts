import { type Rng, sameData } from '@hanga/kernel';
import { noChance } from '@hanga/kernel/testing';
import { cardOn, spaceAt, spaceCount } from '../board.ts';
import { actionCards, type CardName } from '../data/actions.ts';
import { rows } from '../data/board.ts';
import type { TrackName } from '../data/tracks.ts';
import { kaigan } from '../index.ts';
import { allPlaces, placeCount } from '../map.ts';
import { defaultOptions } from '../setup.ts';
import { placeInBox, tileOf, tilesUnder } from '../tiles.ts';
import {
  type Action,
  type CardId,
  type Event,
  type HonorSource,
  honorSources,
  NONE,
  type Options,
  type Phase,
  type PlaceId,
  type Player,
  type SpaceId,
  type State,
  type Step,
  type TileId,
} from '../types.ts';

/** Positions are made of the tables of rules 1, so that a correction changes no test. */
const FIRST_RULES = 1;
const allTiles = tilesUnder(FIRST_RULES);

export const card = (name: CardName): CardId => actionCards.indexOf(name);
/** A space by row and column, counted from 1 as on the board. */
export const space = (row: number, column: number): SpaceId => spaceAt(row - 1, column - 1);
/** The nth tile of a kind and size, counted from 1. */
export const tile = (kind: TrackName, size: number, nth = 1): TileId =>
  allTiles.filter(id => tileOf(id).kind === kind && tileOf(id).size === size)[nth - 1]!;

type Counts = Readonly<Record<PlaceId, number>>;

export interface ScenePlayer {
  readonly ryo?: number;
  readonly artistic?: number;
  readonly government?: number;
  readonly travel?: number;
  /** By place of the map. */
  readonly surveyors?: Counts;
  readonly markers?: Counts;
  readonly honor?: Partial<Readonly<Record<HonorSource, number>>>;
}

export interface Scene {
  readonly players: readonly ScenePlayer[];
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly start?: number;
  readonly quadrant?: number;
  /** The tiles of the first places; the others get what is nowhere else, `NONE` where said. */
  readonly tiles?: readonly TileId[];
  /** The whole pile; unless said, every tile that is nowhere else. Tiles that are nowhere are scored. */
  readonly pile?: readonly TileId[];
  readonly neutral?: Counts;
  /** Cards on the board: whose, which, where. */
  readonly cards?: readonly (readonly [owner: number, name: CardName, space: SpaceId])[];
  /** Who has claimed each row. */
  readonly claims?: readonly number[];
  readonly phase?: Phase;
}

const counted = (counts: Counts = {}): number[] => allPlaces.map(place => counts[place] ?? 0);

/** A position for a test: what the test does not say follows from what it says. */
export function scene(setting: Scene): State {
  const cards = setting.cards ?? [];
  const grid = Array.from({ length: spaceCount }, () => NONE);
  for (const [owner, name, at] of cards) grid[at] = cardOn(owner, card(name));
  const laid = [...(setting.tiles ?? [])];
  const known = new Set([...laid, ...(setting.pile ?? [])]);
  const rest = allTiles.filter(id => !known.has(id));
  while (laid.length < placeCount) laid.push(rest.shift()!);
  const pile = setting.pile ?? rest;
  return {
    rules: FIRST_RULES,
    options: { ...defaultOptions, ...setting.options },
    round: setting.round ?? 1,
    start: setting.start ?? 0,
    quadrant: setting.quadrant ?? NONE,
    pile,
    scored: allTiles
      .filter(id => !laid.includes(id) && !pile.includes(id))
      .reduce((set, id) => set | (1 << placeInBox(id)), 0),
    tiles: laid,
    neutral: counted(setting.neutral),
    grid,
    claims: Array.from({ length: rows }, (_, row) => setting.claims?.[row] ?? NONE),
    players: setting.players.map((player, seat) => scenePlayer(player, handOf(seat, cards))),
    phase: setting.phase ?? { kind: 'plan', seat: 0 },
  };
}

const handOf = (seat: number, cards: NonNullable<Scene['cards']>): number =>
  cards.reduce((hand, [owner, name]) => (owner === seat ? hand & ~(1 << card(name)) : hand), 63);

const scenePlayer = (player: ScenePlayer, cards: number): Player => ({
  cards,
  ryo: player.ryo ?? 20,
  honor: honorSources.map(source => player.honor?.[source] ?? 0),
  tracks: [player.artistic ?? 0, player.government ?? 0, player.travel ?? 0],
  surveyors: counted(player.surveyors),
  markers: counted(player.markers),
});

/** Seats claim the rows in their order, and one space is due; with more cards, others follow. */
export const acting = (setting: Scene, at: SpaceId): State => {
  const seats = setting.players.length;
  const claims = setting.claims ?? Array.from({ length: seats }, (_, seat) => seat);
  const seat = claims[Math.floor(at / 5)]!;
  return scene({ ...setting, claims, phase: { kind: 'act', seat, space: at } });
};

export function legal(state: State): readonly Action[] {
  const [seat] = kaigan.toAct(state);
  return seat === undefined ? [] : kaigan.legal(state, seat);
}

export const isLegal = (state: State, action: Action): boolean => legal(state).some(other => sameData(other, action));

/** Takes one legal step of whoever is to act. */
export function act(state: State, action: Action, rng: Rng = noChance): Step {
  if (!isLegal(state, action)) {
    throw new Error(`${JSON.stringify(action)} is not among ${JSON.stringify(legal(state))}`);
  }
  return kaigan.apply(state, kaigan.toAct(state)[0]!, action, rng);
}

/** Takes several steps; returns the state they lead to. */
export const actAll = (state: State, actions: readonly Action[], rng: Rng = noChance): State =>
  actions.reduce((current, action) => act(current, action, rng).state, state);

export const eventsOf = (state: State, actions: readonly Action[], rng: Rng = noChance): readonly Event[] => {
  let current = state;
  return actions.flatMap(action => {
    const step = act(current, action, rng);
    current = step.state;
    return step.events;
  });
};

/** The dice as chance that a test dictates. */
export const rolling = (...faces: number[]): [number, number][] => faces.map(face => [6, face - 1]);
