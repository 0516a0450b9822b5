import type { Sheet } from './order.ts';

/** Asked for once: a browser lays the whole page out to answer. */
let height: number | undefined;

function heightNow(): number {
  if (height === undefined) {
    height = Math.max(700, innerHeight);
    addEventListener('resize', () => (height = undefined), { once: true });
  }
  return height;
}

/** Dots for each unit of a drawing: as many as this screen shows it with. */
export const scaleOf = ({ shown }: Sheet): number => (devicePixelRatio * shown * heightNow()) / 1000;
