import { kept } from '@hanga/web/art/kept.ts';
import { type Seat as Livery, liveries } from '@hanga/web/art/liveries.ts';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { emptyPlace, type Kind, mapArt, mapInk, type PictureRequest, tileGlow } from '../art/index.ts';
import type { ActionName, CardName } from '../rules/index.ts';
import { scoredTiles } from './history.ts';

type Picture = PictureRequest;

export const cardArt = kept((color: number, card: CardName): Picture => ({ card, color }));
export const printedArt = kept((action: ActionName): Picture => ({ action }));
export const spaceArt = kept((space: 'bare' | 'quadrantGone'): Picture => ({ space }));
export const signPicture = kept((sign: string): Picture => ({ sign }));
export const tilePicture = kept((tile: number): Picture => ({ tile }));

/** Too simple to be printed, or too large: markup for the page, drawn once. */
export const glowArt = kept((kind: Kind): string => toSvg(tileGlow(kind)));
export const emptyArt = kept((): string => toSvg(emptyPlace()));
export const seaArt = kept((): string => toSvg(mapArt()));
export const inkArt = kept((rules: number, scored: number): string => toSvg(mapInk(scoredTiles({ rules, scored }))));

export const livery = (color: number): { readonly color: string; readonly deep: string } => liveries[color as Livery];
