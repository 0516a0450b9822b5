/** The rules of Kaigan by section, in the order and with the numbers of `games/kaigan/RULES.md`. */
export const sections = {
  setup: ['G1', 'G2', 'G3', 'G4', 'G5'],
  planning: ['G6', 'G7', 'G8', 'G9', 'G10'],
  // biome-ignore format: numbers read best in a line.
  actions: ['G11', 'G12', 'G13', 'G14', 'G15', 'G16', 'G17', 'G18', 'G19', 'G20', 'G21', 'G22', 'G23', 'G24', 'G25', 'G26', 'G27'],
  neutral: ['G28', 'G29', 'G30'],
  scoring: ['G31', 'G32', 'G33', 'G34', 'G35', 'G36'],
  income: ['G37', 'G38', 'G39', 'G40', 'G41', 'G42'],
  end: ['G43', 'G44', 'G45', 'G46', 'G47', 'G48'],
  hidden: ['G49', 'G50', 'G51'],
} as const;

export type SectionId = keyof typeof sections;
export type RuleId = (typeof sections)[SectionId][number];

export const ruleIds: readonly RuleId[] = Object.values(sections).flat();
export const isRuleId = (value: string): value is RuleId => (ruleIds as readonly string[]).includes(value);

export const figureIds = [
  'map',
  'cards',
  'tiles',
  'claimed',
  'quadrant',
  'order',
  'turned',
  'mapOne',
  'mapWidely',
  'dice',
  'complete',
  'artistic',
  'government',
  'travel',
] as const;
export type FigureId = (typeof figureIds)[number];
