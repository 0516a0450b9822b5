import { svgFile } from '@hanga/web/art/toSvg.ts';
import { pngOf } from '@hanga/web/press/png.ts';
import { defs, finishedArt, finishedSize, type Seal } from '../art/index.ts';

const { width, height } = finishedSize;

/** The finished map as a file that stands alone. */
export const mapSvg = (seals: readonly Seal[]): string => svgFile(width, height, defs(), finishedArt(seals));

export const mapPng = (seals: readonly Seal[]): Promise<Blob> => pngOf(mapSvg(seals), width, height);
