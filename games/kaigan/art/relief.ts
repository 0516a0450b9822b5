import { at, dash, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { hillSpots } from './hillSpots.ts';
import type { Point } from './projection.ts';
import type { Peak } from './survey.ts';

/** Whether something at a point is to be drawn. */
export type Where = (point: Point) => boolean;

/** A mountain as the surveyor sees it: in elevation, lit from the left, gullies on its shaded flank, snow where snow lies. */
export function mountain({ x, y, height: h, snow, name }: Peak): Art {
  const isFuji = name === 'Fuji';
  const wide = isFuji ? 1.1 : 0.78;
  const lean = isFuji ? 0 : h * 0.08;
  const crest = isFuji ? 0.11 : 0.04;
  const top = y - h;
  const flank = `${x - h * wide},${y + 1}! ${x - h * wide * 0.5},${y - h * 0.33} ${x - h * crest + lean},${top}! ${x + lean},${top + h * 0.035} ${x + h * crest + lean},${top}! ${x + h * wide * 0.46 + lean},${y - h * 0.36} ${x + h * wide},${y + 1}! ${x + h * 0.3},${y + 2.8} ${x - h * 0.3},${y + 2.6}`;
  const shade = `${x + h * crest * 0.4 + lean},${top}! ${x + h * wide * 0.5},${y - h * 0.36} ${x + h * wide},${y + 1}! ${x + h * 0.26},${y + 1.6} ${x + h * 0.3},${y - h * 0.2} ${x + h * 0.1},${y - h * 0.46}`;
  const cap = `${x - h * 0.24},${y - h * 0.66} ${x - h * crest + lean},${top}! ${x + h * crest + lean},${top}! ${x + h * 0.27},${y - h * 0.66}! ${x + h * 0.17},${y - h * 0.72} ${x + h * 0.1},${y - h * 0.5}! ${x + h * 0.03},${y - h * 0.68} ${x - h * 0.06},${y - h * 0.52}! ${x - h * 0.12},${y - h * 0.68}`;
  const body = isFuji ? '#567b9b' : snow ? '#76928c' : '#85986a';
  const ridge = `${x + h * crest + lean},${top + 0.4} ${x + h * wide * 0.46 + lean},${y - h * 0.36} ${x + h * wide},${y + 1}`;
  return [
    fill(loop(flank), body),
    fill(loop(shade), mix(body, ink.aiDeep, 0.5), { 'fill-opacity': 0.6 }),
    snow ? fill(loop(cap), ink.snow) : [],
    // The lit side is a hair, the shaded one swells.
    lines([ridge], 1.9, keyInk, 'both'),
    lines(
      [`${x - h * wide},${y + 1} ${x - h * wide * 0.5},${y - h * 0.33} ${x - h * crest + lean},${top}`],
      0.9,
      keyInk,
      'both',
    ),
    lines(hatch(ridge, { count: isFuji ? 7 : 4, length: h * 0.24, lean: 58 }), 0.8, mix(body, keyInk, 0.75), 'end'),
  ];
}

/** Low hills, rounded as a brush sets them down; on some of them pines, on some fields at their foot. */
export function hills(isDrawn: Where): Art {
  const drawn = hillSpots.filter(isDrawn);
  const body = (kinds: readonly number[]): string =>
    drawn
      .filter(({ kind }) => kinds.includes(kind))
      .map(
        ({ x, y, h, w }) =>
          `M${at(x - w, y)}Q${at(x - w * 0.55, y - h * 1.05)} ${at(x - w * 0.08, y - h)}Q${at(x + w * 0.5, y - h * 0.94)} ${at(x + w, y)}Q${at(x, y + 1.4)} ${at(x - w, y)}`,
      )
      .join('');
  const edges = drawn
    .map(({ x, y, h, w }) => dash(x - w * 0.3, y - h * 0.96, w * 1.25, h * 0.94, 0.55, -h * 0.34))
    .join('');
  const pines = drawn
    .filter(({ kind }) => kind === 0)
    .flatMap(({ x, y, w }) =>
      [-0.5, 0.1, 0.6].map(by => {
        const [tx, ty] = [x + w * by, y + 1 + Math.abs(by)];
        return `M${at(tx - 1.5, ty)}L${at(tx, ty - 4.6)}L${at(tx + 1.5, ty)}Z`;
      }),
    )
    .join('');
  const fields = drawn
    .filter(({ kind }) => kind === 1)
    .map(({ x, y, w }) => [2.6, 4.2].map(down => dash(x - w * 0.8, y + down, w * 1.5, 0.2, 0.3)).join(''))
    .join('');
  return [
    fill(body([0, 1]), '#93a76b'),
    fill(body([2, 3]), '#a9b27a'),
    fill(edges, keyInk, { 'fill-opacity': 0.8 }),
    fill(pines, '#3f5f4a'),
    fill(fields, '#7d8f4e'),
  ];
}
