import type { Language } from '@hanga/kernel';
import type { Look, Section, Teller, Who } from 'hanga/front.ts';
import { cut, flow, padded, wrapped } from 'hanga/width.ts';
import {
  type Action,
  allPlaces,
  cards,
  type Dochu,
  hasInn,
  isForSale,
  nameOf,
  type PlaceId,
  type PlayerView,
  type ScoreLine,
  type SouvenirName,
  souvenirOf,
  souvenirsOf,
  standingsIn,
  type View,
} from '../rules/index.ts';
import { type Text, text as texts } from '../text/index.ts';

export function dochuTeller(language: Language, look: Look): Teller<Dochu> {
  const text = texts[language];
  return {
    title: text.game,
    prompt: text.prompt,
    event: text.event,
    refusal: text.refusal,
    table: (view, who, width) => [roadOf(text, look, view, width), travellersOf(text, look, view, who, width)],
    choices: (view, legal) =>
      legal.map(action => ({ code: codeOf(action, view), words: text.action(action, view), isShort: true, action })),
    standings: standingsIn,
    codes: text.codes,
    rules: text.rules,
    line: kind => text.scoreRow[kind as ScoreLine['kind']],
  };
}

/** `w2` walks two stages; a second open card of two is `w2b`, a third `w2c`. */
function codeOf(action: Action, { row }: View): string {
  switch (action.kind) {
    case 'walk': {
      const alike = row.filter(card => cards[card] === cards[action.card]);
      return `w${cards[action.card]}${['', 'b', 'c'][alike.indexOf(action.card)] ?? ''}`;
    }
    case 'buy':
      return 'b';
    case 'end':
      return 'e';
  }
}

/** The road with who stands where, and the open cards. */
function roadOf(text: Text, { paint }: Look, view: View, width: number): Section {
  const column = Math.max(...Object.values(text.place).map(name => name.length)) + 2;
  const lines = allPlaces.map(place => {
    const here = view.players.flatMap(({ at }, seat) => (at === place ? [String(seat + 1)] : [])).join('');
    const sells = souvenirOf(place);
    const what = sells
      ? isForSale(view, place)
        ? text.souvenir[sells]
        : paint('dim', text.terms.sold)
      : hasInn(place)
        ? text.terms.inn
        : '';
    return `${padded(paint('bold', here), 5)} ${padded(text.place[nameOf(place)], column)} ${what}`.trimEnd();
  });
  const open = `${text.terms.openCards}: ${view.row.map(card => cards[card]).join('  ')}`;
  const brief = allPlaces.map(place => {
    const here = view.players.flatMap(({ at }, seat) => (at === place ? [String(seat + 1)] : [])).join('');
    return here ? `${text.place[nameOf(place)]} ${paint('bold', here)}` : text.place[nameOf(place)];
  });
  return { full: [...lines, '', open, ''], brief: [...flow('', brief, width, ' › '), open] };
}

function travellersOf(text: Text, { paint }: Look, view: View, who: Who, width: number): Section {
  const souvenirs = (places: readonly PlaceId[]): string =>
    places.map(place => text.souvenir[souvenirOf(place) as SouvenirName]).join(', ') || '–';
  const lines = view.players.flatMap((player: PlayerView, seat) => [
    `${paint('bold', `${seat + 1} ${cut(who(seat), 30)}`)}  ${text.coins(player.coins)}`,
    ...wrapped('    ', `${text.terms.souvenirs}: ${souvenirs(souvenirsOf(view, seat))}`, width),
    ...(player.errands ? wrapped('    ', `${text.terms.errands}: ${souvenirs(player.errands)}`, width) : []),
  ]);
  return { full: lines, brief: lines };
}
