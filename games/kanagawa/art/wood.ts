import { dot, fill, lines, ribbon } from '@hanga/web/art/brush.ts';
import { between, seeded, times } from '@hanga/web/art/seeded.ts';
import { type Art, type Node, node } from '@hanga/web/art/tree.ts';
import { bokashi } from './paper.ts';
import { addressOfSymbol } from './symbols.ts';

export const plankSize = { width: 200, height: 84 } as const;

/** Grain of one plank: long veins that part around a knot. */
const grain = (seed: number): Art => {
  const rng = seeded(seed);
  const knotX = between(rng, 40, 160);
  const knotY = between(rng, 24, 60);
  const veins = times(13, index => {
    const y = 4 + index * 6.2 + between(rng, -1.5, 1.5);
    const part = (x: number): number => {
      const near = Math.exp(-(((x - knotX) / 22) ** 2));
      const side = y < knotY ? -1 : 1;
      return y + side * near * Math.max(0, 9 - Math.abs(y - knotY) * 0.45);
    };
    return ribbon(
      times(9, step => dot(step * 25, part(step * 25) + Math.sin(step * 0.9 + index) * 0.8, between(rng, 0.4, 1.7))),
    );
  });
  const knot = [5, 3, 1.4].map(size =>
    ribbon(
      times(9, step =>
        dot(knotX + Math.cos((step / 8) * 6.28) * size * 1.7, knotY + Math.sin((step / 8) * 6.28) * size, 0.9),
      ),
    ),
  );
  return fill([...veins, ...knot].join(''), '#7a4d22', { opacity: 0.34 });
};

const faces = 3;

export const woodDefs = (): Art =>
  bokashi('k-wood', 0, 84, [
    [0, '#d9b077'],
    [0.5, '#cb9c61'],
    [0.93, '#b98850'],
    [1, '#8f6335'],
  ]);

/** Fifty cards share three pieces of wood. */
export const planks: Readonly<Record<string, () => Node>> = Object.fromEntries(
  times(faces, face => [
    `plank-${face}`,
    () =>
      node('g', { id: `k-plank-${face}` }, [
        node('rect', { width: 200, height: 84, fill: { url: 'k-wood' } }),
        grain(face * 17 + 3),
        lines(['0,1.2 60,.8 140,1.6 200,1'], 1.6, '#f3d6a4', 'none'),
        node('rect', { y: 80, width: 200, height: 4, fill: '#6f4a25', opacity: 0.75 }),
        node('path', { d: 'M.6 0V84M199.4 0V84', stroke: '#5a3a1b', 'stroke-width': 1.2, opacity: 0.7 }),
      ]),
  ]),
);

export const plank = (number: number): Art => node('use', { href: addressOfSymbol(`plank-${number % faces}`) });
