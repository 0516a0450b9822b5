import type { Language } from '@hanga/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LearningParts } from '../games/learning.ts';
import { FigureOf } from './Picture.tsx';
import { Rule } from './Rule.tsx';
import { RuleSearch } from './RuleSearch.tsx';
import { type Rulebook, ruleIdsOf, rulesLink } from './rulebook.ts';
import { searchRules } from './search.ts';
import { learnWords } from './text/index.ts';
import './learn.css';
import './rules.css';

type RulesPageProps = LearningParts['Rules'] & { readonly book: Rulebook };

/** The rules of a game: illustrated, searchable, every one with an address of its own. */
export function RulesPage({ book, language, anchor }: RulesPageProps) {
  const t = book.text[language];
  const words = learnWords[language].rules;
  const [query, setQuery] = useState('');
  const found = useMemo(() => new Set(searchRules(query, book, language)), [query, book, language]);
  const isSearching = query.trim() !== '';
  useEffect(() => {
    if (anchor === undefined) return;
    setQuery('');
    // After the page is laid out whole again: what is searched away cannot be scrolled to.
    const frame = requestAnimationFrame(() => show(book, anchor));
    return () => cancelAnimationFrame(frame);
  }, [anchor]);
  return (
    <main class="learn learn-page learn-rules" lang={language}>
      <header class="learn-head">
        <h1>{t.title}</h1>
        <RuleSearch
          words={words}
          hint={t.hint}
          query={query}
          onQuery={setQuery}
          result={found.size === 0 ? words.nothing : words.found(found.size, ruleIdsOf(book).length)}
        />
      </header>
      {!isSearching && (
        <>
          <div class="learn-goal">
            {t.goal.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <FigureOf figure={book.figure(book.opening)} caption={t.figures[book.opening] as string} width={60} />
          <Contents book={book} language={language} />
          {book.forewords.map(({ id, title, Part }) => (
            <section key={id} class="learn-section" id={id} aria-labelledby={`h-${id}`}>
              <h2 id={`h-${id}`}>{title(language)}</h2>
              <Part language={language} />
            </section>
          ))}
        </>
      )}
      {Object.entries(t.sections)
        .map(([id, section]) => ({ id, ...section, rules: book.sections[id]?.filter(rule => found.has(rule)) ?? [] }))
        .filter(({ rules }) => rules.length > 0)
        .map(({ id, title, lead, rules }) => (
          <section key={id} class="learn-section" id={id} aria-labelledby={`h-${id}`}>
            <h2 id={`h-${id}`}>{title}</h2>
            {!isSearching && <p class="learn-lead">{lead}</p>}
            {rules.map(rule => (
              <Rule key={rule} book={book} id={rule} language={language} query={query} isTarget={rule === anchor} />
            ))}
          </section>
        ))}
    </main>
  );
}

/** Scrolls to a rule or topic, and puts the reader there. */
function show(book: Rulebook, anchor: string): void {
  const target = document.getElementById(anchor) ?? document.getElementById(book.ruleFor(anchor) ?? '');
  if (!target) return;
  target.scrollIntoView({ block: 'start' });
  if (!target.hasAttribute('tabindex') && !target.matches('a')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Links within the page: the address after the # belongs to the router, so the jump is made by hand. */
function Contents({ book, language }: { book: Rulebook; language: Language }) {
  const entries = [
    ...book.forewords.map(({ id, title }): [string, string] => [id, title(language)]),
    ...Object.entries(book.text[language].sections).map(([id, { title }]): [string, string] => [id, title]),
  ];
  return (
    <nav class="learn-contents" aria-label={learnWords[language].rules.contents}>
      <ol>
        {entries.map(([id, title]) => (
          <li key={id}>
            <a
              href={rulesLink(book.game, id)}
              onClick={event => {
                event.preventDefault();
                show(book, id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
