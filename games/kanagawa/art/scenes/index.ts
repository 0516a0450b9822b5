import { currentScenery } from '../scenery.ts';
import type { Landscape } from '../types.ts';
import { forest } from './forest.ts';
import { mountain } from './mountain.ts';
import { ocean } from './ocean.ts';
import { plain } from './plain.ts';
import type { Scene, Stage } from './scene.ts';

/** So many ways has each landscape to be seen. */
export const sceneViews = 5;

const painters: Readonly<Record<Landscape, (stage: Stage, view: number) => Scene>> = {
  forest,
  mountain,
  plain,
  ocean,
};

/** A view that has not come yet is stood in for by another. */
export const scene = (landscape: Landscape, stage: Stage, view: number): Scene => ({
  ...painters[landscape](stage, view),
  ...currentScenery().views[landscape]?.[view]?.(stage),
});
