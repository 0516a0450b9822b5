import { de } from '@hanga/kernel';
import type { InspectWords } from './types.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const inHonor = (points: number): string => count(points, 'point d’honneur', 'points d’honneur');
const joined = (items: readonly number[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
const columns = (items: readonly number[]): string =>
  items.length === 1 ? `la colonne ${joined(items)}` : `les colonnes ${joined(items)}`;

export const fr: InspectWords = {
  value: size => `${inHonor(size)} à chaque joueur qui y a un marqueur`,
  room: left => `encore ${count(left, 'marqueur')} à poser`,
  full: 'achevée : elle rapporte à la fin de la manche',
  standing: 'Ici se trouvent',
  nobodyStands: 'Personne n’est encore ici.',
  ifComplete: 'Achevée maintenant, elle donnerait',
  nobodyGains: 'Achevée maintenant, elle ne donnerait rien à personne.',
  die: face => `Un dé à ${face} y ajoute un marqueur neutre.`,
  dieCompletes: percent => `Chances que les dés de cette manche l’achèvent : ${percent} %.`,
  dieHelps: percent => `Chances que les dés de cette manche désignent sa colonne : ${percent} %.`,
  mapped: 'Levée : elle est à sa place sur la carte du Japon.',
  empty: 'La pioche est vide : aucune tuile ne viendra plus ici.',
  freeSpace: 'Une case libre : toute carte peut y être jouée tant que personne n’a revendiqué la rangée.',
  closedSpace: 'Une case vide d’une rangée revendiquée.',
  turnOver: 'Ou retournée',
  prices: 'Ce qu’elle fait',
  ofPlayer: name => `Carte ${de(name)}`,
  claimed: name => `Revendiquée par ${name}`,
  unclaimed: 'Libre',
  inOrder: 'Ce qu’elle ferait pour vous, dans l’ordre',
  column: column => `Colonne ${column}`,
  nothing: 'rien ici',
  idle: 'inutile : pas d’arpenteur, de place ou de ryō pour elle',
  after: items => `une fois que vous avez utilisé ${columns(items)}`,
  turned: items =>
    `une fois que vous avez retourné ${items.length === 1 ? `la carte de la colonne ${joined(items)}` : `les cartes des colonnes ${joined(items)}`}`,
  together: (some, all) => `Vos ryō et vos arpenteurs ne suffisent que pour ${some} de ces ${all} actions.`,
  cost: ryo => `Elle vous coûte au plus ${ryo} ryō.`,
  send: (surveyors, ryo) => `en envoyer ${surveyors} pour ${ryo} ryō`,
  map: (markers, ryo) => `${count(markers, 'marqueur')} pour ${ryo} ryō`,
  widely: (upTo, prices) => `${upTo === 1 ? '1 marqueur' : '1 ou 2 marqueurs'} par tuile pour ${prices} ryō`,
  jobs: {
    earn: ryo => `recevoir ${ryo} ryō`,
    advance: ryo => `avancer de 1 sur une piste pour ${ryo} ryō`,
    honor: (honor, ryo) => `${inHonor(honor)} pour ${ryo} ryō`,
  },
  helpsTiles: face => `Un dé à ${face} ajoute un marqueur neutre aux deux tuiles de cette colonne.`,
  missing: (tile, left) => `${tile} : ${left === 0 ? 'achevée' : `il manque ${count(left, 'marqueur')}`}`,
  position: space => `case ${space}`,
  income: ryo => `${ryo} ryō par manche`,
  hand: 'En main',
  emptyHand: 'Aucune carte en main.',
  purse: ryo => `${ryo} ryō dans la bourse`,
  covered: 'La bourse est cachée.',
  inSupply: surveyors => `${count(surveyors, 'arpenteur')} en réserve`,
  quadrantWith: name => `${name} a le Quadrant.`,
  quadrantOnBoard: 'Le Quadrant est sur le plateau.',
  quadrantUse:
    'Celui qui l’a lance les dés, commence la manche suivante, et peut alors le rendre au lieu de jouer une carte.',
};
