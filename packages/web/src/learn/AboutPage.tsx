import { type LessonCard, lessonCards } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import { cardFace, cardSize } from '../art/index.ts';
import { aboutText, type GameComponents } from './about.ts';
import { Drawing } from './Picture.tsx';
import './learn.css';
import './about.css';

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
    <main class="learn learn-page" lang={language}>
      <h1>{t.title}</h1>
      <Paragraphs of={t.hanga} />
      <section class="learn-section">
        <h2>{components.title}</h2>
        <Paragraphs of={components.text} />
        {components.games.map(game => (
          <Components key={game.game} of={game} text={components} />
        ))}
        <h3>{components.settledTitle}</h3>
        <ul class="learn-settled">
          {components.settled.map((sentence, index) => (
            <li key={sentence}>
              <SettledCard number={lessonCards.findIndex(settledCards[index] ?? (() => false))} />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
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

type ComponentsText = (typeof aboutText)[Language]['components'];

function Components({
  of: { game, text, rows },
  text: { columns, status: names },
}: {
  of: GameComponents;
  text: ComponentsText;
}) {
  return (
    <>
      <h3>{game}</h3>
      <Paragraphs of={text} />
      <table class="learn-table" aria-label={game}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ thing, status, source }) => (
            <tr key={thing}>
              <th scope="row">{thing}</th>
              <td>
                <span class={`learn-status is-${status}`}>{names[status]}</span>
              </td>
              <td>
                <Sentence text={source} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A file's name in a sentence is set apart, and may break after a slash. */
const fileName = /(packages\/\S+\.(?:ts|md))/;

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <>
      {of.map(text => (
        <p key={text}>
          <Sentence text={text} />
        </p>
      ))}
    </>
  );
}

const Sentence = ({ text }: { text: string }) => (
  <>{text.split(fileName).map(part => (fileName.test(part) ? <code key={part}>{part}</code> : part))}</>
);

function SettledCard({ number }: { number: number }) {
  const card = lessonCards[number];
  return card ? <Drawing {...cardSize} markup={cardFace(card, number)} /> : null;
}
