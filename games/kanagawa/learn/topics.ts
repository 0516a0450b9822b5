import {
  diplomaColors,
  everyDiploma,
  everySuit,
  type LandscapeName,
  landscapes,
  newSuits,
  type SeasonName,
  type StudioIcon,
  type SuitName,
  seasons,
} from '../rules/index.ts';
import { isRuleId, type RuleId } from './contents.ts';

/** What a board, a card or an icon may ask the rules about. The same words are anchors of the rules page. */
export type Topic =
  | RuleId
  | `icon-${LandscapeName | StudioIcon}`
  | `season-${SeasonName}`
  | `back-${SuitName}`
  | `diploma-${number}`
  | keyof typeof things;

/** Things on the table, by the rule that explains them best. */
const things = {
  card: 'K12',
  'starting-tile': 'K2',
  school: 'K7',
  column: 'K9',
  'face-down': 'K6',
  deck: 'K4',
  studio: 'K13',
  print: 'K16',
  hand: 'K12',
  'brush-ready': 'K18',
  'brush-painted': 'K17',
  'brush-reserve': 'K15',
  'pawn-gm': 'K41',
  'pawn-assistant': 'K31',
  'storm-token': 'K38',
  harmony: 'K39',
  score: 'K35',
  kite: 'Y4',
  lantern: 'Y5',
  umbrella: 'Y6',
  'yokai-arrives': 'Y7',
  yokai: 'Y16',
} as const satisfies Record<string, RuleId>;

const icons: Readonly<Record<StudioIcon, RuleId>> = {
  brush: 'K14',
  assistant: 'K14',
  arrow: 'K19',
  keep: 'K21',
  passYokai: 'Y10',
};

/** Diplomas of these colours count the print (K28); the others count the studio (K29). */
const ofPrint: readonly string[] = diplomaColors.slice(0, 4);

const ofNew: Readonly<Record<string, RuleId>> = { orange: 'Y4', white: 'Y5', brown: 'Y6', black: 'Y13' };

/** Which rule explains a topic. */
export function ruleFor(topic: Topic): RuleId {
  if (isRuleId(topic)) return topic;
  if (topic in things) return things[topic as keyof typeof things];
  const [kind, name = ''] = topic.split('-');
  switch (kind) {
    case 'icon':
      return name in icons ? icons[name as StudioIcon] : name === 'joker' ? 'K16' : 'K13';
    case 'season':
      return name === 'storm' ? 'K37' : 'K36';
    case 'diploma': {
      const color = everyDiploma[Number(name)]?.color ?? '';
      return ofNew[color] ?? (ofPrint.includes(color) ? 'K28' : 'K29');
    }
    default:
      return (newSuits as readonly string[]).includes(name) ? 'Y1' : 'K4';
  }
}

const topics: ReadonlySet<string> = new Set<string>([
  ...Object.keys(things),
  ...landscapes.map(name => `icon-${name}`),
  ...Object.keys(icons).map(name => `icon-${name}`),
  ...seasons.map(name => `season-${name}`),
  ...everySuit.map(name => `back-${name}`),
  ...everyDiploma.map((_, number) => `diploma-${number}`),
]);

/** An address may say anything: only known rules and topics are followed. */
export const isTopic = (value: string): value is Topic => isRuleId(value) || topics.has(value);
