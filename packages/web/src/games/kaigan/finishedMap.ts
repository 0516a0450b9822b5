import { defs, finishedArt, finishedSize, type Seal } from '../../art/kaigan/index.ts';

/** The finished map as a file that stands alone. */
export const mapSvg = (seals: readonly Seal[]): string => {
  const { width, height } = finishedSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs()}</defs>${finishedArt(seals)}</svg>`;
};

/** Drawn by the browser at twice its size, for those who want pixels. */
export async function mapPng(seals: readonly Seal[]): Promise<Blob> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([mapSvg(seals)], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = finishedSize.width * 2;
    canvas.height = finishedSize.height * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the map could not be drawn'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
