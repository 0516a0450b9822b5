import { type CardId, everyCard, startingTiles, type TileId } from '@hanga/kanagawa';
import { defsFor, mountEdge, mountSize, panelSize, printScroll, scrollMount } from '../../art/index.ts';

/** A player's finished print, whole, on its mount: markup for the page, without the sprite. */
export function mountedPrint(
  tile: TileId,
  print: readonly CardId[],
): { markup: string; width: number; height: number } {
  const panels = print.length + 1;
  const { width, height } = mountSize(panels);
  const painted = print.map(number => ({ card: everyCard[number]!, number }));
  const scroll = printScroll(startingTiles[tile], painted, 'scored');
  const { x, y } = mountEdge;
  const markup =
    scrollMount(panels) +
    `<svg x="${x}" y="${y}" width="${panels * panelSize.width}" height="${panelSize.height}">${scroll}</svg>`;
  return { markup, width, height };
}

/** The same as a file that stands alone. */
export function printSvg(tile: TileId, print: readonly CardId[]): string {
  const { markup, width, height } = mountedPrint(tile, print);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defsFor(markup)}</defs>${markup}</svg>`;
}

/** Drawn by the browser at twice its size, for those who want pixels. */
export async function printPng(tile: TileId, print: readonly CardId[]): Promise<Blob> {
  const { width, height } = mountedPrint(tile, print);
  const image = new Image();
  const url = URL.createObjectURL(new Blob([printSvg(tile, print)], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * 2;
    canvas.height = height * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the print could not be drawn'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
