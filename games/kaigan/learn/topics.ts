import { isRuleId, type RuleId } from './contents.ts';

/** Things on the table, by the rule that explains them best. The names are anchors of the rules page too. */
const things = {
  round: 'G5',
  grid: 'G6',
  space: 'G6',
  row: 'G8',
  claim: 'G8',
  'row-closed': 'G1',
  hand: 'G6',
  card: 'G12',
  'card-artistic': 'G16',
  'card-government': 'G16',
  'card-dispatch': 'G19',
  'card-map': 'G21',
  'card-mapWidely': 'G22',
  'card-sideJob': 'G26',
  'printed-artistic': 'G13',
  'printed-government': 'G13',
  'printed-earn5': 'G17',
  'printed-honor2': 'G17',
  'printed-takeQuadrant': 'G14',
  quadrant: 'G7',
  map: 'G3',
  'map-column': 'G29',
  tile: 'G32',
  'tile-artistic': 'G33',
  'tile-government': 'G33',
  'tile-travel': 'G34',
  'tile-empty': 'G36',
  pile: 'G35',
  surveyor: 'G20',
  supply: 'G18',
  marker: 'G24',
  neutral: 'G29',
  dice: 'G28',
  track: 'G49',
  'track-artistic': 'G38',
  'track-government': 'G39',
  'track-travel': 'G44',
  disc: 'G16',
  purse: 'G50',
  ryo: 'G45',
  income: 'G37',
  honor: 'G48',
  score: 'G48',
} as const satisfies Record<string, RuleId>;

/** What the board, a piece or an icon may ask the rules about. */
export type Topic = RuleId | keyof typeof things;

/** Which rule explains a topic. */
export const ruleFor = (topic: Topic): RuleId => (isRuleId(topic) ? topic : things[topic]);

/** An address may say anything: only known rules and topics are followed. */
export const isTopic = (value: string): value is Topic => isRuleId(value) || Object.hasOwn(things, value);
