import type { Language } from '@hanga/kernel';
import { FigureOf } from './Picture.tsx';
import { type Rulebook, type RuleText, rulesLink } from './rulebook.ts';
import { pieces } from './search.ts';
import { learnWords } from './text/index.ts';
import './rules.css';

interface RuleProps {
  readonly book: Rulebook;
  readonly id: string;
  readonly language: Language;
  readonly query: string;
  readonly isTarget: boolean;
}

export function Rule({ book, id, language, query, isTarget }: RuleProps) {
  const t = book.text[language];
  const words = learnWords[language].rules;
  const rule = t.rules[id] as RuleText;
  const figures = book.pictures[id];
  return (
    <article
      class={`learn-rule ${isTarget ? 'is-target' : ''} ${book.wide.includes(id) ? 'is-wide' : ''}`}
      id={id}
      tabindex={-1}
    >
      <h3>
        <a class="learn-number" href={rulesLink(book.game, id)} aria-label={words.link(id)}>
          {id}
        </a>{' '}
        <Found text={rule.title} query={query} />
      </h3>
      <p>
        <Found text={rule.text} query={query} />
      </p>
      {rule.ruling && (
        <p class="learn-ruling">
          <b>{words.ruling}</b> <Found text={rule.ruling} query={query} />
        </p>
      )}
      {figures && (
        <div class="learn-figures">
          {figures.map(figure => (
            <FigureOf
              key={figure}
              figure={book.figure(figure)}
              caption={t.figures[figure] as string}
              width={book.widths[figure]}
            />
          ))}
        </div>
      )}
      {book.Under && <book.Under rule={id} language={language} />}
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

/** The rule that explains a piece, alone. */
export function TopicRule(props: { book: Rulebook; language: Language; topic: string }) {
  const id = props.book.ruleFor(props.topic);
  return id ? (
    <div class="learn" lang={props.language}>
      <Rule book={props.book} id={id} language={props.language} query="" isTarget={false} />
    </div>
  ) : null;
}
