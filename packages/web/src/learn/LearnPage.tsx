import type { GameTypes } from '@hanga/kernel';
import type { LearningParts } from '../games/learning.ts';
import { ContentsPage } from './ContentsPage.tsx';
import { dueChapter } from './keptProgress.ts';
import { SetPiecePage } from './SetPiecePage.tsx';
import type { School } from './school.ts';
import { TutorialPage } from './TutorialPage.tsx';

/** What an address of the learning part means: a chapter, a course where it was left, a set piece, or the list of all. */
export function LearnPage<T extends GameTypes>(props: LearningParts['Tutorial'] & { readonly school: School<T> }) {
  const { school, chapter: part, language } = props;
  const course = school.courses.find(
    ({ part: name, chapters }) => name === part || chapters.some(({ id }) => id === part),
  );
  const piece = school.pieces.find(({ id }) => id === part);
  if (part && piece) return <SetPiecePage key={part} {...props} school={school} piece={piece} />;
  if (part && course) {
    const chapter = course.part === part ? dueChapter(course) : part;
    return <TutorialPage key={chapter} {...props} school={school} tutorial={course} chapter={chapter} />;
  }
  return <ContentsPage school={school} language={language} />;
}
