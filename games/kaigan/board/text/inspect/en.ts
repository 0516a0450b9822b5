import type { InspectWords } from './types.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const joined = (items: readonly number[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const columns = (items: readonly number[]): string => `${items.length === 1 ? 'column' : 'columns'} ${joined(items)}`;

export const en: InspectWords = {
  value: size => `${size} honor for everybody with a marker on it`,
  room: left => `room for ${count(left, 'more marker')}`,
  full: 'complete: it scores when the round ends',
  standing: 'Here are',
  nobodyStands: 'Nobody is here yet.',
  ifComplete: 'Completed now, it would give',
  nobodyGains: 'Completed now, it would give nobody anything.',
  die: face => `A die of ${face} adds a neutral marker.`,
  dieCompletes: percent => `Chance that this round’s dice complete it: ${percent}%.`,
  dieHelps: percent => `Chance that this round’s dice hit its column: ${percent}%.`,
  mapped: 'Mapped: it lies in its place on the map of Japan.',
  empty: 'The pile is empty: no more tiles will come here.',
  freeSpace: 'A free space: any card can be played here while nobody has claimed the row.',
  closedSpace: 'An empty space of a row that has been claimed.',
  turnOver: 'Or turned over',
  prices: 'What it does',
  ofPlayer: name => `${name}’s card`,
  claimed: name => `Claimed by ${name}`,
  unclaimed: 'Unclaimed',
  inOrder: 'What it could do for you, in order',
  column: column => `Column ${column}`,
  nothing: 'nothing here',
  idle: 'of no use: no surveyor, no room or no ryō for it',
  after: items => `once you have used ${columns(items)}`,
  turned: items => `once you have turned over the ${items.length === 1 ? 'card' : 'cards'} of ${columns(items)}`,
  together: (some, all) => `Your ryō and surveyors are enough for only ${some} of these ${all} actions.`,
  cost: ryo => `It costs you ${ryo} ryō at most.`,
  send: (surveyors, ryo) => `send ${surveyors} for ${ryo} ryō`,
  map: (markers, ryo) => `${count(markers, 'marker')} for ${ryo} ryō`,
  widely: (upTo, prices) => `${upTo === 1 ? '1 marker' : '1 or 2 markers'} per tile for ${prices} ryō`,
  jobs: {
    earn: ryo => `receive ${ryo} ryō`,
    advance: ryo => `advance 1 on a track for ${ryo} ryō`,
    honor: (honor, ryo) => `${honor} honor for ${ryo} ryō`,
  },
  helpsTiles: face => `A die of ${face} adds a neutral marker to both tiles of this column.`,
  missing: (tile, left) => `${tile}: ${left === 0 ? 'complete' : `needs ${count(left, 'more marker')}`}`,
  position: space => `space ${space}`,
  income: ryo => `${ryo} ryō each round`,
  hand: 'In hand',
  emptyHand: 'No card in hand.',
  purse: ryo => `${ryo} ryō in the purse`,
  covered: 'The purse is covered.',
  inSupply: surveyors => `${count(surveyors, 'surveyor')} in supply`,
  quadrantWith: name => `${name} holds the Quadrant.`,
  quadrantOnBoard: 'The Quadrant lies on the board.',
  quadrantUse:
    'Whoever holds it rolls the dice, begins the next round, and may then return it instead of playing a card.',
};
