import type { Art, Elements, Ink, Move, Tag } from './tree.ts';

type ValuesOf<T> = T extends unknown ? T[keyof T] : never;
/** Whatever can be said of an element. A value of another kind does not compile below. */
type Value = Exclude<ValuesOf<Elements[Tag]>, undefined>;

/** A drawing as SVG: for the page, and for files that people save. It is never read back. */
export function toSvg(art: Art): string {
  let markup = '';
  if (!('tag' in art)) {
    for (const part of art) markup += toSvg(part);
    return markup;
  }
  const { tag, children } = art;
  const attributes = art.attributes as Readonly<Record<string, Value | undefined>>;
  markup = `<${tag}`;
  // Not by entries: that would make a list of lists for every element of every drawing.
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) markup += ` ${name}="${written(value)}"`;
  }
  const inside = typeof children === 'string' ? escaped(children) : toSvg(children);
  return inside === '' ? `${markup}/>` : `${markup}>${inside}</${tag}>`;
}

/** A file that stands alone. */
export const svgFile = (width: number, height: number, definitions: Art, art: Art): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${toSvg(definitions)}</defs>${toSvg(art)}</svg>`;

function written(value: Value): string | number {
  if (typeof value !== 'object') return value;
  if (!isList(value)) return inkName(value);
  return value.map(part => (typeof part === 'number' ? part : step(part))).join(' ');
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const isList = (value: Value & object): value is readonly number[] | readonly Move[] => Array.isArray(value);
const inkName = (ink: Ink & object): string => ('url' in ink ? `url(#${ink.url})` : `var(--${ink.page})`);
const step = ([kind, ...values]: Move): string => `${kind}(${values.join(' ')})`;
