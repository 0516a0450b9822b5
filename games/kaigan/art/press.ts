import { servePictures } from '@hanga/web/press/serve.ts';
import { type AlonePicture, drawAlone } from './alone.ts';
import { draw, type PictureRequest } from './pictures.ts';
import { definition, defs } from './sprite.ts';

const isAlone = (picture: PictureRequest | AlonePicture): picture is AlonePicture =>
  'cover' in picture || 'mapped' in picture || 'finished' in picture;

servePictures<PictureRequest | AlonePicture>({
  draw: picture => (isAlone(picture) ? drawAlone(picture) : draw(picture)),
  definition,
  defsFor: defs,
});
