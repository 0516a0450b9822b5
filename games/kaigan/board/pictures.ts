import { kept } from '@hanga/web/art/kept.ts';
import type { Sheet } from '@hanga/web/press/order.ts';
import { Pictures } from '@hanga/web/press/pictures.ts';
import { boxOf, cardSize, draw, type PictureRequest, tileSize } from '../art/index.ts';

const card: Sheet = { ...cardSize, shown: 1.6 };
const tile: Sheet = { ...tileSize, shown: 1.7 };

/** By symbol: as large as any stands on the table. */
const sign = kept((name: string): Sheet => {
  const [, , width, height] = boxOf(name);
  return { width, height, shown: 1.5, bleed: 0 };
});

/** Everything on the table that is shown as a picture as soon as it is printed. */
export const pictures = new Pictures<PictureRequest>({
  draw,
  sheetOf: picture => ('sign' in picture ? sign(picture.sign) : 'tile' in picture ? tile : card),
  startPress: () => new Worker(new URL('../art/press.ts', import.meta.url), { type: 'module' }),
});
