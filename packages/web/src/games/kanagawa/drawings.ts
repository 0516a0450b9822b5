import { type Diploma, diplomaOf, everyCard, everySuit, startingTiles } from '@hanga/kanagawa';
import {
  cardBack,
  cardFace,
  diploma,
  type LessonCard,
  type Seat as LiverySeat,
  liveries,
  mon,
  type Neighbours,
  printPanel,
  type Season,
  type Diploma as SlipArt,
  school,
  startingPanel,
  startingPlank,
  studioPlank,
} from '../../art/index.ts';

import { matOf } from './layout.ts';

/** Markup is drawn once and kept: a move redraws only what moved. */
const kept = <Key extends string | number>(draw: (key: Key) => string): ((key: Key) => string) => {
  const drawn = new Map<Key, string>();
  return key => {
    let markup = drawn.get(key);
    if (markup === undefined) {
      markup = draw(key);
      drawn.set(key, markup);
    }
    return markup;
  };
};

const cardOf = (card: number): LessonCard => everyCard[card] as LessonCard;

export const faceArt = kept<number>(card => cardFace(cardOf(card), card));
export const matArt = kept<number>(seats => school(matOf(seats)));
export const backArt = kept<number>(suit => cardBack(everySuit[suit]!));
export const plankArt = kept<number>(card => studioPlank(cardOf(card), card));
export const tilePlankArt = kept<number>(tile => startingPlank(startingTiles[tile]!, tile));

const panelArt = kept<string>(key => {
  const [card, left, right] = key.split('/') as [string, Season, Season];
  const beside: Neighbours = { left, right };
  const number = Number(card.slice(1));
  return card.startsWith('t')
    ? startingPanel(startingTiles[number]!, 0, beside, 'scored')
    : printPanel(cardOf(number), number, beside, 'scored');
});

/** The panels of a print with their colours run into each other, the starting tile's first. */
export function panelsArt(tile: number, print: readonly number[]): string[] {
  const seasons = [startingTiles[tile]!.season, ...print.map(card => cardOf(card).print.season)];
  return seasons.map((season, index) => {
    const name = index === 0 ? `t${tile}` : `c${print[index - 1]}`;
    return panelArt(`${name}/${seasons[index - 1] ?? season}/${seasons[index + 1] ?? season}`);
  });
}

/** What the art calls the diploma that asks for this. */
function slipName(need: Diploma['needs']): string {
  switch (need.kind) {
    case 'each':
      return `animals-${need.of.join('-')}`;
    case 'different':
    case 'identical':
      return `${need.suit}s-${need.count}-${need.kind}`;
    case 'coloredKites':
      return `${need.kite}-${need.count}`;
    case 'lanterns':
      return `lanterns-${need.cards.join('-')}`;
    default:
      return `${need.kind}-${need.count}`;
  }
}

export const slipArt = kept<number>(number => {
  const { color, harmony, gives, needs } = diplomaOf(number);
  const slip: SlipArt = { id: slipName(needs), color, harmony, ...(gives ? { gives } : {}) };
  return diploma(slip);
});

/** A player's crest on a disc of their colour, 24 x 24 around (0, 0). */
export const crestArt = kept<number>(color => {
  const { color: disc, deep } = liveries[color as LiverySeat];
  return `<circle r="11.5" fill="${disc}" stroke="${deep}"/>${mon(color as LiverySeat, '#f8f6ef')}`;
});
