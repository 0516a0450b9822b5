import { type CardName, gains, map, prices } from '@hanga/kaigan';
import { cardFace, type Kind, type PriceLine, printedFace, tileArt, tileGlow } from '../../art/kaigan/index.ts';
import { type Seat as Livery, liveries } from '../../art/pieces.ts';

/** Markup is drawn once and kept: a move redraws only what moved. */
const kept = <Key extends string | number>(draw: (key: Key) => string): ((key: Key) => string) => {
  const drawn = new Map<Key, string>();
  return key => {
    let markup = drawn.get(key);
    if (markup === undefined) {
      markup = draw(key);
      drawn.set(key, markup);
    }
    return markup;
  };
};

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

const cardArtOf = kept<string>(key => {
  const [color, name] = key.split('/') as [string, CardName];
  return cardFace(Number(color) as Livery, name, priceLines[name]);
});
export const cardArt = (color: number, name: CardName): string => cardArtOf(`${color}/${name}`);
export const printedArt = kept<string>(printedFace);
export const tilePicture = kept<number>(tile => {
  const { kind, size } = map.tileOf(tile);
  return tileArt(tile, kind, size);
});

export const glowArt = kept<Kind>(tileGlow);

export const livery = (color: number): { readonly color: string; readonly deep: string } => liveries[color as Livery];
