import { dash, fill, lines, loop, mix, place } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { panelSize } from '../../paper.ts';
import { stand } from '../../scenes/cedars.ts';
import type { Seam } from '../../seam.ts';
import { seasonInks } from '../../seasons.ts';
import type { Season } from '../../types.ts';
import { susuki } from './flora.ts';

const boulder = (rng: Rng, season: Season): Art => {
  const half = between(rng, 20, 30);
  const high = between(rng, 18, 28);
  return [
    fill(
      loop(
        `${-half},5! ${-half * 0.86},${-high * 0.5}! ${-half * 0.3},${-high}! ${half * 0.2},${-high * 0.86}! ${half * 0.7},${-high * 0.5} ${half},4! ${half * 0.3},7 ${-half * 0.4},6`,
      ),
      '#8b8576',
    ),
    lines(
      [
        `${-half},5 ${-half * 0.86},${-high * 0.5}! ${-half * 0.3},${-high}!`,
        `${half * 0.2},${-high * 0.86} ${half * 0.7},${-high * 0.5} ${half},4`,
      ],
      1.6,
      keyInk,
    ),
    fill(
      loop(
        `${half * 0.2},${-high * 0.86}! ${half * 0.7},${-high * 0.5} ${half},4! ${half * 0.1},4! ${half * 0.3},${-high * 0.3}!`,
      ),
      '#5e5a50',
    ),
    lines(
      [
        `${-half * 0.5},${-high * 0.7} ${-half * 0.3},${-high * 0.3} ${-half * 0.45},0`,
        `${half * 0.2},${-high * 0.8} ${half * 0.1},${-high * 0.4}`,
      ],
      1.2,
      keyInk,
    ),
    season === 'winter'
      ? fill(
          loop(
            `${-half * 0.8},${-high * 0.5} ${-half * 0.3},${-high - 3} ${half * 0.3},${-high * 0.9 - 2} ${half * 0.7},${-high * 0.45} ${half * 0.1},${-high * 0.6} ${-half * 0.3},${-high * 0.55}`,
          ),
          ink.snow,
        )
      : [],
    fill(
      times(9, index => dash(-half + index * half * 0.26, 5, (index - 4) * 1.2, -between(rng, 6, 14), 1)).join(''),
      mix(seasonInks[season].leaf, ink.sumi, 0.2),
    ),
  ];
};

type Pad = readonly [x: number, y: number, half: number];

/** A pine of the middle distance: flat tones without a line, so that nobody counts it among the card's trees. */
const pine = (rng: Rng, season: Season): Art => {
  const lean = between(rng, 8, 20);
  const leaf = mix(seasonInks[season].leaf, ink.pine, 0.55);
  const pads: readonly Pad[] = [
    [-14, -34, 17],
    [lean + 12, -44, 20],
    [lean - 14, -58, 18],
    [lean + 4, -70, 20],
  ];
  const pad = ([x, y, half]: Pad, high: number): string =>
    loop(
      `${x - half},${y + 2}! ${x - half * 0.8},${y - high * 0.5} ${x - half * 0.3},${y - high} ${x + half * 0.2},${y - high * 0.8} ${x + half * 0.7},${y - high * 0.7} ${x + half * 1.1},${y + 1}! ${x + half * 0.4},${y + 3} ${x - half * 0.4},${y + 2}`,
    );
  return [
    lines(
      [`-2,6 -7,-14 4,-32 ${lean},-48 ${lean},-68`, `0,-28 -8,-32 -16,-34`, `6,-36 ${lean},-42 ${lean + 14},-44`],
      5,
      mix('#6f5444', seasonInks[season].ridge, 0.2),
      'end',
    ),
    fill(pads.map(spot => pad(spot, 11)).join(''), leaf),
    fill(
      pads.map(([x, y, half]) => pad([x - 2, y - 3, half * 0.6], 6)).join(''),
      season === 'winter' ? ink.snow : mix(leaf, '#a9b683', 0.45),
    ),
  ];
};

const willow = (rng: Rng, season: Season): Art => {
  const inks = seasonInks[season];
  const threads = (low: number): string =>
    times(17, () => {
      const t = between(rng, -1, 1);
      return dash(
        t * 20 + 3,
        -58 + t * t * 14,
        t * 14 + (season === 'storm' ? 22 : 3),
        between(rng, low, 1) * 44,
        1.3,
        t * -6,
      );
    }).join('');
  return [
    lines(['0,4 -4,-20 4,-40 1,-60'], 5.6, '#7d6b4c', 'end'),
    fill(threads(0.6), mix(inks.leaf, ink.pine, 0.5)),
    fill(threads(0.4), mix(inks.leaf, inks.field, 0.4)),
    fill(threads(0.3), mix(inks.field, '#dfe0a8', 0.3)),
  ];
};

/** Rocks with foam about them, out in the water. */
const reef = (rng: Rng): Art => {
  const rock = (x: number, size: number): Art => [
    carved(
      `${x - size},2! ${x - size * 0.6},${-size * 0.9}! ${x - size * 0.1},${-size * 1.5}! ${x + size * 0.3},${-size}! ${x + size * 0.7},${-size * 0.8}! ${x + size},2!`,
      '#716a5c',
      1.2,
    ),
    fill(
      loop(
        `${x + size * 0.3},${-size}! ${x + size * 0.7},${-size * 0.8}! ${x + size},2! ${x},2! ${x - size * 0.1},${-size * 0.6}!`,
      ),
      '#464136',
    ),
  ];
  return [
    rock(between(rng, -14, -6), between(rng, 8, 12)),
    rock(between(rng, 4, 12), between(rng, 11, 17)),
    lines(['-34,2 -16,-1 0,3 18,0 36,3', '-24,7 -8,5 8,8 24,6'], 3.4, ink.snow),
  ];
};

const drawn = (seam: Seam): Art => {
  const rng = seeded(seam.seed + 77);
  const foot = seam.ground + 5;
  const put = (art: Art, y = foot, size = 1): Art => place(art, 0, y, size, rng() < 0.5 ? 1 : -1);
  switch (seam.feature) {
    case 'cedars':
      return stand(
        seam.season,
        [
          [between(rng, -20, -14), foot - between(rng, 84, 112), 12],
          [between(rng, 10, 18), foot - between(rng, 96, 132), 13],
          [between(rng, -4, 2), foot - between(rng, 56, 74), 11],
        ],
        foot,
        seam.seed,
        'leaf',
      );
    case 'pine':
      return put(pine(rng, seam.season), foot + 2);
    case 'boulder':
      return put(boulder(rng, seam.season), foot + between(rng, 2, 12));
    case 'pampas':
      return put(susuki(rng, 0, 0), foot + 14, 1.2);
    case 'willow':
      return put(willow(rng, seam.season), foot + 2);
    case 'reef':
      return put(reef(rng), between(rng, 190, 214));
    case 'none':
      return [];
    default:
      return seam.feature satisfies never;
  }
};

/** Wild geese or plovers in a long slanting line. */
const flock = (seam: Seam): Art => {
  const rng = seeded(seam.seed + 311);
  const way = rng() < 0.5 ? 1 : -1;
  const birds = times(7, index => {
    const x = (index - 3) * 13 + between(rng, -2, 2);
    const y = (seam.birds ?? 0) + way * (index - 3) * 4.4 + between(rng, -2, 2);
    const size = between(rng, 0.9, 1.2);
    return `${x - 6 * size},${y - 2 * size} ${x - 2 * size},${y - 2.6 * size} ${x},${y + size}! ${x + 2.4 * size},${y - 3 * size} ${x + 6 * size},${y - size}`;
  });
  return lines(birds, 1.7, keyInk);
};

/**
 * What lies across a panel's two seams. Both neighbours draw all of it, and each shows its part: the frame cuts a hair
 * outside the panel, where both agree.
 */
export const straddling = (left: Seam, right: Seam, what: 'land' | 'sky'): Art => {
  const draw = what === 'land' ? drawn : (seam: Seam): Art => (seam.birds === undefined ? [] : flock(seam));
  return node('g', { 'clip-path': { url: 'k-frame' } }, [
    draw(left),
    node('g', { transform: [moved(panelSize.width, 0)] }, draw(right)),
  ]);
};
