/** The rules of Kanagawa by section, in the order and with the numbers of `packages/kanagawa/RULES.md`. */
export const sections = {
  setup: ['K1', 'K2', 'K3', 'K4', 'K5'],
  school: ['K6', 'K7', 'K8', 'K9', 'K10', 'K11'],
  work: ['K12', 'K13', 'K14', 'K15', 'K16', 'K17', 'K18', 'K19', 'K20', 'K21', 'K22'],
  diplomas: ['K23', 'K24', 'K25', 'K26', 'K27', 'K28', 'K29', 'K30'],
  end: ['K31', 'K32', 'K33', 'K34'],
  count: ['K35', 'K36', 'K37', 'K38', 'K39', 'K40', 'K41', 'K42'],
  hidden: ['K43', 'K44'],
} as const;

export type SectionId = keyof typeof sections;
export type RuleId = (typeof sections)[SectionId][number];

export const sectionIds = Object.keys(sections) as SectionId[];
export const ruleIds: readonly RuleId[] = sectionIds.flatMap(id => [...sections[id]]);
export const isRuleId = (value: string): value is RuleId => (ruleIds as readonly string[]).includes(value);

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** What the rulebooks leave open or contradict, and why we play it so. */
  readonly ruling?: string;
  /** Other words that a player may search for. */
  readonly also?: string;
}

/** Parts of a lesson card that the picture points at, from the top left. */
export const cardParts = ['season', 'asks', 'subject', 'printHarmony', 'landscape', 'studioIcon'] as const;
export type CardPart = (typeof cardParts)[number];

export const figureIds = [
  'scroll',
  'card',
  'startingTile',
  'backs',
  'mat',
  'studio',
  'paintOne',
  'paintTwo',
  'brushes',
  'move',
  'keep',
  'pawns',
  'runs',
  'harmony',
] as const;
export type FigureId = (typeof figureIds)[number];

/** Everything the rules page says, in one language. A missing sentence does not compile. */
export interface RulesText {
  readonly title: string;
  readonly goal: readonly string[];
  readonly contents: string;
  readonly card: { readonly title: string; readonly text: string; readonly parts: Readonly<Record<CardPart, string>> };
  readonly icons: { readonly title: string; readonly text: string };
  readonly sections: Readonly<Record<SectionId, { readonly title: string; readonly lead: string }>>;
  readonly rules: Readonly<Record<RuleId, RuleText>>;
  readonly figures: Readonly<Record<FigureId, string>>;
  readonly ruling: string;
  readonly diplomaNumber: (number: number) => string;
  readonly search: {
    readonly label: string;
    readonly hint: string;
    readonly found: (count: number, of: number) => string;
    readonly nothing: string;
    readonly clear: string;
  };
  /** "Rule K18", said of the number before a rule. */
  readonly link: (rule: RuleId) => string;
}
