import type { Seat as Livery } from '@hanga/web/art/liveries.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { type ActionName, type CardName, gains, map, prices } from '../rules/index.ts';
import { bareSpace, cardFace, type PriceLine, printedFace, quadrantGone } from './card.ts';
import { boxOf } from './pieces.ts';
import { tileArt } from './tile.ts';
import { use } from './use.ts';

/** A thing of the table by its name: everything that is printed as a picture. */
export type PictureRequest =
  | { readonly card: CardName; readonly color: number }
  /** A space of the board where an action is printed. */
  | { readonly action: ActionName }
  | { readonly space: 'bare' | 'quadrantGone' }
  | { readonly tile: number }
  /** A symbol of the sprite. */
  | { readonly sign: string };

export function draw(picture: PictureRequest): Art {
  if ('card' in picture) return cardFace(picture.color as Livery, picture.card, priceLines[picture.card]);
  if ('action' in picture) return printedFace(picture.action);
  if ('space' in picture) return picture.space === 'bare' ? bareSpace() : quadrantGone();
  if ('tile' in picture) {
    const { kind, size } = map.tileOf(picture.tile);
    return tileArt(picture.tile, kind, size);
  }
  if ('sign' in picture) {
    const [left, top] = boxOf(picture.sign);
    return use(picture.sign, -left, -top);
  }
  return picture satisfies never;
}

const pay = (ryo: number): PriceLine[number] => ['pay', String(ryo)];
const priceLines: Readonly<Record<CardName, readonly PriceLine[]>> = {
  artistic: [],
  government: [],
  dispatch: ([2, 3] as const).map(count => [
    ...Array.from({ length: count }, () => ['surveyor', ''] as const),
    pay(prices.dispatch[count]),
  ]),
  map: ([1, 2] as const).map(count => [['marker', 'm'.repeat(count)] as const, pay(prices.map[count])]),
  mapWidely: ([1, 2] as const).map(count => [['marker', 'm'.repeat(count)] as const, pay(prices.mapWidely[count][0])]),
  sideJob: [
    [['get', String(gains.sideJob.ryo)]],
    [pay(prices.sideJob.advance), ['step', ''], pay(prices.sideJob.honor), ['honor', '']],
  ],
};
