import type { LearningParts } from '@hanga/web/games/learning.ts';
import { LearnPage } from '@hanga/web/learn/LearnPage.tsx';
import type { School } from '@hanga/web/learn/school.ts';
import { Board } from '../board/Board.tsx';
import type { Kaigan } from '../rules/index.ts';
import { Aid } from './Aid.tsx';
import { Close } from './Close.tsx';
import { tutorial } from './course.ts';
import { setPieces } from './setPieces.ts';

const school: School<Kaigan> = {
  game: 'kaigan',
  name: 'Kaigan',
  courses: [tutorial],
  pieces: setPieces,
  Board,
  summary: () => import('../board/summary.ts').then(part => part.summary),
  Aid,
  Close,
};

export const TutorialPage = (props: LearningParts['Tutorial']) => <LearnPage {...props} school={school} />;
