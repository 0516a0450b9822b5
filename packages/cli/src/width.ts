// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with a control character.
const escapes = /\u001b\[[0-9;]*m/g;
/** What terminals draw two cells wide: East Asian wide letters, and pictures that are pictures by default. */
const wide = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;

/** Cells that a text takes on a terminal, its colours taking none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text.replace(escapes, '')) {
    if (/\p{M}|\u200d|\ufe0f/u.test(character)) continue;
    width += wide.test(character) ? 2 : 1;
  }
  return width;
}

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const paddedLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Shortens a text without colours. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let short = '';
  for (const character of text) {
    if (widthOf(short + character) > width - 1) break;
    short += character;
  }
  return `${short}…`;
}

/** Sets items one after the other, going to a new line (behind `indent`) where the next does not fit. */
export function flow(first: string, items: readonly string[], width: number, gap = ' '): string[] {
  const indent = ' '.repeat(widthOf(first));
  const lines: string[] = [];
  let line = first;
  let isFresh = true;
  for (const item of items) {
    if (!isFresh && widthOf(line) + widthOf(gap) + widthOf(item) > width) {
      lines.push(line);
      line = indent;
      isFresh = true;
    }
    line += isFresh ? item : gap + item;
    isFresh = false;
  }
  return [...lines, line];
}

/** Wraps a sentence at its spaces. */
export const wrapped = (first: string, sentence: string, width: number): string[] =>
  flow(first, sentence.split(' '), width);

/** Text from a file or another person without control characters, which could drive the terminal, and not too long. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, '').slice(0, 40);
