import { servePictures } from '@hanga/web/press/serve.ts';
import { type AlonePicture, drawAlone } from './alone.ts';
import { scenery } from './later/scenery/index.ts';
import { bringFor } from './later.ts';
import { draw, type PictureRequest } from './pictures.ts';
import { addScenery } from './scenery.ts';
import { definition, defsFor } from './sprite.ts';

addScenery(scenery);

const isAlone = (picture: PictureRequest | AlonePicture): picture is AlonePicture =>
  'cover' in picture || 'scroll' in picture;

servePictures<PictureRequest | AlonePicture>({
  draw: picture => (isAlone(picture) ? drawAlone(picture) : draw(picture)),
  bring: bringFor,
  definition,
  defsFor,
});
