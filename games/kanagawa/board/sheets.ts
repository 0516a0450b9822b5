import type { Sheet } from '@hanga/web/press/order.ts';
import { cardSize, diplomaSize, matOf, matSize, type PictureRequest, panelSize, plankSize } from '../art/index.ts';

const card: Sheet = { ...cardSize, shown: 0.64 };
const plank: Sheet = { ...plankSize, shown: 0.85 };
const slip: Sheet = { ...diplomaSize, shown: 0.73 };
const badge: Sheet = { ...diplomaSize, shown: 0.4 };
const panel: Sheet = { ...panelSize, shown: 0.48, joins: true };
const pulls = { key: { ...panel, pull: 'key' }, colour: { ...panel, pull: 'colour' } } as const;

/** How large a thing lies on the table. */
export function sheetOf(picture: PictureRequest): Sheet {
  if ('card' in picture || 'back' in picture) return card;
  if ('plank' in picture || 'tilePlank' in picture) return plank;
  if ('panel' in picture) return picture.pull ? pulls[picture.pull] : panel;
  if ('tilePanel' in picture) return panel;
  if ('diploma' in picture) return slip;
  if ('badge' in picture) return badge;
  if ('mat' in picture) return { ...matSize(matOf(picture.mat, picture.rows)), shown: 0.64 };
  return picture satisfies never;
}
