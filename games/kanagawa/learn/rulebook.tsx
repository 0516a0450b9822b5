import type { Rulebook } from '@hanga/web/learn/rulebook.ts';
import { type DiplomaColor, diplomaColors } from '../rules/index.ts';
import { CardAnatomy } from './CardAnatomy.tsx';
import { type FigureId, type RuleId, type SectionId, sections } from './contents.ts';
import { DiplomaList } from './DiplomaList.tsx';
import { figure } from './figures.ts';
import { Icons } from './Icons.tsx';
import { rulesText } from './text/rules/index.ts';
import { isTopic, ruleFor } from './topics.ts';
import { yokaiRules } from './yokai/text/rules/index.ts';

/** These rules list the diplomas of so many colours, which an address can name. */
const diplomasOf: { readonly [Id in RuleId]?: readonly DiplomaColor[] } = {
  K28: diplomaColors.slice(0, 4),
  K29: diplomaColors.slice(4),
  Y4: ['orange'],
  Y5: ['white'],
  Y6: ['brown'],
  Y13: ['black'],
};

export const rulebook: Rulebook<SectionId, RuleId, FigureId> = {
  game: 'kanagawa',
  sections,
  text: rulesText,
  forewords: [
    { id: 'card', title: language => rulesText[language].card.title, Part: CardAnatomy },
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
  opening: 'scroll',
  pictures: {
    K2: ['startingTile'],
    K4: ['backs'],
    K6: ['mat'],
    K13: ['studio'],
    K16: ['paintOne', 'paintTwo'],
    K17: ['brushes'],
    K19: ['move'],
    K21: ['keep'],
    K31: ['pawns'],
    K38: ['runs'],
    K39: ['harmony'],
    Y1: ['newBacks'],
    Y4: ['kites'],
    Y5: ['lanterns'],
    Y6: ['umbrellas'],
    Y7: ['arrival'],
    Y10: ['passing'],
    Y16: ['spirits'],
  },
  wide: ['K13', 'K16', 'K38', 'Y6'],
  widths: {
    studio: 60,
    runs: 42,
    startingTile: 9,
    pawns: 9,
    harmony: 9,
    brushes: 9,
    paintOne: 21,
    paintTwo: 21,
    keep: 21,
    newBacks: 21,
    kites: 21,
    lanterns: 26,
    umbrellas: 36,
    spirits: 15,
    arrival: 9,
    passing: 12,
  },
  figure,
  ruleFor: topic => (isTopic(topic) ? ruleFor(topic) : undefined),
  Under({ rule, language }) {
    if (rule === 'Y1')
      return (
        <p>
          <a href="#/learn/kanagawa/yokai">{yokaiRules[language].chapter}</a>
        </p>
      );
    const colors = diplomasOf[rule];
    return colors ? (
      <div class="learn-icon-group of-diplomas">
        <DiplomaList language={language} colors={colors} />
      </div>
    ) : null;
  },
};
