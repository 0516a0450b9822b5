import { everyCard, everySuit, startingTiles } from '@hanga/kanagawa';
import { expect, test } from 'vitest';
import {
  cardBack,
  cardFace,
  type LessonCard,
  printPanel,
  type Season,
  school,
  startingPanel,
  studioPlank,
} from '../art/index.ts';
import { commonDefs, symbolCalled, symbolIds } from '../art/sprite.ts';
import { matOf } from '../games/kanagawa/layout.ts';
import { type Element, numbersIn, parse } from './parse.ts';

test('elements, their attributes and what lies within them', () => {
  expect(parse('<g fill="none"><path d="M0 0h2"/><rect rx="1" y="2"/></g><use href="#k-a"/>')).toEqual([
    {
      tag: 'g',
      attributes: { fill: 'none' },
      children: [
        { tag: 'path', attributes: { d: 'M0 0h2' }, children: [] },
        { tag: 'rect', attributes: { rx: '1', y: '2' }, children: [] },
      ],
    },
    { tag: 'use', attributes: { href: '#k-a' }, children: [] },
  ]);
});

test('numbers, however they are set apart', () => {
  expect(numbersIn('-27 -28,54.5 .5')).toEqual([-27, -28, 54.5, 0.5]);
  expect(numbersIn(undefined)).toEqual([]);
});

/** What `paint` knows. */
const shapes = new Set(['g', 'svg', 'use', 'path', 'rect', 'circle', 'ellipse', 'defs']);
const inks = new Set(['linearGradient', 'radialGradient', 'pattern', 'stop', 'symbol']);

test('every drawing of a card, panel, plank, back and mat is made of what the press knows', () => {
  const seasons: Season[] = ['spring', 'storm'];
  const drawings = [
    commonDefs(),
    ...symbolIds.map(symbolCalled),
    ...everyCard.flatMap((card, number) => [
      cardFace(card as LessonCard, number),
      studioPlank(card as LessonCard, number),
      ...seasons.map(left => printPanel(card as LessonCard, number, { left, right: 'autumn' }, 'scored')),
    ]),
    ...startingTiles.map((tile, number) => startingPanel(tile, number, { right: 'winter' }, 'scored')),
    ...everySuit.map(cardBack),
    ...([2, 3, 4] as const).map(columns => school(matOf(columns))),
  ];
  const unknown = new Set<string>();
  const look = (elements: readonly Element[]): void => {
    for (const { tag, children } of elements) {
      if (!shapes.has(tag) && !inks.has(tag)) unknown.add(tag);
      look(children);
    }
  };
  for (const drawing of drawings) look(parse(drawing));
  expect([...unknown]).toEqual([]);
});
