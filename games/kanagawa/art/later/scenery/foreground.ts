import { place } from '@hanga/web/art/brush.ts';
import { between, pick, type Rng } from '@hanga/web/art/seeded.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import type { Season } from '../../types.ts';
import { bentReeds, clover, fern, iris, sasa, snowStone, stones, susuki, violets } from './flora.ts';

type Plant = (rng: Rng, x: number, y: number) => Art;

/** What grows in the near corners of a panel, before the subject's feet. */
const plants: Readonly<Record<Season, readonly [Plant, ...Plant[]]>> = {
  spring: [violets, fern, stones],
  summer: [iris, fern, sasa('#5d8a56', '#a9bf86'), stones],
  autumn: [susuki, clover, susuki, stones],
  winter: [snowStone, sasa('#54705f', '#f6f7f2')],
  storm: [bentReeds, stones],
};

/** One corner, or both, or the frame cuts something large and near; now and then nothing at all. */
export const foreground = (season: Season, rng: Rng, sides: 'left' | 'both'): Art => {
  const put = (x: number, size: number): Art => {
    const y = between(rng, 290, 297) + (size - 1) * 26;
    return place(pick(rng, plants[season])(rng, 0, 0), x, y, size);
  };
  const side = rng() < 0.5 || sides === 'left';
  const [near, far] = side
    ? ([between(rng, 16, 34), between(rng, 158, 182)] as const)
    : ([between(rng, 164, 184), between(rng, 18, 40)] as const);
  const how = rng();
  if (how < 0.12) return [];
  if (how < 0.4) return put(near, between(rng, 1.35, 1.7));
  if (how < 0.7 || sides === 'left') return put(near, 1);
  return [put(near, between(rng, 1, 1.2)), put(far, between(rng, 0.7, 0.9))];
};
