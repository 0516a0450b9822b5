import { Pictures } from '@hanga/web/press/pictures.ts';
import { draw, type PictureRequest, whenSceneryComes } from '../art/index.ts';
import { sheetOf } from './sheets.ts';

/** Everything on the table that is shown as a picture as soon as it is printed. */
export const pictures = new Pictures<PictureRequest>({
  draw,
  sheetOf,
  startPress: () => new Worker(new URL('../art/press.ts', import.meta.url), { type: 'module' }),
});

whenSceneryComes(() => pictures.renew());
