import { text } from '../../text/index.ts';
import type { ReasonText } from './index.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const en: ReasonText = (reason, who) => {
  const { tile, card, track, does } = text.en;
  const named = (action: keyof typeof does): string =>
    action in card ? card[action as keyof typeof card] : does[action];
  switch (reason.kind) {
    case 'claims':
      return reason.actions.length === 0
        ? `row ${reason.row + 1} is empty`
        : `row ${reason.row + 1}: ${list(reason.actions.map(named))}`;
    case 'rowWorth':
      return reason.other
        ? `it should bring you about ${reason.honor} honor, row ${reason.other.row + 1} about ${reason.other.honor}`
        : `row ${reason.row + 1} is then your best, with about ${reason.honor} honor`;
    case 'rivalWants':
      return `for ${who(reason.seat)} it would be the best row too`;
    case 'nobodyWants':
      return `row ${reason.row + 1}, your best, is no rival’s first choice`;
    case 'waitsForRows':
      return reason.spaces === 0
        ? 'no space is left for a card'
        : `${count(reason.free, 'free row')} may still grow by ${count(reason.spaces, 'card')} before you claim`;
    case 'playsTo':
      return reason.honor > 0
        ? `${card[reason.card]} makes row ${reason.row + 1} worth about ${reason.honor} honor more to you`
        : `${card[reason.card]} on row ${reason.row + 1} buys a turn before you claim a row`;
    case 'follows':
      return `${named(reason.after)} in column ${reason.column + 1} sends the surveyors for it first`;
    case 'prepares':
      return `it comes before ${named(reason.later)} in column ${reason.column + 1}`;
    case 'servesLess':
      return reason.honor <= 0
        ? `${who(reason.seat)} gains nothing by it`
        : `${who(reason.seat)} would gain less by it, about ${reason.honor}`;
    case 'keepsCards':
      return reason.seats.length === 0
        ? 'keeps your cards, and waits a turn'
        : `keeps your cards, and lets ${list(reason.seats.map(who))} play first`;
    case 'advances':
      return `advances you on the ${track[reason.track]} track`;
    case 'completes':
      return `completes the ${tile(reason.tile)}: ${reason.honor} honor`;
    case 'marks':
      return `helps with the ${tile(reason.tile)}, which then needs ${count(reason.missing, 'more marker')}`;
    case 'sends':
      return `the ${tile(reason.tile)} is worth mapping`;
    case 'bestTile':
      return `a surveyor has most to do on the ${tile(reason.tile)}`;
    case 'earns':
      return `${reason.ryo} ryō for what comes next`;
    case 'gainsHonor':
      return `${reason.honor} honor at once`;
    case 'savesRyo':
      return 'the ryō will be worth more later';
    case 'goesOn':
      return 'its next steps are worth the price';
  }
};
