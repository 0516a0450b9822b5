import type { Language } from '@hanga/kernel';
import { Drawing } from '@hanga/web/learn/Picture.tsx';
import { badge } from './badge.ts';
import { type CardPart, cardParts } from './contents.ts';
import { figure } from './figures.ts';
import { rulesText } from './text/rules/index.ts';
import './learn.css';

/** Where the numbers stand on the picture, beside what they mean. */
const spots: Readonly<Record<CardPart, readonly [x: number, y: number]>> = {
  season: [32, 72],
  asks: [140, 34],
  subject: [70, 190],
  printHarmony: [146, 280],
  landscape: [44, 350],
  studioIcon: [190, 455],
};

/** One lesson card, large, with its parts numbered and named. */
export function CardAnatomy({ language }: { language: Language }) {
  const t = rulesText[language];
  const { width, height, art } = figure('card');
  const badges = cardParts.map((part, index) => badge(index + 1, spots[part]));
  return (
    <>
      <p>{t.card.text}</p>
      <div class="learn-anatomy">
        <Drawing width={width} height={height} art={[art, badges]} label={t.figures.card} />
        <ol>
          {cardParts.map(part => (
            <li key={part}>{t.card.parts[part]}</li>
          ))}
        </ol>
      </div>
    </>
  );
}
