import type { Language } from '@hanga/kernel';
import type { Rulebook } from '@hanga/web/learn/rulebook.ts';
import { type FigureId, type RuleId, type SectionId, sections } from './contents.ts';
import { figure } from './figures.ts';
import { Icons } from './Icons.tsx';
import { rulesText } from './text/rules/index.ts';
import { isTopic, ruleFor } from './topics.ts';
import './learn.css';

function Phases({ language }: { language: Language }) {
  return (
    <ol class="learn-phases">
      {rulesText[language].round.phases.map(({ name, does }) => (
        <li key={name}>
          <b>{name}</b> {does}
        </li>
      ))}
    </ol>
  );
}

export const rulebook: Rulebook<SectionId, RuleId, FigureId> = {
  game: 'kaigan',
  sections,
  text: rulesText,
  forewords: [
    { id: 'phases', title: language => rulesText[language].round.title, Part: Phases },
    {
      id: 'icons',
      title: language => rulesText[language].icons.title,
      Part: ({ language }) => (
        <>
          <p>{rulesText[language].icons.text}</p>
          <Icons language={language} areAnchors />
        </>
      ),
    },
  ],
  opening: 'map',
  pictures: {
    G2: ['cards'],
    G3: ['tiles'],
    G7: ['quadrant'],
    G8: ['claimed'],
    G11: ['order'],
    G18: ['turned'],
    G21: ['mapOne'],
    G22: ['mapWidely'],
    G29: ['dice'],
    G34: ['complete'],
    G38: ['artistic'],
    G39: ['government'],
    G44: ['travel'],
  },
  wide: ['G2', 'G8', 'G11', 'G29', 'G38', 'G39', 'G44'],
  widths: {
    cards: 36,
    claimed: 32,
    order: 32,
    dice: 32,
    artistic: 36,
    government: 28,
    travel: 26,
    quadrant: 12,
    turned: 6.5,
    complete: 8,
    mapOne: 15,
    tiles: 20,
    mapWidely: 20,
  },
  figure,
  ruleFor: topic => (isTopic(topic) ? ruleFor(topic) : undefined),
};
