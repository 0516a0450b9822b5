import { type LessonCard, lessonCards } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import { cardFace, cardSize } from '../art/index.ts';
import { Drawing } from './Picture.tsx';
import { aboutText } from './text.ts';
import './learn.css';

/** The cards that the transcriptions disagreed on, in the order in which the text names them. */
const settledCards: readonly ((card: LessonCard) => boolean)[] = [
  ({ suit, studio }) => suit === 'animal' && studio.icon === 'keep',
  ({ suit, studio, print }) => suit === 'tree' && studio.landscape === 'forest' && print.landscape === 'forest',
  ({ suit, studio, print }) => suit === 'building' && studio.icon === 'assistant' && print.season === 'storm',
];

/** What Hanga is, how sure each component is, and whom to thank. */
export function AboutPage({ language }: { language: Language }) {
  const t = aboutText[language];
  const { components } = t;
  return (
    <main class="learn learn-about" lang={language}>
      <h1>{t.title}</h1>
      <Paragraphs of={t.hanga} />
      <section class="learn-section">
        <h2>{components.title}</h2>
        <Paragraphs of={components.text} />
        <table class="learn-table">
          <thead>
            <tr>
              {components.columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {components.rows.map(({ thing, status, source }) => (
              <tr key={thing}>
                <th scope="row">{thing}</th>
                <td>
                  <span class={`learn-status is-${status}`}>{components.status[status]}</span>
                </td>
                <td>{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3>{components.settledTitle}</h3>
        <ul class="learn-settled">
          {components.settled.map((sentence, index) => (
            <li key={sentence}>
              <SettledCard number={lessonCards.findIndex(settledCards[index] ?? (() => false))} />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
        <h3>{components.comingTitle}</h3>
        <Paragraphs of={components.coming} />
        <h3>{components.correctTitle}</h3>
        <Paragraphs of={[components.correct]} />
      </section>
      {[t.fairness, t.credits].map(({ title, text }) => (
        <section class="learn-section" key={title}>
          <h2>{title}</h2>
          <Paragraphs of={text} />
        </section>
      ))}
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

/** A file's name in a sentence is set apart, and may break after a slash. */
const fileName = /(packages\/\S+\.ts)/;

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <>
      {of.map(text => (
        <p key={text}>
          {text.split(fileName).map(part => (fileName.test(part) ? <code key={part}>{part}</code> : part))}
        </p>
      ))}
    </>
  );
}

function SettledCard({ number }: { number: number }) {
  const card = lessonCards[number];
  return card ? <Drawing {...cardSize} markup={cardFace(card, number)} /> : null;
}
