import type { Language } from '@hanga/kernel';
import { games } from '../games/index.ts';
import { Lazy } from '../shell/Lazy.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { aboutText } from './text/about/index.ts';
import './learn.css';
import './about.css';

/** What Hanga is, how sure each component is, and whom to thank. */
export function AboutPage({ language }: { language: Language }) {
  const t = aboutText[language];
  const { components } = t;
  return (
    <main class="learn learn-page" lang={language}>
      <h1>{t.title}</h1>
      <Paragraphs of={t.hanga} />
      <section class="learn-section">
        <h2>{components.title}</h2>
        <Paragraphs of={components.text} />
        {games.map(
          ({ id, learning }) => learning.About && <Lazy key={id} load={learning.About} props={{ language }} />,
        )}
        <h3>{components.markedTitle}</h3>
        <Paragraphs of={[components.marked]} />
        <h3>{components.correctTitle}</h3>
        <Paragraphs of={[components.correct]} />
      </section>
      {[t.fairness, t.credits].map(({ title, text }) => (
        <section class="learn-section" key={title}>
          <h2>{title}</h2>
          <Paragraphs of={text} />
        </section>
      ))}
      <p>
        <a href="#/privacy">{t.privacy}</a>
      </p>
      <section class="learn-section">
        <h2>{t.licences.title}</h2>
        <dl class="learn-licences">
          {t.licences.rows.map(([thing, licence]) => (
            <div key={thing}>
              <dt>{thing}</dt>
              <dd>{licence}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}
