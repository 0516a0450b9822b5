import { at, fill } from '@hanga/web/art/brush.ts';
import { type Art, type Color, type Ink, node } from '@hanga/web/art/tree.ts';
import { crispStubs, panelSize } from '../../paper.ts';
import type { Mist, MistSide } from '../../scenery.ts';
import { type MistBand, seaLevel } from '../../seam.ts';

const { width } = panelSize;

/** How far a band comes into a panel: it drifts far one way, and ends sharp after a little on the other. */
const reachOf = ({ seam, side }: MistSide): number => {
  const play = (seam.seed * 13) % 31;
  return seam.mist?.sharp === side ? 34 + play : 118 + play * 1.6;
};

/** Flat tongues of unlike length with round tips, as old scrolls have them. */
const tongues = ({ top, height }: MistBand, reach: number, side: 'left' | 'right'): string => {
  const x = (inward: number): number => (side === 'left' ? inward : width - inward);
  const sweep = side === 'left' ? 1 : 0;
  const cuts = [0, 0.36, 0.74, 1].map(share => top + height * share);
  const reaches = [reach * 0.66, reach, reach * 0.4];
  const tips = reaches.map((far, index) => {
    const [from = 0, to = 0] = [cuts[index], cuts[index + 1]];
    return `L${at(x(far), from)}A${at((to - from) / 2, (to - from) / 2)} 0 0 ${sweep} ${at(x(far), to)}`;
  });
  return `M${at(x(0), top)}${tips.join('')}L${at(x(0), top + height)}Z`;
};

/** From one seam to the other without an end: two bands at one height are one. */
const isThrough = ([left, right]: Mist): boolean =>
  left.seam.mist !== undefined && left.seam.mist.top === right.seam.mist?.top;

const stop = (offset: number, color: Color, opacity = 1): Art =>
  node('stop', { offset, 'stop-color': color, ...(opacity < 1 ? { 'stop-opacity': opacity } : {}) });

const inkId = (key: string, side: 'left' | 'right'): string => `k-mist${side}-${key}`;

/** Whole at the seam; wiped away toward the far tip, or with a sharp end: bokashi at one end. */
export const mistInks = (mist: Mist, key: string): Art =>
  mist.flatMap(here => {
    const { seam, side, meet, own } = here;
    if (!seam.mist) return [];
    const far = reachOf(here) + 8;
    const [x1, x2] = side === 'left' ? [0, far] : [width, width - far];
    const isSharp = seam.mist.sharp === side || isThrough(mist);
    const fade = isSharp ? [stop(1, own, 0.95)] : [stop(0.45, own, 0.85), stop(1, own, 0)];
    return node('linearGradient', { id: inkId(key, side), gradientUnits: 'userSpaceOnUse', x1, x2, y1: 0, y2: 0 }, [
      stop(0, meet),
      stop(0.06, meet),
      ...fade,
    ]);
  });

/** The upper bands lie behind the middle ground, the lower ones before it: that is the depth. */
export const mistBands = (mist: Mist, key: string, depth: 'behind' | 'before'): Art =>
  mist.map(here => {
    const { seam, side, meet } = here;
    const band = seam.mist;
    if (!band || band.top < seaLevel !== (depth === 'behind')) return [];
    // Where two bands join, one goes over all but a little of the panel and the other meets it.
    const reach = isThrough(mist) ? (side === 'left' ? 124 : 96) : reachOf(here);
    const ink: Ink = { url: inkId(key, side) };
    return [
      crispStubs([[side === 'left' ? 0 : width - 3, band.top, 3, band.height]], meet),
      fill(tongues(band, reach, side), ink),
    ];
  });
