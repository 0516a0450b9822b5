import { sameData } from '@hanga/kernel';
import { noChance } from '@hanga/kernel/testing';
import { cardOf, studioIconOf } from '../cards.ts';
import { cardsOf, everySuit } from '../components.ts';
import { box } from '../data/box.ts';
import { type BaseSuitName, landscapes, type SuitName } from '../data/cardTypes.ts';
import { startingTiles } from '../data/startingTiles.ts';
import { diplomasFor } from '../diplomas.ts';
import { emptyIcon, withBrush } from '../icons.ts';
import { kanagawa } from '../index.ts';
import { defaultOptions } from '../setup.ts';
import type { Action, CardId, DiplomaId, Event, Options, Phase, Player, State, Step } from '../types.ts';
import { yokaiTokens } from '../yokai/data/box.ts';
import type { NewSuitName } from '../yokai/data/cardTypes.ts';

/** Positions are made of the cards of rules 1, so that a correction changes no test. */
const FIRST_RULES = 1;

/** A card by suit and place in the table, counted from 1 as its owners would. */
export const card = (suit: SuitName, place: number): CardId => everySuit.indexOf(suit) * 18 + place - 1;

export interface ScenePlayer {
  /** The season of the starting tile. */
  readonly tile?: (typeof startingTiles)[number]['season'];
  readonly print?: readonly CardId[];
  readonly studio?: readonly CardId[];
  readonly open?: readonly CardId[];
  readonly secret?: readonly CardId[];
  /** Icons on which brushes stand. */
  readonly on?: readonly number[];
  /** Brushes not placed yet; two less those placed unless said. */
  readonly brushes?: number;
  readonly storms?: number;
  readonly yokai?: number;
  readonly diplomas?: readonly DiplomaId[];
  readonly left?: readonly DiplomaId[];
  readonly atSchool?: boolean;
}

export interface Scene {
  readonly players: readonly ScenePlayer[];
  readonly options?: Partial<Options>;
  /** A table with the expansion, with these suits. */
  readonly suits?: readonly [BaseSuitName, BaseSuitName, NewSuitName, NewSuitName];
  readonly columns?: readonly (readonly CardId[])[];
  /** The whole deck; unless said, every card that is nowhere else, in order. */
  readonly deck?: readonly CardId[];
  readonly row?: number;
  readonly mustTake?: boolean;
  readonly grandMaster?: number;
  readonly assistant?: number;
  readonly phase?: Phase;
  readonly brushes?: number;
}

/** A position for a test: what the test does not say follows from what it says. */
export function scene(setting: Scene): State {
  const players = setting.players.map(scenePlayer);
  const suits = (setting.suits ?? everySuit.slice(0, 4)).map(suit => everySuit.indexOf(suit));
  const columns = setting.columns ?? players.map(() => []);
  const used = new Set([...columns.flat(), ...players.flatMap(p => [...p.print, ...p.studio, ...p.open, ...p.secret])]);
  const given = players.reduce((total, p) => total + p.brushes + p.icons.filter(icon => icon >= 8).length, 0);
  return {
    rules: FIRST_RULES,
    options: { ...optionsFor(setting.suits), ...setting.options },
    suits,
    round: 2,
    deck: setting.deck ?? cardsOf(suits, FIRST_RULES).filter(id => !used.has(id)),
    row: setting.row ?? 1,
    columns,
    mustTake: setting.mustTake ?? false,
    players,
    grandMaster: setting.grandMaster ?? 0,
    assistant: setting.assistant ?? 0,
    brushes: setting.brushes ?? box.brushes - given,
    storms: box.stormTokens - players.reduce((total, player) => total + player.storms, 0),
    yokai: (setting.suits ? yokaiTokens : 0) - players.reduce((total, player) => total + player.yokai, 0),
    table: players.reduce((table, player) => table & ~player.diplomas, diplomasFor(suits)),
    phase: setting.phase ?? { kind: 'work', seat: 0 },
  };
}

const optionsFor = (suits: Scene['suits']): Options => ({
  ...defaultOptions,
  ...(suits && { yokai: { base: [suits[0], suits[1]], new: [suits[2], suits[3]] } }),
});

function scenePlayer(setting: ScenePlayer, seat: number): Player {
  const tile = setting.tile ? startingTiles.findIndex(({ season }) => season === setting.tile) : seat;
  const studio = setting.studio ?? [];
  const names = [startingTiles[tile]!.landscape, ...studio.flatMap(id => cardOf(id).studio.landscape ?? [])];
  const icons = names.map(name => emptyIcon(landscapes.indexOf(name)));
  for (const icon of setting.on ?? []) icons[icon] = withBrush(icons[icon]!);
  const set = (ids: readonly DiplomaId[] = []): number => ids.reduce((all, id) => all | (1 << id), 0);
  return {
    tile,
    atSchool: setting.atSchool ?? seat !== 0,
    print: setting.print ?? [],
    studio,
    open: setting.open ?? [],
    secret: setting.secret ?? [],
    brushes: setting.brushes ?? Math.max(0, 2 - (setting.on?.length ?? 0)),
    icons,
    arrows: 1 + studio.filter(id => studioIconOf(id) === 'arrow').length,
    arrowsUsed: 0,
    keeps: studio.filter(id => studioIconOf(id) === 'keep').length,
    storms: setting.storms ?? 0,
    yokai: setting.yokai ?? 0,
    diplomas: set(setting.diplomas),
    left: set(setting.left),
  };
}

export function legal(state: State): readonly Action[] {
  const [seat] = kanagawa.toAct(state);
  return seat === undefined ? [] : kanagawa.legal(state, seat);
}

export const isLegal = (state: State, action: Action): boolean => legal(state).some(other => sameData(other, action));

/** Takes one legal step of whoever is to act. Nothing after set-up has any chance. */
export function act(state: State, action: Action): Step {
  if (!isLegal(state, action)) {
    throw new Error(`${JSON.stringify(action)} is not among ${JSON.stringify(legal(state))}`);
  }
  return kanagawa.apply(state, kanagawa.toAct(state)[0]!, action, noChance);
}

/** Takes several steps; returns the state they lead to. */
export const actAll = (state: State, actions: readonly Action[]): State =>
  actions.reduce((current, action) => act(current, action).state, state);

export const eventsOf = (state: State, action: Action): readonly Event[] => act(state, action).events;
