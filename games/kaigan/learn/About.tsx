import type { LearningParts } from '@hanga/web/games/learning.ts';
import { ComponentTables } from '@hanga/web/learn/ComponentTables.tsx';
import { Paragraphs } from '@hanga/web/learn/Paragraphs.tsx';
import { about } from './text/about/index.ts';

export function About({ language }: LearningParts['About']) {
  const { credit, components } = about[language];
  return (
    <>
      <ComponentTables of={components} language={language} />
      <Paragraphs of={[credit]} />
    </>
  );
}
