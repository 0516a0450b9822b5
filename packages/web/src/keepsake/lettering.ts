import type { Art, Ink } from '../art/tree.ts';
import { moved, node, scaled, turned } from '../art/tree.ts';

/** Whatever serif a device has: a file that people save cannot count on the page's own. */
const family = 'Zen Antique, Hiragino Mincho ProN, Yu Mincho, Noto Serif CJK JP, Noto Serif, serif';

const MOST = 64;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a drawing cannot hold goes: control characters, halves of characters, marks that turn the writing around. */
const cleaned = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{fffd}\u{fffe}\u{ffff}]+/gu, ' ').trim();

const cut = (text: string): readonly string[] => {
  const all = Array.from(graphemes.segment(cleaned(text)), ({ segment }) => segment);
  return all.length > MOST ? [...all.slice(0, MOST - 1), '…'] : all;
};

/** Written from top to bottom, sign under sign. */
const standsUpright = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー・\s]+$/u;

/** How wide a sign is at most, in heights of the writing. */
const widthOf = (sign: string): number => {
  if (/^[\sIijlt'’.,:;|!-]/u.test(sign)) return 0.4;
  if (/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]/u.test(sign))
    return /^[MWmw@]|^\p{Lu}/u.test(sign) ? 0.86 : 0.6;
  return 1.05;
};

const spanOf = (signs: readonly string[]): number => signs.reduce((sum, sign) => sum + widthOf(sign), 0);

interface Writing {
  readonly size: number;
  readonly color: Ink;
  /** The room that there is, along the writing. */
  readonly room: number;
}

const word = (text: string, size: number, color: Ink): Art =>
  node(
    'text',
    {
      y: Math.round(size * 3.4) / 10,
      fill: color,
      'text-anchor': 'middle',
      'font-family': family,
      'font-weight': 400,
      'font-size': Math.round(size * 10) / 10,
    },
    text,
  );

/** A line of writing, its middle at (x, y), no longer than its room. */
export function line(text: string, x: number, y: number, { size, color, room }: Writing): Art {
  const signs = cut(text);
  const fits = Math.min(size, room / Math.max(1, spanOf(signs)));
  return node('g', { transform: [moved(x, y)] }, word(signs.join(''), fits, color));
}

/** A column that begins at (x, y). Signs of the East stand one under the other; other scripts lie on their side. */
export function column(text: string, x: number, y: number, { size, color, room }: Writing): Art {
  const signs = cut(text);
  if (!standsUpright.test(signs.join(''))) {
    const fits = Math.min(size, room / Math.max(1, spanOf(signs)));
    const middle = Math.round(y + (spanOf(signs) * fits) / 2);
    return node('g', { transform: [moved(x, middle), turned(90)] }, word(signs.join(''), fits, color));
  }
  const step = Math.min(size * 1.12, room / Math.max(1, signs.length));
  return signs.map((sign, index) =>
    node('g', { transform: [moved(x, Math.round(y + step * (index + 0.5)))] }, word(sign, step / 1.12, color)),
  );
}

/** How far down a column of this writing reaches. */
export function columnLength(text: string, { size, room }: Pick<Writing, 'size' | 'room'>): number {
  const signs = cut(text);
  return standsUpright.test(signs.join(''))
    ? Math.min(size * 1.12 * signs.length, room)
    : Math.min(spanOf(signs) * size, room);
}

/** Brushed signs one under the other, the first one's middle at (x, y). */
export const brushed = (signs: readonly string[], x: number, y: number, size: number, color: Ink): Art =>
  signs.map((d, index) =>
    node('path', { d, fill: color, transform: [moved(x, Math.round(y + index * size * 1.06)), scaled(size / 100)] }),
  );
