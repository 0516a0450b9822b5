import { yokaiFigures, yokaiSections } from './yokai/contents.ts';

/** The rules of Kanagawa by section, in the order and with the numbers of `games/kanagawa/RULES.md`. */
export const sections = {
  setup: ['K1', 'K2', 'K3', 'K4', 'K5'],
  school: ['K6', 'K7', 'K8', 'K9', 'K10', 'K11'],
  work: ['K12', 'K13', 'K14', 'K15', 'K16', 'K17', 'K18', 'K19', 'K20', 'K21', 'K22'],
  diplomas: ['K23', 'K24', 'K25', 'K26', 'K27', 'K28', 'K29', 'K30'],
  end: ['K31', 'K32', 'K33', 'K34'],
  count: ['K35', 'K36', 'K37', 'K38', 'K39', 'K40', 'K41', 'K42'],
  hidden: ['K43', 'K44'],
  ...yokaiSections,
} as const;

export type SectionId = keyof typeof sections;
export type RuleId = (typeof sections)[SectionId][number];

export const ruleIds: readonly RuleId[] = Object.values(sections).flat();
export const isRuleId = (value: string): value is RuleId => (ruleIds as readonly string[]).includes(value);

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
  ...yokaiFigures,
] as const;
export type FigureId = (typeof figureIds)[number];
