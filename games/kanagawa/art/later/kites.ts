import { lines } from '@hanga/web/art/brush.ts';
import { carved, dressed, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';
import { foot } from '../subjects/foot.ts';
import { clothHead, shavenHead } from '../subjects/head.ts';
import type { Kite } from '../types.ts';
import { kiteFace } from './kiteFaces.ts';

/** A kite alone, as large as any subject: how diplomas and the rules picture it. */
export const kiteAlone = (kind: Kite): Art =>
  node('g', { transform: [moved(0, -86), turned(5), scaled(kind === 'redKite' ? 1.12 : 1.28)] }, kiteFace(kind));

/** Holds the line in both hands, leaning back: its hands are at (14, -54). */
const boy = (coat: Color): Art => [
  foot(2, ink.skin),
  foot(-12, ink.skin, -1, -6),
  carved('-14,-20 -4,-22 2,-6! -6,-3 -18,-5!', ink.skin, 1),
  dressed('-16,-54 -4,-57 4,-52 6,-36 2,-14! -10,-10 -24,-14! -20,-34', coat, ['k-kasuri'], 1.3),
  lines(['-20,-33 -8,-30 6,-33'], 3.4, ink.ochre, 'none'),
  node('g', { transform: [moved(-8, -66), scaled(-1.02, 1.02)] }, shavenHead(0, 0, 18)),
  carved('-4,-54 8,-57 16,-58! 17,-50 6,-45 -4,-45', coat, 1.2),
  carved('14,-58 21,-58 22,-51 15,-50', ink.skin, 0.9),
  lines(['20,-55 26,-44 22,-34'], 1, keyInk),
];

/** Runs into the wind with it, looking over his shoulder: the line leaves his hand at (-18, -62). */
const runner = (coat: Color): Art => [
  foot(32, ink.skin, -3, -18),
  foot(-22, ink.skin, -12, 34),
  carved('-6,-22 4,-24 -8,-10 -20,-8! -22,-14', ink.skin, 1),
  carved('4,-22 14,-22 26,-10 32,-4! 24,-3 12,-10', ink.skin, 1),
  dressed('-8,-54 4,-58 12,-52 16,-34 20,-18! 4,-14 -12,-20! -10,-38', coat, ['k-shima'], 1.3),
  lines(['-11,-35 4,-31 16,-34'], 3.4, ink.vermilion, 'none'),
  clothHead(6, -67, 8),
  carved('-6,-54 -16,-60 -22,-66! -26,-58 -18,-50 -8,-46', coat, 1.2),
  carved('-21,-67 -27,-68 -29,-62 -24,-59', ink.skin, 0.9),
  carved('8,-52 20,-46 26,-40! 20,-36 8,-42', coat, 1.2),
];

/** Lines wound on reels, in a stand that stones hold down. */
const reels = (xs: readonly number[]): Art => [
  xs.map(x => [
    carved(`${x - 2.6},-25! ${x + 2.6},-26! ${x + 3.2},3! ${x - 3.2},3!`, ink.bark, 1.2),
    carved(`${x - 10},-20 ${x + 10},-22 ${x + 11},-13 ${x - 10},-11`, '#d8c294', 1.2),
    lines([`${x - 6},-20 ${x - 5},-12`, `${x},-21 ${x},-12`, `${x + 5},-21 ${x + 6},-12`], 1, '#7a5a2a', 'none'),
  ]),
  carved('-24,4 -16,-5 -4,-3 2,5 -10,7', ink.stone, 1.2),
  carved('4,5 12,-4 24,-3 28,5 16,8', '#8d877a', 1.2),
];

interface Flight {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  /** Where the line is held. */
  readonly from: readonly [x: number, y: number];
}
const flight = (x: number, y: number, turn: number, size: number, from: Flight['from']): Flight => ({
  x,
  y,
  turn,
  size,
  from,
});

const flying = (kind: Kite, { x, y, turn, size, from: [fx, fy] }: Flight): Art => [
  node('path', {
    d: `M${fx} ${fy}Q${((x + fx) / 2 + (fx - x) * 0.16).toFixed(1)} ${((y + fy) / 2 + 22).toFixed(1)} ${x} ${(y + 12 * size).toFixed(1)}`,
    fill: 'none',
    stroke: keyInk,
    'stroke-width': 0.9,
    'stroke-opacity': 0.8,
  }),
  node('g', { transform: [moved(x, y), turned(turn), scaled(size)] }, kiteFace(kind)),
];

interface Outing {
  readonly who: () => Art;
  readonly flown: readonly Flight[];
}

const left: Flight['from'] = [-12, -20];
const right: Flight['from'] = [14, -20];
const hand: Flight['from'] = [-8, -54];
const running: Flight['from'] = [34, -62];
const at = (art: Art, x: number): Art => node('g', { transform: [moved(x, 0)] }, art);

/** Each number flies in three ways; the nearest kite comes last. */
const outings: Readonly<Record<number, readonly Outing[]>> = {
  1: [
    { who: () => at(boy('#3f678c'), -30), flown: [flight(6, -146, 8, 1.02, hand)] },
    { who: () => reels([8]), flown: [flight(-14, -142, -12, 1.06, [8, -20])] },
    { who: () => at(runner('#8a6a3c'), 56), flown: [flight(-22, -138, -16, 0.98, running)] },
  ],
  2: [
    { who: () => reels([-12, 14]), flown: [flight(42, -104, 12, 0.74, right), flight(-36, -164, -9, 0.86, left)] },
    {
      who: () => at(boy('#7d4a5c'), -30),
      flown: [flight(52, -160, 16, 0.72, hand), flight(-44, -142, -6, 0.84, hand)],
    },
    {
      who: () => at(runner('#44633f'), 56),
      flown: [flight(-58, -108, -18, 0.72, running), flight(0, -166, -8, 0.84, running)],
    },
  ],
  3: [
    {
      who: () => reels([-14, 2, 18]),
      flown: [
        flight(12, -182, -6, 0.62, [2, -20]),
        flight(58, -116, 13, 0.66, [18, -20]),
        flight(-48, -138, -10, 0.72, [-14, -20]),
      ],
    },
    {
      who: () => at(boy('#3f678c'), -30),
      flown: [flight(-58, -112, -14, 0.6, hand), flight(-20, -176, -4, 0.64, hand), flight(50, -138, 12, 0.72, hand)],
    },
    {
      who: () => at(runner('#6b4a74'), 58),
      flown: [
        flight(26, -158, 4, 0.56, running),
        flight(-20, -150, -10, 0.6, running),
        flight(-48, -94, -20, 0.62, running),
      ],
    },
  ],
};

/** One, two or three kites high over whoever flies them. */
export const kites = (kind: Kite, count: number, way: number): Art => {
  const outing = outings[count]?.[way];
  if (!outing) return [];
  return [outing.flown.map(each => flying(kind, each)), outing.who()];
};
