import { type Figure, figuresOf } from '@hanga/web/learn/rulebook.ts';
import { cardFace, cardSize, draw, quadrantGone, tileSize } from '../art/index.ts';
import { actionCards, kaigan, numbersUnder, prices } from '../rules/index.ts';
import type { FigureId } from './contents.ts';
import { claimed, order } from './gridFigures.ts';
import { row } from './layouts.ts';
import { bracketed, coastWithTeams, dice, priced, tile, tileId } from './tileFigures.ts';
import { track } from './trackFigure.ts';

const makers: Readonly<Record<FigureId, () => Figure>> = {
  map: coastWithTeams,
  cards: () =>
    row(
      actionCards.map(name => draw({ card: name, color: 0 })),
      cardSize,
      10,
    ),
  tiles: () =>
    row([tile(tileId('artistic', 2)), tile(tileId('government', 3)), tile(tileId('travel', 4))], tileSize, 24),
  claimed,
  quadrant: () => row([draw({ action: 'takeQuadrant' }), quadrantGone()], cardSize, 24),
  order,
  turned: () => ({
    ...cardSize,
    art: cardFace(0, 'survey', [
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
  complete: () => ({ ...tileSize, art: tile(tileId('travel', 3), [0, 0, 'neutral']) }),
  artistic: () => track('artistic', { 2: [1], 4: [0], 5: [2] }, numbersUnder(kaigan.rules).artistic.length),
  government: () => track('government', { 1: [1, 2], 3: [0] }, numbersUnder(kaigan.rules).government.length),
  travel: () => track('travel', { 0: [2], 3: [1], 5: [0] }, 8),
};

export const figure = figuresOf(makers);
