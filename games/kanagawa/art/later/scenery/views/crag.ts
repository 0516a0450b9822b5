import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../../../seasons.ts';
import type { Season } from '../../../types.ts';

/** Outlines in a unit box, hewn as with an axe; the right faces lie in shade. */
const rock =
  '0,1 .08,.8 .15,.75 .2,.54 .29,.48 .33,.26 .4,.18 .43,.04 .5,0 .55,.09 .6,.13 .63,.33 .72,.4 .76,.58 .86,.64 .91,.84 1,1';
const shade =
  '.5,0 .55,.09 .6,.13 .63,.33 .72,.4 .76,.58 .86,.64 .91,.84 1,1 .74,1 .66,.82 .7,.68 .58,.52 .6,.36 .51,.22';
const fold = '.33,.26 .4,.18 .42,.38 .36,.6 .4,.8 .32,1 .2,1 .27,.8 .24,.64 .3,.5';
const cap = '.36,.3 .4,.18 .43,.04 .5,0 .55,.09 .6,.13 .62,.27 .56,.22 .55,.36 .49,.22 .45,.4 .42,.24';
const cuts = [
  '.47,.1 .46,.2 .48,.32',
  '.5,.42 .47,.52 .49,.64',
  '.3,.56 .32,.66 .29,.76',
  '.16,.8 .18,.88 .15,.95',
  '.68,.5 .66,.58 .69,.66',
  '.52,.7 .5,.8 .53,.92',
  '.82,.74 .8,.82 .83,.9',
];
const ledges = [
  [0.29, 0.48],
  [0.72, 0.4],
  [0.15, 0.75],
  [0.86, 0.64],
  [0.4, 0.18],
] as const;

/** A steep crag with pines on its ledges; its foot is lost in mist. */
export const crag = (season: Season, x: number, top: number, half: number): Art => {
  const inks = seasonInks[season];
  const foot = 236;
  const hew = (outline: string, mark: string): string =>
    outline
      .split(' ')
      .map(pair => {
        const [u = 0, v = 0] = pair.split(',').map(Number);
        return `${x + (u - 0.5) * 2 * half},${top + v * (foot - top)}${mark}`;
      })
      .join(' ');
  const pines = ledges
    .map(([u, v]) => {
      const px = x + (u - 0.5) * 2 * half;
      const py = top + v * (foot - top);
      return loop(
        `${px - 5},${py + 1} ${px - 3},${py - 4} ${px},${py - 7} ${px + 3},${py - 4} ${px + 6},${py + 1} ${px},${py + 2}`,
      );
    })
    .join('');
  const dark = mix(mix(inks.peak, '#6b6a5e', 0.5), ink.sumi, 0.35);
  return [
    fill(loop(hew(rock, '!')), { url: `k-crag-${season}` }),
    fill(loop(hew(shade, '!')), dark, { opacity: 0.5 }),
    fill(loop(hew(fold, '!')), dark, { opacity: 0.25 }),
    season === 'winter' || season === 'spring' ? fill(loop(hew(cap, '!')), ink.snow) : [],
    fill(pines, mix(inks.leaf, ink.pine, 0.5)),
    lines(
      [hew(rock.split(' ').slice(2, 9).toReversed().join(' '), '!'), hew(rock.split(' ').slice(8, 15).join(' '), '!')],
      1.5,
      keyInk,
      'end',
      { opacity: 0.85 },
    ),
    lines(
      cuts.map(cut => hew(cut, '')),
      1.3,
      keyInk,
      'both',
      { opacity: 0.6 },
    ),
  ];
};
