import type { Language } from '@hanga/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LearningParts } from '../games/learning.ts';
import { CardAnatomy } from './CardAnatomy.tsx';
import { Icons } from './Icons.tsx';
import { FigureOf } from './Picture.tsx';
import { Rule } from './Rule.tsx';
import { RuleSearch } from './RuleSearch.tsx';
import { ruleIds, type SectionId, sectionIds, sections } from './rules.types.ts';
import { searchRules } from './search.ts';
import { rulesText } from './text.ts';
import { isTopic, ruleFor } from './topics.ts';
import './learn.css';

/** The rules: illustrated, searchable, every one with an address of its own. */
export function RulesPage({ language, anchor }: LearningParts['Rules']) {
  const t = rulesText[language];
  const [query, setQuery] = useState('');
  const found = useMemo(() => new Set(searchRules(query, t)), [query, t]);
  const isSearching = query.trim() !== '';
  useEffect(() => {
    if (anchor === undefined) return;
    setQuery('');
    // After the page is laid out whole again: what is searched away cannot be scrolled to.
    const frame = requestAnimationFrame(() => show(anchor));
    return () => cancelAnimationFrame(frame);
  }, [anchor]);
  const shownSections = sectionIds.filter(id => sections[id].some(rule => found.has(rule)));
  return (
    <main class="learn learn-rules" lang={language}>
      <header class="learn-head">
        <h1>{t.title}</h1>
        <RuleSearch
          text={t.search}
          query={query}
          onQuery={setQuery}
          result={found.size === 0 ? t.search.nothing : t.search.found(found.size, ruleIds.length)}
        />
      </header>
      {!isSearching && (
        <>
          <div class="learn-goal">
            {t.goal.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <FigureOf id="scroll" caption={t.figures.scroll} class="is-wide" />
          <Contents language={language} />
          <CardAnatomy language={language} />
          <section class="learn-section" id="icons" aria-labelledby="h-icons">
            <h2 id="h-icons">{t.icons.title}</h2>
            <p>{t.icons.text}</p>
            <Icons language={language} areAnchors heading="h3" />
          </section>
        </>
      )}
      {shownSections.map(id => (
        <section key={id} class="learn-section" id={id} aria-labelledby={`h-${id}`}>
          <h2 id={`h-${id}`}>{t.sections[id].title}</h2>
          {!isSearching && <p class="learn-lead">{t.sections[id].lead}</p>}
          {sections[id]
            .filter(rule => found.has(rule))
            .map(rule => (
              <Rule key={rule} id={rule} language={language} query={query} isTarget={rule === anchor} />
            ))}
        </section>
      ))}
    </main>
  );
}

/** Scrolls to a rule or topic, and puts the reader there. */
function show(anchor: string): void {
  const target = document.getElementById(anchor) ?? (isTopic(anchor) ? document.getElementById(ruleFor(anchor)) : null);
  if (!target) return;
  target.scrollIntoView({ block: 'start' });
  if (!target.hasAttribute('tabindex') && !target.matches('a')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Links within the page: the address after the # belongs to the router, so the jump is made by hand. */
function Contents({ language }: { language: Language }) {
  const t = rulesText[language];
  const entries: [id: SectionId | 'card' | 'icons', title: string][] = [
    ['card', t.card.title],
    ['icons', t.icons.title],
    ...sectionIds.map((id): [SectionId, string] => [id, t.sections[id].title]),
  ];
  return (
    <nav class="learn-contents" aria-label={t.contents}>
      <ol>
        {entries.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#/rules/${id}`}
              onClick={event => {
                event.preventDefault();
                show(id);
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
