import { actionCards, prices, trackNumbers } from '@hanga/kaigan';
import { cardFace, cardSize, quadrantGone, tileSize } from '../../../art/kaigan/index.ts';
import { type Figure, figuresOf } from '../../../learn/rulebook.ts';
import { cardArt, printedArt } from '../drawings.ts';
import { claimed, order } from './gridFigures.ts';
import { row } from './layouts.ts';
import type { FigureId } from './rules.types.ts';
import { bracketed, coastWithTeams, dice, priced, tile, tileId } from './tileFigures.ts';
import { track } from './trackFigure.ts';

const makers: Readonly<Record<FigureId, () => Figure>> = {
  map: coastWithTeams,
  cards: () =>
    row(
      actionCards.map(name => cardArt(0, name)),
      cardSize,
      10,
    ),
  tiles: () =>
    row([tile(tileId('artistic', 2)), tile(tileId('government', 3)), tile(tileId('travel', 4))], tileSize, 24),
  claimed,
  quadrant: () => row([printedArt('takeQuadrant'), quadrantGone()], cardSize, 24),
  order,
  turned: () => ({
    ...cardSize,
    markup: cardFace(0, 'survey', [
      [
        ['pay', String(prices.survey)],
        ['surveyor', ''],
      ],
    ]),
  }),
  mapOne: () =>
    priced(
      [tile(tileId('artistic', 4), [0], [0]), tile(tileId('artistic', 4), [0, 0], [0])],
      Object.values(prices.map),
    ),
  mapWidely: () =>
    bracketed(
      [
        tile(tileId('artistic', 3), [0], [0]),
        tile(tileId('government', 4), [0], [0]),
        tile(tileId('travel', 2), [0], [0]),
      ],
      prices.mapWidely[1],
    ),
  dice,
  complete: () => ({ ...tileSize, markup: tile(tileId('travel', 3), [0, 0, 'neutral']) }),
  artistic: () => track('artistic', { 2: [1], 4: [0], 5: [2] }, trackNumbers.artistic.length),
  government: () => track('government', { 1: [1, 2], 3: [0] }, trackNumbers.government.length),
  travel: () => track('travel', { 0: [2], 3: [1], 5: [0] }, 8),
};

export const figure = figuresOf(makers);
