import type { LearningParts } from '@hanga/web/games/learning.ts';
import { ComponentTables } from '@hanga/web/learn/ComponentTables.tsx';
import { Paragraphs } from '@hanga/web/learn/Paragraphs.tsx';
import { Drawing } from '@hanga/web/learn/Picture.tsx';
import { cardFace, cardSize } from '../art/index.ts';
import { type LessonCard, lessonCards } from '../rules/index.ts';
import { about } from './text/about/index.ts';

/** The cards that the transcriptions disagreed on, in the order in which the text names them. */
const settledCards: readonly ((card: LessonCard) => boolean)[] = [
  ({ suit, studio }) => suit === 'animal' && studio.icon === 'keep',
  ({ suit, studio, print }) => suit === 'tree' && studio.landscape === 'forest' && print.landscape === 'forest',
  ({ suit, studio, print }) => suit === 'building' && studio.icon === 'assistant' && print.season === 'storm',
];

export function About({ language }: LearningParts['About']) {
  const { credit, components, settledTitle, settled } = about[language];
  return (
    <>
      <ComponentTables of={components} language={language} />
      <h3>{settledTitle}</h3>
      <ul class="learn-settled">
        {settled.map((sentence, index) => (
          <li key={sentence}>
            <SettledCard number={lessonCards.findIndex(settledCards[index] ?? (() => false))} />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <Paragraphs of={[credit]} />
    </>
  );
}

function SettledCard({ number }: { number: number }) {
  const card = lessonCards[number];
  return card ? <Drawing {...cardSize} art={cardFace(card, number)} /> : null;
}
