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
import { greatWave } from './scenes/greatWave.ts';
import { schoolDefs } from './school.ts';
import { harmonySeal } from './seals.ts';
import { seasonSign } from './seasonSigns.ts';
import { composedArt, snowyArt, subjectArt } from './subjects/index.ts';
import { lanternCard } from './subjects/lanterns.ts';
import { posedArt } from './subjects/more/index.ts';
import { type Boxed, prefix, symbol } from './symbols.ts';
import { type Subject, seasons, studioIcons } from './types.ts';
import { planks, woodDefs } from './wood.ts';
import { arrival } from './yokai/marks.ts';
import { spirit } from './yokai/spirits.ts';

type Drawn = readonly [kind: Boxed, draw: () => Art];

const each = <Name extends string | number>(
  names: readonly Name[],
  drawn: (name: Name) => readonly (readonly [id: string, ...Drawn])[],
): Record<string, Drawn> =>
  Object.fromEntries(names.flatMap(name => drawn(name).map(([id, kind, draw]) => [id, [kind, draw]])));

/**
 * Everything that panels, cards and pieces refer to, by its name for `use` and `picture`. Drawing takes time and most
 * games need a part of it only: a symbol is drawn when it is first asked for.
 */
const symbols: Readonly<Record<string, Drawn>> = {
  'wave-calm': ['wave', () => greatWave(false)],
  'wave-storm': ['wave', () => greatWave(true)],
  ...composedArt,
  ...each(
    Object.entries(snowyArt).map(([id]) => id),
    id => [[id, /tree[23]/.test(id) ? 'grove' : 'subject', snowyArt[id] as () => Art]],
  ),
  ...each(Object.keys(subjectArt) as Subject[], subject => [[subject, 'subject', subjectArt[subject]]]),
  ...each(Object.keys(posedArt), id => [[id, 'subject', posedArt[id] as () => Art]]),
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
  ...each([0, 1, 2], index => [[`yokai-${index}`, 'pawn', () => spirit(index)]]),
  ...each([1, 2, 3], count => [[`lanternCard${count}`, 'subject', () => lanternCard(count)]]),
  stormToken: ['pawn', () => node('g', { transform: [moved(0, -40)] }, stormToken())],
};

export const symbolIds = [...Object.keys(symbols), ...Object.keys(planks)];

const called = new Map<string, Node | undefined>();

/** One symbol's definition, drawn once; nothing for a name that is none. */
export function symbolCalled(id: string): Node | undefined {
  if (called.has(id)) return called.get(id);
  const drawn = symbols[id];
  const definition = drawn ? symbol(id, drawn[0], drawn[1]()) : planks[id]?.();
  called.set(id, definition);
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
