import { seats } from '@hanga/web/art/liveries.ts';
import { type Art, moved, type Node, node } from '@hanga/web/art/tree.ts';
import { namedIn, referencesIn } from '@hanga/web/art/walk.ts';
import { backDefs } from './backs.ts';
import { clothDefs } from './cloth.ts';
import { knowHow } from './knowHow.ts';
import { branded, medallion, medallions } from './medallions.ts';
import { mountDefs } from './mount.ts';
import { sharedDefs } from './paper.ts';
import { assistantPawn, brushPawn, grandMasterPawn, stormToken } from './pieces.ts';
import { schoolDefs } from './school.ts';
import { harmonySeal } from './seals.ts';
import { seasonSign } from './seasonSigns.ts';
import { composedArt, snowyArt, subjectArt } from './subjects/index.ts';
import { type Drawings, prefix, symbol } from './symbols.ts';
import { seasons, studioIcons } from './types.ts';
import { planks, woodDefs } from './wood.ts';
import { arrival } from './yokai/marks.ts';

type Drawn = Drawings[string];

const each = <Name extends string | number>(
  names: readonly Name[],
  drawn: (name: Name) => readonly (readonly [id: string, ...Drawn])[],
): Drawings => Object.fromEntries(names.flatMap(name => drawn(name).map(([id, kind, draw]) => [id, [kind, draw]])));

/**
 * Everything that panels, cards and pieces refer to, by its name for `use` and `picture`. Drawing takes time and most
 * games need a part of it only: a symbol is drawn when it is first asked for.
 */
const symbols: Record<string, Drawn> = {
  ...composedArt,
  ...each(
    Object.entries(snowyArt).map(([id]) => id),
    id => [[id, /tree[23]/.test(id) ? 'grove' : 'subject', snowyArt[id] as () => Art]],
  ),
  ...each(Object.keys(subjectArt) as (keyof typeof subjectArt)[], subject => [
    [subject, 'subject', subjectArt[subject]],
  ]),
  ...each(medallions, kind => [
    [kind, 'icon', () => medallion(kind)],
    [`brand-${kind}`, 'icon', () => medallion(kind, branded)],
  ]),
  ...each(studioIcons, icon => [
    [`icon-${icon}`, 'icon', () => knowHow(icon)],
    [`brand-${icon}`, 'icon', () => knowHow(icon, branded)],
  ]),
  ...each(seasons, season => [[`season-${season}`, 'icon', () => seasonSign(season)]]),
  ...each([1, 2, -2], harmony => [[`harmony${harmony}`, 'icon', () => harmonySeal(harmony)]]),
  ...each(seats, seat => [
    [`brush-ready-${seat}`, 'pawn', () => brushPawn(seat, false)],
    [`brush-painted-${seat}`, 'pawn', () => brushPawn(seat, true)],
  ]),
  grandMaster: ['pawn', grandMasterPawn],
  assistant: ['pawn', assistantPawn],
  'yokai-arrives': ['icon', () => arrival()],
  stormToken: ['pawn', () => node('g', { transform: [moved(0, -40)] }, stormToken())],
};

export const symbolIds = (): string[] => [...Object.keys(symbols), ...Object.keys(planks)];

export const isDrawn = (id: string): boolean => id in symbols || id in planks;

/** Drawings that have come later than the first board. */
export function addDrawings(drawings: Drawings): void {
  Object.assign(symbols, drawings);
}

const called = new Map<string, Node>();

/** What is shown in place of a drawing until that has come: the first pose, or pines. */
export const standInOf = (id: string): string =>
  id
    .replace(/-snow$/, '')
    .replace(/^([a-zA-Z]+\d?)-[23]$/, '$1')
    .replace(/^(?:cherry|maple)(\d)$/, 'tree$1')
    .replace(/^(?:willow|cloudPine)$/, 'tree1');

/** One symbol's definition, drawn once; nothing for a name that is none. */
export function symbolCalled(id: string): Node | undefined {
  const found = called.get(id);
  if (found) return found;
  const drawn = symbols[id];
  const standIn = drawn ?? symbols[standInOf(id)];
  const definition = standIn ? symbol(id, standIn[0], standIn[1]()) : planks[id]?.();
  if (definition && isDrawn(id)) called.set(id, definition);
  return definition;
}

/** Papers, gradients and patterns, which everything may use. */
export const commonDefs = (): Art => [sharedDefs(), woodDefs(), backDefs(), mountDefs(), schoolDefs(), clothDefs()];

let common: ReadonlyMap<string, Node> | undefined;

/** Anything that drawings refer to, by the name that they give it. */
export function definition(name: string): Node | undefined {
  common ??= namedIn(commonDefs());
  return common.get(name) ?? symbolCalled(name.slice(prefix.length));
}

/** The symbols that a drawing refers to, and those that they refer to, but for the known ones, to which they are added. */
function symbolsIn(art: Art, known: Set<string>): Art[] {
  return [...referencesIn(art)].flatMap(name => {
    const symbol = known.has(name) ? undefined : symbolCalled(name.slice(prefix.length));
    known.add(name);
    return symbol ? [symbol, ...symbolsIn(symbol, known)] : [];
  });
}

/** What a drawing that stands alone must bring along. */
export function defsFor(art: Art): Art {
  const common = commonDefs();
  return [common, symbolsIn([art, common], new Set())];
}
