import { toSvg } from '../art/toSvg.ts';
import type { Art } from '../art/tree.ts';
import { DOTS, onSheet } from './mounted.ts';
import { pdfOf } from './pdf.ts';
import { withDots } from './pngDots.ts';
import type { Mount, Sized, Work } from './work.ts';

export const formats = ['png', 'pdf', 'svg'] as const;
export type Format = (typeof formats)[number];

/** Dots to the inch of what is printed. */
const INCH = 300;

interface Bound {
  readonly work: Work;
  readonly mount: Mount;
  /** What a drawing refers to, and brings along into a file. */
  defsFor(art: Art): Art;
}

/** The work on its sheet, as a file of this kind. */
export async function fileOf(bound: Bound, format: Format): Promise<Blob> {
  const sheet = onSheet(bound.work, bound.mount);
  const svg = svgOf(sheet, bound.defsFor(sheet.art));
  if (format === 'svg') return new Blob([svg], { type: 'image/svg+xml' });
  const canvas = await drawn(svg, sheet);
  if (format === 'png') return withDots(await encoded(canvas, 'image/png'), INCH);
  const jpeg = new Uint8Array(await (await encoded(canvas, 'image/jpeg')).arrayBuffer());
  const { title, lines } = bound.work.label;
  return pdfOf({ jpeg, width: canvas.width, height: canvas.height }, INCH, title, lines.join(', '));
}

/** A file that stands alone, as large as it is to be printed. */
function svgOf({ art, width, height }: Sized, defs: Art): string {
  const millimetres = (side: number): string => ((side * DOTS * 25.4) / INCH).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${millimetres(width)}mm" height="${millimetres(height)}mm"><defs>${toSvg(defs)}</defs>${toSvg(art)}</svg>`;
}

async function drawn(svg: string, { width, height }: Sized): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * DOTS);
    canvas.height = Math.round(height * DOTS);
    // Without it a browser may draw where there is less room than a long scroll takes.
    const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), type, 0.93),
  );
