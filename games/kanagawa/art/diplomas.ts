import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { figures } from '@hanga/web/art/numerals.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { pointsSeal } from './seals.ts';
import { type Boxed, use } from './symbols.ts';
import { type Diploma, type DiplomaColor, kiteKinds } from './types.ts';

export const diplomaSize = { width: 190, height: 112 } as const;

export const diplomaPapers: Readonly<Record<DiplomaColor, Color>> = {
  green: '#a9c08f',
  blue: '#9fbcd4',
  red: '#dd9a8b',
  yellow: '#e6c878',
  pink: '#e9bcc0',
  purple: '#b9a3c4',
  cyan: '#a5cfcb',
  orange: '#e9ad78',
  white: '#f4efe3',
  brown: '#c3a283',
  black: '#777280',
};

/** What a diploma asks for: pictures in a row, and whether they must be alike or different. */
interface Need {
  readonly art: readonly string[];
  readonly kind: Boxed;
  readonly relation?: 'alike' | 'different' | 'inRow' | number;
}

const repeat = (id: string, count: number): string[] => Array.from({ length: count }, () => id);
const people = ['samurai', 'peasant', 'lady', 'monk'];
const houses = ['thatchedHouse', 'tower', 'palace', 'roundHouse'];

const needs: Readonly<Record<string, Need>> = {
  'trees-3': { art: repeat('tree', 3), kind: 'subject' },
  'trees-4': { art: repeat('tree', 4), kind: 'subject' },
  'trees-5': { art: repeat('tree', 5), kind: 'subject' },
  'animals-boar-stag': { art: ['boar', 'stag'], kind: 'subject' },
  'animals-crane-butterfly': { art: ['crane', 'butterfly'], kind: 'subject' },
  'animals-boar-butterfly-stag': { art: ['boar', 'butterfly', 'stag'], kind: 'subject' },
  'characters-2-different': { art: people.slice(0, 2), kind: 'subject', relation: 'different' },
  'characters-3-different': { art: people.slice(0, 3), kind: 'subject', relation: 'different' },
  'characters-3-identical': { art: repeat('samurai', 3), kind: 'subject', relation: 'alike' },
  'buildings-2-different': { art: houses.slice(0, 2), kind: 'subject', relation: 'different' },
  'buildings-3-different': { art: houses.slice(0, 3), kind: 'subject', relation: 'different' },
  'buildings-4-different': { art: houses, kind: 'subject', relation: 'different' },
  'brushes-3': { art: repeat('icon-brush', 3), kind: 'icon' },
  'brushes-4': { art: repeat('icon-brush', 4), kind: 'icon' },
  'arrows-2': { art: repeat('icon-arrow', 2), kind: 'icon' },
  'arrows-3': { art: repeat('icon-arrow', 3), kind: 'icon' },
  'landscapes-2': { art: repeat('any', 2), kind: 'icon', relation: 'alike' },
  'landscapes-3': { art: repeat('any', 3), kind: 'icon', relation: 'alike' },
  'landscapes-4': { art: repeat('any', 4), kind: 'icon', relation: 'alike' },
  'yellowKite-3': { art: repeat('yellowKite', 3), kind: 'subject' },
  'blueKite-3': { art: repeat('blueKite', 3), kind: 'subject' },
  'redKite-2': { art: repeat('redKite', 2), kind: 'subject' },
  'kites-7': { art: kiteKinds, kind: 'subject', relation: 7 },
  'lanterns-1-1-1': { art: repeat('lanternCard1', 3), kind: 'subject' },
  'lanterns-2-2': { art: repeat('lanternCard2', 2), kind: 'subject' },
  'lanterns-1-2-3': { art: ['lanternCard1', 'lanternCard2', 'lanternCard3'], kind: 'subject' },
  'umbrellas-2': { art: repeat('umbrella', 2), kind: 'subject', relation: 'inRow' },
  'umbrellas-3': { art: repeat('umbrella', 3), kind: 'subject', relation: 'inRow' },
  'umbrellas-4': { art: repeat('umbrella', 4), kind: 'subject', relation: 'inRow' },
  'yokai-3': { art: ['yokai-0', 'yokai-1', 'yokai-2'], kind: 'pawn' },
};

/** Rows that balance on the slip, and how large the pictures may then be. */
const layouts: Readonly<
  Record<
    number,
    { readonly rows: readonly number[]; readonly step: number; readonly subject: number; readonly icon: number }
  >
> = {
  2: { rows: [2], step: 54, subject: 0.43, icon: 1.2 },
  3: { rows: [3], step: 36.5, subject: 0.34, icon: 0.9 },
  4: { rows: [2, 2], step: 52, subject: 0.3, icon: 0.94 },
  5: { rows: [3, 2], step: 37, subject: 0.29, icon: 0.74 },
};

/** Side by side on one strip of a scroll: what must follow each other without a gap. */
const inRow = ({ art }: Need): Art => {
  const step = 108 / Math.max(art.length, 2.5);
  const high = 22 + step;
  const left = 66 - (art.length * step) / 2;
  const edges = art.slice(1).map((_, index) => `M${left + (index + 1) * step} ${56 - high / 2}v${high}`);
  return [
    node('path', {
      d: `M${left} ${56 - high / 2}h${art.length * step}v${high}h${-art.length * step}z`,
      fill: '#fffaf0',
      stroke: keyInk,
      'stroke-width': 1.6,
    }),
    node('path', { d: edges.join(''), stroke: keyInk, 'stroke-width': 1, 'stroke-dasharray': [3, 2.4] }),
    art.map((id, i) => use(id, 'subject', left + (i + 0.5) * step, 56 + high * 0.38, step * 0.0062)),
  ];
};

const needed = (need: Need): Art => {
  if (need.relation === 'inRow') return inRow(need);
  const layout = layouts[need.art.length];
  if (!layout) return [];
  const spots = layout.rows.flatMap((length, row) =>
    Array.from({ length }, (_, index) => {
      const y = layout.rows.length === 2 ? 34 + row * 44 : need.relation ? 46 : 55;
      return [66 + (index - (length - 1) / 2) * layout.step, y] as const;
    }),
  );
  return need.art.map((id, index) => {
    const [x, y] = spots[index] ?? [0, 0];
    // Subjects stand on their feet; low ones share the ground of the tall.
    return need.kind === 'subject'
      ? use(
          id,
          'subject',
          x,
          y + 66 * layout.subject,
          layout.subject * (id === 'tree' && layout.rows.length > 1 ? 1.08 : 1),
        )
      : need.kind === 'pawn'
        ? use(id, 'pawn', x, y + 22, 0.52)
        : use(id, 'icon', x, y, layout.icon);
  });
};

const relationSign = (need: Need): Art => {
  if (!need.relation || need.relation === 'inRow') return [];
  if (typeof need.relation === 'number')
    return node('g', { transform: [moved(66, 90)] }, figures(String(need.relation), 0, 0, 19, ink.sumi));
  const bars = ['-6,-3 0,-3.4 6,-3', '-6,3 0,2.6 6,3'];
  const strike = need.relation === 'different' ? ['4.6,-8 0,0 -4.6,8'] : [];
  return node('g', { transform: [moved(66, need.art.length > 3 ? 56 : 90)] }, [
    node('path', {
      d: loop('0,-11 8,-8 11,0 8,8 0,11 -8,8 -11,0 -8,-8'),
      fill: '#fbf6e6',
      stroke: keyInk,
      'stroke-width': 1.2,
    }),
    lines([...bars, ...strike], 2.6, ink.sumi, 'none'),
  ]);
};

const given: Readonly<Record<NonNullable<Diploma['gives']>, string>> = {
  brush: 'icon-brush',
  assistant: 'icon-assistant',
  storm: 'season-storm',
  passYokai: 'icon-passYokai',
};

/** A slip of coloured paper with a deckle edge: what is needed, what it is worth, what it gives. */
export const diploma = (slip: Diploma): Art => {
  const paper = diplomaPapers[slip.color];
  const { width, height } = diplomaSize;
  const need = needs[slip.id];
  const edge = `2,4! 48,2.5 98,3.6 146,2.4 ${width - 3},4! ${width - 2},40 ${width - 3},76 ${width - 2.5},${height - 4}! 140,${height - 2.6} 92,${height - 3.4} 44,${height - 2.4} 3,${height - 4}! 2.4,72 3.4,38`;
  return [
    node('path', { d: loop(edge), fill: '#1c160d', 'fill-opacity': 0.25, transform: [moved(2.5, 3)] }),
    node('path', { d: loop(edge), fill: paper, stroke: mix(paper, ink.sumi, 0.55), 'stroke-width': 1.4 }),
    node('path', { d: loop(edge), fill: { url: 'k-fibres' } }),
    fill(loop('10,11! 122,10! 122,101! 10,102!'), '#fbf6e6', { opacity: 0.62 }),
    node('path', {
      d: 'M129 10V102',
      stroke: mix(paper, ink.sumi, 0.5),
      'stroke-width': 1.2,
      'stroke-dasharray': [2, 3],
    }),
    need ? [needed(need), relationSign(need)] : [],
    node(
      'g',
      { transform: [moved(158, slip.gives ? 34 : 56), scaled(slip.gives ? 1 : 1.2)] },
      pointsSeal(slip.harmony),
    ),
    slip.gives
      ? [
          figures('+', 138, 80, 11, ink.sumi),
          use(given[slip.gives], 'icon', 162, 80, slip.gives === 'passYokai' ? 0.76 : 0.84),
        ]
      : [],
  ];
};

/** Of several kinds the one that no other slip of its colour shows. */
const signs: Readonly<Record<string, string>> = {
  'animals-boar-stag': 'boar',
  'animals-crane-butterfly': 'crane',
  'animals-boar-butterfly-stag': 'stag',
  'characters-3-identical': 'monk',
  'lanterns-1-2-3': 'lanternCard3',
};

/** As many dots as are asked for: rings, where no two may be alike. */
const countMark = (count: number, isDifferent: boolean): Art => {
  const step = Math.min(17, 96 / count);
  const path = Array.from({ length: count }, (_, index) => `M14 ${56 + (index - (count - 1) / 2) * step}h.01`).join('');
  const dots = (size: number, color: Color): Art =>
    node('path', { d: path, stroke: color, 'stroke-width': size, 'stroke-linecap': 'round' });
  return [dots(12.5, keyInk), isDifferent ? dots(6.5, '#fbf6e6') : []];
};

/** The same slip for where it is small: one subject, how many dots, and what it is worth. */
export const diplomaBadge = (slip: Diploma): Art => {
  const paper = diplomaPapers[slip.color];
  const { width, height } = diplomaSize;
  const need = needs[slip.id];
  const edge = `2,4! 98,3 ${width - 3},4! ${width - 2},56 ${width - 3},${height - 4}! 92,${height - 3} 3,${height - 4}! 3,56`;
  const sign = signs[slip.id] ?? need?.art[0];
  return [
    node('path', { d: loop(edge), fill: paper, stroke: mix(paper, ink.sumi, 0.6), 'stroke-width': 3 }),
    need && sign
      ? [
          need.kind === 'subject'
            ? use(sign, 'subject', 68, 97, 0.6)
            : need.kind === 'pawn'
              ? use(sign, 'pawn', 68, 90, 0.86)
              : use(sign, 'icon', 66, 56, 1.7),
          countMark(
            typeof need.relation === 'number' ? need.relation : need.art.length,
            need.relation === 'different' || (!need.relation && new Set(need.art).size > 1),
          ),
        ]
      : [],
    node('g', { transform: [moved(148, 56), scaled(1.5)] }, pointsSeal(slip.harmony)),
  ];
};
