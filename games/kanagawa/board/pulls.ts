import { kept } from '@hanga/web/art/kept.ts';
import type { PictureRequest } from '../art/index.ts';

const keptPull = kept((name: string, pull: 'key' | 'colour'): PictureRequest => ({ ...JSON.parse(name), pull }));

/** What the first two pulls print of a panel. */
export const pullsOf = (picture: PictureRequest): readonly [PictureRequest, PictureRequest] => {
  const name = JSON.stringify(picture);
  return [keptPull(name, 'key'), keptPull(name, 'colour')];
};
