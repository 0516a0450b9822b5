import { type DiplomaColor, diplomaColors } from '@hanga/kanagawa';
import type { Rulebook } from '../../../learn/rulebook.ts';
import { CardAnatomy } from './CardAnatomy.tsx';
import { DiplomaList } from './DiplomaList.tsx';
import { figure } from './figures.ts';
import { Icons } from './Icons.tsx';
import { type FigureId, type RuleId, type SectionId, sections } from './rules.types.ts';
import { rulesText } from './text.ts';
import { isTopic, ruleFor } from './topics.ts';

/** These rules list the diplomas of so many colours, which an address can name. */
const diplomasOf: { readonly [Id in RuleId]?: readonly DiplomaColor[] } = {
  K28: diplomaColors.slice(0, 4),
  K29: diplomaColors.slice(4),
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
  },
  wide: ['K13', 'K16', 'K38'],
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
  },
  figure,
  ruleFor: topic => (isTopic(topic) ? ruleFor(topic) : undefined),
  Under({ rule, language }) {
    const colors = diplomasOf[rule];
    return colors ? (
      <div class="learn-icon-group of-diplomas">
        <DiplomaList language={language} colors={colors} />
      </div>
    ) : null;
  },
};
