import { dash, fill, loop } from '@hanga/web/art/brush.ts';
import { carved } from '@hanga/web/art/keyBlock.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, node } from '@hanga/web/art/tree.ts';
import type { Mass } from '../../subjects/needles.ts';

interface Bloom {
  readonly deep: Color;
  readonly body: Color;
  readonly light: Color;
  readonly line: Color;
}
const cherryBloom: Bloom = { deep: '#d98f98', body: '#efc1c0', light: '#fbe6e0', line: '#8e5560' };
const mapleBloom: Bloom = { deep: '#96331f', body: '#c9542c', light: '#e39a4a', line: '#561d16' };

/** A round mass in three tones, the light on its upper left. */
const cloud = ([x, y, half, high]: Mass, seed: number, { deep, body, light, line }: Bloom): Art => {
  const rng = seeded(seed);
  const blob = (cx: number, cy: number, rx: number, ry: number, lobes: number): string =>
    times(lobes * 2, index => {
      const angle = (index / (lobes * 2)) * 2 * Math.PI;
      const far = index % 2 ? 0.9 : 1.1 * between(rng, 0.94, 1.08);
      return `${cx + Math.cos(angle) * rx * far},${cy + Math.sin(angle) * ry * far}${index % 2 ? '!' : ''}`;
    }).join(' ');
  const middle = y - high / 2;
  return [
    carved(blob(x, middle, half, high / 2 + 1, 8), deep, 1.1, line),
    fill(loop(blob(x - half * 0.08, middle - high * 0.07, half * 0.86, high * 0.42, 7)), body),
    fill(loop(blob(x - half * 0.26, middle - high * 0.17, half * 0.5, high * 0.23, 6)), light),
  ];
};

const dotted = (at: readonly (readonly [number, number])[], color: Color, size: number): Art =>
  node('path', {
    d: at.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`).join(''),
    stroke: color,
    'stroke-width': size,
    'stroke-linecap': 'round',
  });

const within = (rng: Rng, [x, y, half, high]: Mass, reach: number): readonly [number, number] => {
  const angle = between(rng, 0, 2 * Math.PI);
  const far = Math.sqrt(rng()) * reach;
  return [x + Math.cos(angle) * half * far, y - high / 2 + Math.sin(angle) * (high / 2) * far];
};

export const blossom = (mass: Mass, seed: number): Art => {
  const rng = seeded(seed + 1);
  const spots = times(Math.round(mass[2] * 1.1), () => within(rng, mass, 0.9));
  return [
    cloud(mass, seed, cherryBloom),
    dotted(spots, '#fdf1ec', 2.6),
    dotted(
      spots.filter((_, index) => index % 3 === 0),
      '#b9606e',
      1.1,
    ),
  ];
};

/** Little five-pointed leaves over the mass and past its rim. */
export const redLeaves = (mass: Mass, seed: number): Art => {
  const rng = seeded(seed + 1);
  const leaf = (): string => {
    const [x, y] = within(rng, mass, 1.12);
    const turn = between(rng, -0.6, 0.6);
    return [-2.4, -1.2, 0, 1.2, 2.4]
      .map(lobe => dash(x, y, Math.sin(lobe * 0.6 + turn) * 4.4, -Math.cos(lobe * 0.6 + turn) * 4.4, 0.9))
      .join('');
  };
  const some = (count: number): string => times(Math.round(mass[2] * count), leaf).join('');
  return [
    cloud(mass, seed, mapleBloom),
    fill(some(0.5), '#7d2a1b'),
    fill(some(0.5), '#e9b05a'),
    fill(some(0.5), ink.vermilion),
  ];
};

/** Long threads of willow, blown a little to one side. */
export const fronds = ([x, y, half, high]: Mass, seed: number): Art => {
  const rng = seeded(seed);
  const hang = (low: number): string =>
    times(Math.round(half * 0.8), () => {
      const t = between(rng, -1, 1);
      const top = y - high * (1 - t * t * 0.55);
      const fall = between(rng, low, 1) * high * 1.5;
      return dash(x + t * half * 0.72, top, t * half * 0.42 + 5, fall, 1.5, t * -7);
    }).join('');
  const cap = `${x - half},${y - high * 0.2} ${x - half * 0.6},${y - high * 0.9} ${x},${y - high * 1.1} ${x + half * 0.65},${y - high * 0.88} ${x + half},${y - high * 0.1} ${x + half * 0.5},${y + 2}! ${x + half * 0.2},${y - high * 0.3} ${x - half * 0.2},${y + 3}! ${x - half * 0.5},${y - high * 0.2}`;
  return [
    carved(cap, '#6d8a57', 1),
    fill(hang(0.5), '#4e6f47'),
    fill(hang(0.4), '#7f9a5c'),
    fill(hang(0.3), '#a9bb74'),
  ];
};
