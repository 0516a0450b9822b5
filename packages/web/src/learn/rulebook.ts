import type { Language } from '@hanga/kernel';
import type { JSX } from 'preact';
import type { Art } from '../art/tree.ts';

export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly art: Art;
}

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** What the rulebooks leave open or contradict, and why we play it so. */
  readonly ruling?: string;
  /** Other words that a player may search for. */
  readonly also?: string;
}

/** What a rules page says of its game, in one language. A missing sentence does not compile. */
export interface RulesText<Section extends string, Rule extends string, Picture extends string> {
  readonly title: string;
  readonly goal: readonly string[];
  /** What one might search for. */
  readonly hint: string;
  readonly icons: { readonly title: string; readonly text: string };
  readonly sections: Readonly<Record<Section, { readonly title: string; readonly lead: string }>>;
  readonly rules: Readonly<Record<Rule, RuleText>>;
  readonly figures: Readonly<Record<Picture, string>>;
}

/** A part of the page before the numbered rules: a piece explained, all icons. */
export interface Foreword {
  readonly id: string;
  title(language: Language): string;
  Part(props: { language: Language }): JSX.Element;
}

/** The rules of one game: their order, words and pictures. Methods, so that a page takes those of any game. */
export interface Rulebook<
  Section extends string = string,
  Rule extends string = string,
  Picture extends string = string,
> {
  readonly game: string;
  readonly sections: Readonly<Record<Section, readonly Rule[]>>;
  readonly text: Readonly<Record<Language, RulesText<Section, Rule, Picture>>>;
  readonly forewords: readonly Foreword[];
  /** The picture under the goal. */
  readonly opening: Picture;
  /** Pictures stand beside the rule that they show. */
  readonly pictures: { readonly [Id in Rule]?: readonly Picture[] };
  /** Rules whose pictures are wide, or several: they stand under the words. */
  readonly wide: readonly Rule[];
  /** How wide a picture may grow, in rem, where it is not 26. */
  readonly widths: { readonly [Id in Picture]?: number };
  figure(id: Picture): Figure;
  /** Which rule explains a topic of an address or of a piece; `undefined` for what the game does not know. */
  ruleFor(topic: string): Rule | undefined;
  /** What else stands under a rule. */
  Under?(props: { rule: Rule; language: Language }): JSX.Element | null;
}

export const ruleIdsOf = ({ sections }: Rulebook): readonly string[] => Object.values(sections).flat();

/** Where the rules page shows a rule or a topic. The router reads the same address. */
export const rulesLink = (game: string, topic: string): string => `#/rules/${game}/${topic}`;

/** Draws each figure when it is first shown, then keeps it: pictures never change. */
export function figuresOf<Picture extends string>(
  makers: Readonly<Record<Picture, () => Figure>>,
): (id: Picture) => Figure {
  const made = new Map<Picture, Figure>();
  return id => {
    const kept = made.get(id);
    if (kept) return kept;
    const drawn = makers[id]();
    made.set(id, drawn);
    return drawn;
  };
}
