import type { Rng } from '@hanga/web/art/seeded.ts';
import type { Landscape, Season } from '../types.ts';
import { forest } from './forest.ts';
import { mountain } from './mountain.ts';
import { ocean } from './ocean.ts';
import { plain } from './plain.ts';
import type { Scene } from './scene.ts';

export const sceneVariants = 4;

const painters: Readonly<Record<Landscape, (season: Season, variant: number, card: Rng) => Scene>> = {
  forest,
  mountain,
  plain,
  ocean,
};

export const scene = (landscape: Landscape, season: Season, variant: number, card: Rng): Scene =>
  painters[landscape](season, variant, card);
