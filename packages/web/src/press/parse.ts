/** One element of a drawing. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
}

/** Reads markup as we write it: elements with quoted attributes, and no text between them. */
export function parse(markup: string): Element[] {
  const roots: Element[] = [];
  const open: Element[][] = [roots];
  for (const [, isEnd, tag = '', written = '', isWhole] of markup.matchAll(/<(\/?)([\w]+)([^>]*?)(\/?)>/g)) {
    if (isEnd) {
      open.pop();
      continue;
    }
    const children: Element[] = [];
    const attributes: Record<string, string> = {};
    for (const [, name = '', value = ''] of written.matchAll(/([\w:-]+)="([^"]*)"/g)) attributes[name] = value;
    open.at(-1)?.push({ tag, attributes, children });
    if (!isWhole) open.push(children);
  }
  return roots;
}

/** The numbers in an attribute such as `viewBox` or `stroke-dasharray`. */
export const numbersIn = (text: string | undefined): number[] => text?.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
