import { at } from '@hanga/web/art/brush.ts';
import { between, type Rng } from '@hanga/web/art/seeded.ts';
import { type Art, type Ink, node } from '@hanga/web/art/tree.ts';
import { crispStubs, panelSize } from './paper.ts';

/** A flat tongue of a mist band: its height and how far it reaches in from the edge. */
interface Tongue {
  readonly height: number;
  readonly reach: number;
}

/** Where suyari-gasumi cross a seam: [top, heights of the stacked tongues]. The same on both edges. */
export const mistSeams = [
  [92, [8, 7]],
  [141, [7, 9, 6]],
  [192, [8, 10, 6]],
  [226, [6, 5]],
] as const satisfies readonly (readonly [number, readonly number[]])[];

/** The gap between two tongues of a band, turned round at its inner end. */
const notch = 2.2;

const bandHeight = (heights: readonly number[]): number =>
  heights.reduce((sum, height) => sum + height, notch * (heights.length - 1));

/** Stacked tongues with round tips and round inner corners, open toward the edge they come from. */
const gasumi = (top: number, tongues: readonly Tongue[], fromRight: boolean): string => {
  const x = (reach: number): number => (fromRight ? panelSize.width - reach : reach);
  const sweep = fromRight ? 0 : 1;
  let y = top;
  let path = `M${at(x(0), y)}`;
  tongues.forEach((tongue, index) => {
    const radius = tongue.height / 2;
    const next = tongues[index + 1];
    path += `L${at(x(tongue.reach - radius), y)}`;
    y += tongue.height;
    path += `A${at(radius, radius)} 0 0 ${sweep} ${at(x(tongue.reach - radius), y)}`;
    if (!next) return;
    // The inner corner turns the other way, as the clouds of old scrolls do.
    const turn = Math.min(tongue.reach, next.reach) - radius - 4;
    path += `L${at(x(turn), y)}A${at(notch / 2, notch / 2)} 0 0 ${1 - sweep} ${at(x(turn), y + notch)}`;
    y += notch;
  });
  return `${path}L${at(x(0), y)}`;
};

/** The upper bands lie behind the middle ground, the lower ones before it: that is the depth. */
export const mistBands = (rng: Rng, color: Ink, depth: 'behind' | 'before'): Art => {
  const seams = depth === 'behind' ? mistSeams.slice(0, 2) : mistSeams.slice(2);
  const paths = [false, true].flatMap(fromRight =>
    seams.map(([top, heights]) => {
      const longest = between(rng, 24, 78);
      const lead = rng() < 0.6 ? 0 : 1;
      const tongues = heights.map((height, index) => ({
        height,
        reach: index === lead ? longest : longest * between(rng, 0.4, 0.8) + 9,
      }));
      return gasumi(top, tongues, fromRight);
    }),
  );
  const stubs = seams.flatMap(([top, heights]) =>
    [0, panelSize.width - 3].map(x => [x, top, 3, bandHeight(heights)] as const),
  );
  return [
    crispStubs(stubs, color),
    node('path', { d: paths.join(''), fill: color, stroke: '#7f8f92', 'stroke-opacity': 0.55, 'stroke-width': 0.7 }),
  ];
};
