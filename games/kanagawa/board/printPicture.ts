import { svgFile } from '@hanga/web/art/toSvg.ts';
import { pngOf } from '@hanga/web/press/png.ts';
import { defsFor, mountedPrint, mountSize } from '../art/index.ts';
import type { CardId, TileId } from '../rules/index.ts';

/** A player's finished print on its mount, as a file that stands alone. */
export function printSvg(tile: TileId, print: readonly CardId[]): string {
  const art = mountedPrint(tile, print, 'scored');
  const { width, height } = mountSize(print.length + 1);
  return svgFile(width, height, defsFor(art), art);
}

export function printPng(tile: TileId, print: readonly CardId[]): Promise<Blob> {
  const { width, height } = mountSize(print.length + 1);
  return pngOf(printSvg(tile, print), width, height);
}
