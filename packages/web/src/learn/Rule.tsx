import { type DiplomaColor, diplomaColors } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import { DiplomaList } from './DiplomaList.tsx';
import { FigureOf } from './Picture.tsx';
import type { FigureId, RuleId } from './rules.types.ts';
import { pieces } from './search.ts';
import { rulesText } from './text.ts';
import { rulesLink } from './topics.ts';

/** Pictures stand beside the rule that they show. */
const picturesOf: { readonly [Id in RuleId]?: readonly FigureId[] } = {
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
};

/** Their pictures are wide, or several: they stand under the words. */
const isWide = new Set<RuleId>(['K13', 'K16', 'K38']);

/** These rules list the diplomas of so many colours, which an address can name. */
const diplomasOf: { readonly [Id in RuleId]?: readonly DiplomaColor[] } = {
  K28: diplomaColors.slice(0, 4),
  K29: diplomaColors.slice(4),
};

interface RuleProps {
  readonly id: RuleId;
  readonly language: Language;
  readonly query: string;
  readonly isTarget: boolean;
}

export function Rule({ id, language, query, isTarget }: RuleProps) {
  const t = rulesText[language];
  const rule = t.rules[id];
  const figures = picturesOf[id];
  const colors = diplomasOf[id];
  return (
    <article
      class={`learn-rule ${isTarget ? 'is-target' : ''} ${isWide.has(id) ? 'is-wide' : ''}`}
      id={id}
      tabindex={-1}
    >
      <h3>
        <a class="learn-number" href={rulesLink(id)} aria-label={t.link(id)}>
          {id}
        </a>{' '}
        <Found text={rule.title} query={query} />
      </h3>
      <p>
        <Found text={rule.text} query={query} />
      </p>
      {rule.ruling && (
        <p class="learn-ruling">
          <b>{t.ruling}</b> <Found text={rule.ruling} query={query} />
        </p>
      )}
      {figures && (
        <div class="learn-figures">
          {figures.map(figure => (
            <FigureOf key={figure} id={figure} caption={t.figures[figure]} />
          ))}
        </div>
      )}
      {colors && (
        <div class="learn-icon-group of-diplomas">
          <DiplomaList language={language} colors={colors} />
        </div>
      )}
    </article>
  );
}

function Found({ text, query }: { text: string; query: string }) {
  return (
    <>
      {pieces(text, query).map(({ text: piece, isFound }, place) => {
        const key = `${place}-${piece}`;
        return isFound ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>;
      })}
    </>
  );
}
