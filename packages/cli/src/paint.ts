/** What text can be painted with. */
export type Ink = keyof typeof codes;
export type Paint = (ink: Ink, text: string) => string;

const codes = {
  bold: 1,
  dim: 2,
  underline: 4,
  inverse: 7,
  green: 32,
  blue: 94,
  red: 91,
  yellow: 33,
  pink: 95,
  purple: 35,
  cyan: 36,
  orange: '38;5;208',
  white: 97,
  brown: '38;5;137',
  black: 90,
} as const;

const plain: Paint = (_ink, text) => text;
const colored: Paint = (ink, text) => (text === '' ? '' : `\u001b[${codes[ink]}m${text}\u001b[0m`);

interface Environment {
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly TERM?: string | undefined;
}

/** Colours only where a terminal shows them and nobody has asked for none (no-color.org). */
export function paintFor(stream: { readonly isTTY?: boolean }, env: Environment): Paint {
  if (env.NO_COLOR) return plain;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return colored;
  return stream.isTTY === true && env.TERM !== 'dumb' ? colored : plain;
}
