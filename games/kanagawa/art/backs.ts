import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, node } from '@hanga/web/art/tree.ts';
import { cardSize } from './card.ts';
import { use } from './symbols.ts';
import type { Suit } from './types.ts';

interface Back {
  readonly paper: Color;
  readonly deep: Color;
  readonly emblem: string;
  /** A weave of the period; each suit has its own, so a back is known without colour. */
  readonly weave: Art;
}

const asanoha = node('path', {
  d: 'M0 0L20 11.5V34.6L0 46.2M40 0L20 11.5M40 46.2L20 34.6M20 11.5L0 23.1L20 34.6L40 23.1ZM0 0V46.2M40 0V46.2M0 23.1H40',
});
const seigaiha = times(3, ring =>
  node('path', {
    d: `M${-2 + ring * 6} 20a${22 - ring * 6} ${22 - ring * 6} 0 0 1 ${44 - ring * 12} 0M${-22 + ring * 6} 40a${22 - ring * 6} ${22 - ring * 6} 0 0 1 ${44 - ring * 12} 0M${18 + ring * 6} 40a${22 - ring * 6} ${22 - ring * 6} 0 0 1 ${44 - ring * 12} 0`,
  }),
);
const yagasuri = node('path', {
  d: 'M0 0L10 12L20 0M0 40L10 52L20 40M20 20L30 32L40 20M0 0V40M20 0V40M40 0V40M10 12V40M10 0V6M30 32V40M30 0V26M0 20L10 32L20 20M20 0L30 12L40 0M20 40L30 52L40 40',
});
const kikko = node('path', {
  d: 'M20 0L40 11.5V34.6L20 46.2L0 34.6V11.5ZM20 6L34.5 14.5V31.6L20 40L5.5 31.6V14.5ZM20 46.2V58',
});

/** Scales of a dragon, reeds of a fence, linked rings: the weaves of the expansion's suits. */
const uroko = node('path', { d: 'M0 0L20 20L40 0M0 40L20 20L40 40M0 20H40M0 0V40M40 0V40M0 0H40M0 40H40' });
const ajiro = node('path', {
  d: 'M0 0L20 20M10 -10L30 10M-10 10L10 30M20 20L40 0M10 30L30 10M30 50L50 30M20 20L40 40M10 30L30 50M30 10L50 30M20 20L0 40M-10 30L10 10',
});
const shippo = node('path', {
  d: 'M0 20a20 20 0 0 1 40 0a20 20 0 0 1 -40 0M-20 0a20 20 0 0 0 40 0a20 20 0 0 0 40 0M-20 40a20 20 0 0 1 40 0a20 20 0 0 1 40 0',
});

const backs: Readonly<Record<Suit, Back & { readonly step: number }>> = {
  tree: { paper: '#5f8a62', deep: '#2f5140', emblem: 'tree1', weave: asanoha, step: 46.2 },
  animal: { paper: '#4f7fa6', deep: '#1f3a5f', emblem: 'crane', weave: seigaiha, step: 40 },
  character: { paper: '#bf4a3a', deep: '#7c1f18', emblem: 'samurai', weave: yagasuri, step: 40 },
  building: { paper: '#d9ab48', deep: '#8a6118', emblem: 'tower', weave: kikko, step: 46.2 },
  kite: { paper: '#dd8a4a', deep: '#8f4312', emblem: 'yellowKite', weave: uroko, step: 40 },
  lantern: { paper: '#d5cdbb', deep: '#54503f', emblem: 'lantern', weave: ajiro, step: 40 },
  umbrella: { paper: '#a97c58', deep: '#51301a', emblem: 'umbrella', weave: shippo, step: 40 },
};

export const backDefs = (): Art =>
  Object.entries(backs).map(([suit, back]) =>
    node(
      'pattern',
      { id: `k-weave-${suit}`, width: 40, height: back.step, patternUnits: 'userSpaceOnUse' },
      node('g', { fill: 'none', stroke: back.deep, 'stroke-opacity': 0.55, 'stroke-width': 1.7 }, back.weave),
    ),
  );

/** The back of a card: a woven cover with the suit's emblem in a paper window. */
export const cardBack = (suit: Suit): Art => {
  const { paper, deep, emblem } = backs[suit];
  const { width, height } = cardSize;
  const [x, y] = [width / 2, height / 2];
  const window = (grow: number): string =>
    loop(
      `${x},${y - 88 - grow} ${x + 54 + grow},${y - 66 - grow} ${x + 76 + grow},${y} ${x + 54 + grow},${y + 67 + grow} ${x},${y + 88 + grow} ${x - 54 - grow},${y + 66 + grow} ${x - 76 - grow},${y} ${x - 54 - grow},${y - 67 - grow}`,
    );
  return [
    node('rect', {
      x: 0.75,
      y: 0.75,
      width: width - 1.5,
      height: height - 1.5,
      rx: 9,
      fill: ink.washi,
      stroke: '#5b5243',
      'stroke-width': 1.5,
    }),
    node('rect', { x: 6, y: 6, width: width - 12, height: height - 12, rx: 5, fill: paper }),
    node('rect', { x: 6, y: 6, width: width - 12, height: height - 12, rx: 5, fill: { url: `k-weave-${suit}` } }),
    node('path', {
      d: `M13 13H${width - 13}V${height - 13}H13Z`,
      fill: 'none',
      stroke: ink.washi,
      'stroke-width': 1.8,
      opacity: 0.85,
    }),
    fill(window(7), deep),
    fill(window(3), ink.ochre),
    fill(window(0), '#f8f1de'),
    fill(
      loop(
        `${x - 68},${y + 44} ${x - 30},${y + 38} ${x},${y + 43} ${x + 34},${y + 38} ${x + 68},${y + 44} ${x + 53},${y + 67} ${x},${y + 88} ${x - 53},${y + 66}`,
      ),
      paper,
      { opacity: 0.35 },
    ),
    lines(
      [`${x - 62},${y + 45} ${x - 30},${y + 40} ${x},${y + 44} ${x + 34},${y + 39} ${x + 62},${y + 45}`],
      1.6,
      deep,
    ),
    use(emblem, 'subject', x, y + 60, 0.86),
  ];
};
