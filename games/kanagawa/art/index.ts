import './pageSprite.ts';

export { liveries, mon, type Seat, seats } from '@hanga/web/art/liveries.ts';
export { ink, themeCss } from '@hanga/web/art/tokens.ts';
export { type AlonePicture, mountedPrint } from './alone.ts';
export { cardBack } from './backs.ts';
export {
  cardFace,
  cardSize,
  hungCard,
  hungTile,
  type Marks,
  type Painted,
  printPanel,
  printScroll,
  startingPanel,
  startingPlank,
  startingTileFace,
  studioPlank,
} from './card.ts';
export { diploma, diplomaPapers, diplomaSize } from './diplomas.ts';
export { type Medallion, medallions } from './medallions.ts';
export { mountEdge, mountSize, scrollMount } from './mount.ts';
export { panelSize } from './paper.ts';
export { draw, type PictureRequest, slip } from './pictures.ts';
export { planned } from './plan.ts';
export { whenSceneryComes } from './scenery.ts';
export { type Mat, matBorder, matOf, matSize, school, squareAt } from './school.ts';
export { harmonySeal, pointsSeal } from './seals.ts';
export type { Neighbours } from './sight.ts';
export { defsFor } from './sprite.ts';
export { hollowOf, startingHollow } from './studio.ts';
export { subjectBox } from './subjects/index.ts';
export { subjectArtId } from './subjects/pose.ts';
export { addressOfSymbol, type Boxed, boxes, use } from './symbols.ts';
export * from './types.ts';
export { plankSize } from './wood.ts';
