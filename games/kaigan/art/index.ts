/** Kaigan's drawings: the map, its sheets, and the pieces. Nothing of the game's rules. */
import './pageSprite.ts';

export { type AlonePicture, mappedSize } from './alone.ts';
export { bareSpace, cardFace, cardSize, printedFace, quadrantGone } from './card.ts';
export { finishedArt, finishedSize, type Seal } from './finished.ts';
export { type Kind, kindInks } from './icons.ts';
export { mapArt, mapInk, mapView } from './map.ts';
export { draw, type PictureRequest } from './pictures.ts';
export { boxes, boxOf, symbols } from './pieces.ts';
export { sheetOf, sheets } from './sheets.ts';
export { defs } from './sprite.ts';
export { emptyPlace, slotAt, slotSize, tileArt, tileGlow, tileSize } from './tile.ts';
export { use } from './use.ts';
