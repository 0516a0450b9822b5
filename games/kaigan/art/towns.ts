import { at, fill, lines, loop } from '@hanga/web/art/brush.ts';
import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { type Point, project } from './projection.ts';

export interface Town extends Point {
  readonly hasCastle: boolean;
}

/** Towns of around 1800: longitude, latitude, and whether a castle stands there. */
const towns: readonly (readonly [lon: number, lat: number, hasCastle: boolean])[] = [
  [139.5, 35.72, true], // Edo
  [135.62, 34.88, true], // Ōsaka
  [135.95, 35.05, false], // Kyō
  [136.95, 35.3, true], // Nagoya
  [137.75, 35, false], // Hamamatsu
  [136.9, 36.6, true], // Kanazawa
  [139.1, 37.6, false], // Niigata
  [140.75, 38.2, true], // Sendai
  [140.3, 39.65, false], // Akita
  [141, 40.3, true], // Morioka
  [140.5, 40.85, false], // Hirosaki
  [140.5, 36.5, false], // Mito
  [134.65, 35, true], // Himeji
  [132.5, 34.55, true], // Hiroshima
  [131.6, 34.25, false], // Hagi
  [133.1, 35.25, true], // Matsue
  [133.62, 33.62, true], // Kōchi
  [134.35, 34.05, false], // Tokushima
  [130.7, 33.55, true], // Fukuoka
  [130.78, 32.75, true], // Kumamoto
  [130.65, 31.75, false], // Kagoshima
  [131.35, 33.2, false], // Oita
  [140.6, 41.95, false], // Hakodate
  [141.4, 43, false], // Ishikari
];

export const townsOnMap: readonly Town[] = towns.map(([lon, lat, hasCastle]) => ({ ...project(lon, lat), hasCastle }));

/** A roof seen from its corner: the lit slope, the shaded one, a white wall. */
const roof = (x: number, y: number, w: number): string =>
  `M${at(x, y)}l${at(w * 0.3, -w * 0.42)}h${w * 0.62}l${at(w * 0.3, w * 0.42)}z`;

const houses = [
  [-7, 0],
  [-2.4, -2.4],
  [2.6, -0.2],
  [-4, 2.6],
  [0.8, 2.8],
  [5.2, 2.2],
] as const;

function town({ x, y, hasCastle }: Town): Art {
  const seen = hasCastle ? houses.filter(([dx]) => dx < 1.5) : houses;
  const walls = seen.map(([dx, dy]) => `M${at(dx + 0.5, dy)}h3.6v1.5h-3.6z`).join('');
  const castle = [
    fill(loop('2,3! 3,0! 9,0! 10,3!'), '#a39c8c'),
    fill('M3.6 0V-2.4H8.4V0ZM4.4 -4V-6H7.6V-4Z', ink.snow),
    fill(loop('2.4,-2! 4.4,-4.4! 7.6,-4.4! 9.6,-2! 6,-2.5'), '#3c4c5c'),
    fill(loop('3.2,-5.6! 5,-8! 7,-8! 8.8,-5.6! 6,-6'), '#3c4c5c'),
    lines(['2,3.2 10,3.2'], 0.7, keyInk, 'both'),
  ];
  return node('g', { transform: [moved(Math.round(x * 10) / 10, Math.round(y * 10) / 10)] }, [
    fill(walls, '#f8f3e2'),
    fill(seen.map(([dx, dy]) => roof(dx, dy, 3.8)).join(''), '#4f5f6c'),
    fill(seen.map(([dx, dy]) => `M${at(dx, dy)}h4.6v.5h-4.6z`).join(''), keyInk),
    hasCastle ? castle : [],
  ]);
}

/** Towns with their roofs, those in the north first. */
export const townsIn = (isDrawn: (point: Point) => boolean): Art => townsOnMap.filter(isDrawn).map(town);
