import type { AboutGame } from '@hanga/web/learn/text/about/types.ts';

export interface KanagawaAbout extends AboutGame {
  readonly settledTitle: string;
  /** What was unsure on each of the three cards, and how it was settled. */
  readonly settled: readonly [keep: string, tree: string, building: string];
}
