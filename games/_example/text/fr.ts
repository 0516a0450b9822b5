import { de } from '@hanga/kernel';
import { arrivalPoints, cards, errandPoints, price, souvenirPoints, wage } from '../rules/data/box.ts';
import type { SouvenirName } from '../rules/data/road.ts';
import { nameOf, souvenirOf } from '../rules/road.ts';
import { canBuy } from '../rules/steps/stop.ts';
import type { PlaceId, View } from '../rules/types.ts';
import { en } from './en.ts';
import type { NameOf, Text } from './types.ts';

const souvenir: Readonly<Record<SouvenirName, string>> = {
  nori: 'des algues',
  lantern: 'une lanterne',
  marquetry: 'un coffret de marqueterie',
  mochi: 'des gâteaux de riz',
  yamSoup: 'une soupe d’igname',
  cloth: 'une étoffe teinte',
  clams: 'des palourdes grillées',
  picture: 'une image populaire',
};

const count = (n: number, one: string): string => `${n} ${n < 2 ? one : `${one}s`}`;
const coins = (n: number): string => count(n, 'pièce');
const card = (id: number): string => `carte de route, ${count(cards[id] as number, 'étape')}`;
const sold = (at: PlaceId): string => souvenir[souvenirOf(at) as SouvenirName];
/** The stations have the same names in both languages. */
const placed = (at: PlaceId): string => en.place[nameOf(at)];
const arrivedAs = (rank: number): string => ['premier', 'deuxième', 'troisième', 'quatrième'][rank - 1] ?? '';

function prompt(view: View, who: NameOf): string {
  const { phase, viewer } = view;
  if (phase.kind === 'over') return 'Le voyage est terminé.';
  if (phase.seat !== viewer) return `${who(phase.seat)} est en chemin.`;
  if (phase.kind === 'walk') return 'Prenez une carte de route et marchez.';
  return canBuy(view, phase.seat) ? 'Achetez ce qui se vend ici, ou terminez votre tour.' : 'Terminez votre tour.';
}

export const fr: Text = {
  game: 'Dōchū',
  terms: {
    road: 'La route',
    openCards: 'Cartes de route',
    errands: 'Commissions',
    souvenirs: 'Souvenirs',
    travellers: 'Voyageurs',
    inn: 'auberge',
    forSale: 'à vendre',
    sold: 'vendu',
    secret: 'secret',
    score: 'Score',
  },
  place: en.place,
  souvenir,
  card,
  coins,
  traveller: (name, at, purse) => `${name}, à ${at}, ${purse}`,
  arrivedAs,
  prompt,
  action(action, { players, viewer }) {
    const at = typeof viewer === 'number' ? (players[viewer]?.at ?? 0) : 0;
    switch (action.kind) {
      case 'walk':
        return `Marcher de ${count(cards[action.card] as number, 'étape')}`;
      case 'buy':
        return `Acheter ${sold(at)} pour ${coins(price)}`;
      case 'end':
        return 'Terminer le tour';
    }
  },
  event(event, who) {
    switch (event.kind) {
      case 'walked':
        return `${who(event.seat)} marche jusqu’à ${placed(event.to)}.`;
      case 'bought':
        return `${who(event.seat)} achète ${sold(event.souvenir)}.`;
      case 'earned':
        return `${who(event.seat)} gagne ${coins(event.coins)} à l’auberge.`;
      case 'arrived':
        return `${who(event.seat)} arrive à Kyōto en ${arrivedAs(event.rank)}.`;
      case 'shuffled':
        return 'Les cartes défaussées forment la pioche.';
      case 'opened':
        return `Une carte de ${count(cards[event.card] as number, 'étape')} est dévoilée.`;
      case 'ended':
        return `Le voyage est terminé. ${event.errands
          .map((errands, seat) => `Les commissions ${de(who(seat))} : ${errands.map(sold).join(' et ')}.`)
          .join(' ')}`;
    }
  },
  refusal({ kind }) {
    switch (kind) {
      case 'notAnAction':
        return 'Ce coup n’existe pas.';
      case 'walkFirst':
        return 'Prenez d’abord une carte de route et marchez.';
      case 'walkedAlready':
        return 'Vous avez déjà marché : achetez, ou terminez votre tour.';
      case 'notOpen':
        return 'Cette carte n’est pas visible.';
      case 'nothingForSale':
        return 'Rien n’est à vendre ici.';
      case 'noCoin':
        return 'Vous n’avez plus de pièce.';
    }
  },
  scoreRow: { souvenirs: 'Souvenirs', errands: 'Commissions', arrival: 'Arrivée' },
  board: {
    board: 'La route de Kyōto',
    yourMove: 'À vous',
    you: 'vous',
    undo: 'Annuler',
    redo: 'Rétablir',
    total: 'Total',
    score: (name, points) => `${name} : ${count(points, 'point')}`,
  },
  rules: [
    'Prenez une des cartes de route visibles, et marchez d’autant d’étapes.',
    `Là où un souvenir est encore à vendre, vous pouvez l’acheter pour ${coins(price)}. Il n’y en a qu’un de chaque.`,
    `Terminez votre tour. Dans une auberge vous gagnez ${coins(wage)}. Une nouvelle carte de route est dévoilée.`,
    'À Kyōto, votre voyage est fini. La partie s’arrête dès qu’il reste au plus un voyageur en route.',
    `Un souvenir vaut ${souvenirPoints} points, et ${errandPoints} de plus si c’est une de vos deux commissions secrètes. Arriver premier vaut ${arrivalPoints[0]} points, deuxième ${arrivalPoints[1]}, troisième ${arrivalPoints[2]}.`,
  ],
  codes: [
    ['w2', 'prendre une carte visible et marcher de 2 étapes'],
    ['b', 'acheter ce qui se vend ici'],
    ['e', 'terminer le tour'],
  ],
};
