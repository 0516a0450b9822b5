import type { Language } from '@hanga/kernel';
import { Drawing } from '../../../learn/Picture.tsx';
import { figure } from './figures.ts';
import { type CardPart, cardParts } from './rules.types.ts';
import { rulesText } from './text.ts';
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

const badge = (number: number, [x, y]: readonly [number, number]): string =>
  `<g transform="translate(${x} ${y})"><circle r="13" fill="#23211e" stroke="#f4ecd8" stroke-width="2.5"/><text y="5.5" text-anchor="middle" font-family="Source Sans 3 Variable, sans-serif" font-weight="700" font-size="16" fill="#f4ecd8">${number}</text></g>`;

/** One lesson card, large, with its parts numbered and named. */
export function CardAnatomy({ language }: { language: Language }) {
  const t = rulesText[language];
  const { width, height, markup } = figure('card');
  const badges = cardParts.map((part, index) => badge(index + 1, spots[part])).join('');
  return (
    <>
      <p>{t.card.text}</p>
      <div class="learn-anatomy">
        <Drawing width={width} height={height} markup={markup + badges} label={t.figures.card} />
        <ol>
          {cardParts.map(part => (
            <li key={part}>{t.card.parts[part]}</li>
          ))}
        </ol>
      </div>
    </>
  );
}
