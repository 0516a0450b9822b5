import { arrivalPoints, cards, errandPoints, price, souvenirPoints, wage } from '../rules/data/box.ts';
import type { PlaceName, SouvenirName } from '../rules/data/road.ts';
import { nameOf, souvenirOf } from '../rules/road.ts';
import { canBuy } from '../rules/steps/stop.ts';
import type { PlaceId, View } from '../rules/types.ts';
import type { NameOf, Text } from './types.ts';

const place: Readonly<Record<PlaceName, string>> = {
  nihonbashi: 'Nihonbashi',
  shinagawa: 'Shinagawa',
  totsuka: 'Totsuka',
  odawara: 'Odawara',
  hakone: 'Hakone',
  mishima: 'Mishima',
  fuchu: 'Fuchū',
  mariko: 'Mariko',
  shimada: 'Shimada',
  narumi: 'Narumi',
  kuwana: 'Kuwana',
  otsu: 'Ōtsu',
  kyoto: 'Kyōto',
};

const souvenir: Readonly<Record<SouvenirName, string>> = {
  nori: 'seaweed',
  lantern: 'a lantern',
  marquetry: 'a marquetry box',
  mochi: 'rice cakes',
  yamSoup: 'yam soup',
  cloth: 'dyed cloth',
  clams: 'grilled clams',
  picture: 'a folk picture',
};

const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;
const coins = (n: number): string => count(n, 'coin');
const card = (id: number): string => `road card, ${count(cards[id] as number, 'stage')}`;
const sold = (at: PlaceId): string => souvenir[souvenirOf(at) as SouvenirName];
const placed = (at: PlaceId): string => place[nameOf(at)];
const arrivedAs = (rank: number): string => ['first', 'second', 'third', 'fourth'][rank - 1] ?? '';

function prompt(view: View, who: NameOf): string {
  const { phase, viewer } = view;
  if (phase.kind === 'over') return 'The journey is over.';
  if (phase.seat !== viewer) return `${who(phase.seat)} is on the way.`;
  if (phase.kind === 'walk') return 'Take a road card and walk.';
  return canBuy(view, phase.seat) ? 'Buy what is sold here, or end your turn.' : 'End your turn.';
}

export const en: Text = {
  game: 'Dōchū',
  terms: {
    road: 'The road',
    openCards: 'Road cards',
    errands: 'Errands',
    souvenirs: 'Souvenirs',
    travellers: 'Travellers',
    inn: 'inn',
    forSale: 'for sale',
    sold: 'sold',
    secret: 'secret',
    score: 'Score',
  },
  place,
  souvenir,
  card,
  coins,
  traveller: (name, at, purse) => `${name}, in ${at}, ${purse}`,
  arrivedAs,
  prompt,
  action(action, { players, viewer }) {
    const at = typeof viewer === 'number' ? (players[viewer]?.at ?? 0) : 0;
    switch (action.kind) {
      case 'walk':
        return `Walk ${count(cards[action.card] as number, 'stage')}`;
      case 'buy':
        return `Buy ${sold(at)} for ${coins(price)}`;
      case 'end':
        return 'End the turn';
    }
  },
  event(event, who) {
    switch (event.kind) {
      case 'walked':
        return `${who(event.seat)} walks to ${placed(event.to)}.`;
      case 'bought':
        return `${who(event.seat)} buys ${sold(event.souvenir)}.`;
      case 'earned':
        return `${who(event.seat)} earns ${coins(event.coins)} at the inn.`;
      case 'arrived':
        return `${who(event.seat)} arrives in Kyōto ${arrivedAs(event.rank)}.`;
      case 'shuffled':
        return 'The discarded cards become the pile.';
      case 'opened':
        return `A card of ${count(cards[event.card] as number, 'stage')} is opened.`;
      case 'ended':
        return `The journey is over. ${event.errands
          .map((errands, seat) => `${who(seat)}’s errands: ${errands.map(sold).join(' and ')}.`)
          .join(' ')}`;
    }
  },
  refusal({ kind }) {
    switch (kind) {
      case 'notAnAction':
        return 'That cannot be done.';
      case 'walkFirst':
        return 'First take a road card and walk.';
      case 'walkedAlready':
        return 'You have walked already: buy, or end your turn.';
      case 'notOpen':
        return 'That card is not open.';
      case 'nothingForSale':
        return 'Nothing is for sale here.';
      case 'noCoin':
        return 'You have no coin left.';
    }
  },
  scoreRow: { souvenirs: 'Souvenirs', errands: 'Errands', arrival: 'Arrival' },
  board: {
    board: 'The road to Kyōto',
    yourMove: 'Your move',
    you: 'you',
    undo: 'Undo',
    redo: 'Redo',
    total: 'Total',
    score: (name, points) => `${name}: ${count(points, 'point')}`,
  },
  rules: [
    'Take one of the open road cards, and walk as many stages as it says.',
    `Where a souvenir is still for sale you may buy it for ${coins(price)}. There is one of each.`,
    `End your turn. At an inn you earn ${coins(wage)}. A new road card is opened.`,
    'In Kyōto your journey is over. The game ends when no more than one traveller is on the road.',
    `A souvenir is worth ${souvenirPoints} points, and ${errandPoints} more if it is one of your two secret errands. Arriving first is worth ${arrivalPoints[0]} points, second ${arrivalPoints[1]}, third ${arrivalPoints[2]}.`,
  ],
  codes: [
    ['w2', 'take an open card and walk 2 stages'],
    ['b', 'buy what is sold here'],
    ['e', 'end your turn'],
  ],
};
