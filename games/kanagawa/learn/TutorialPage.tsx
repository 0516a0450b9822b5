import type { LearningParts } from '@hanga/web/games/learning.ts';
import { LearnPage } from '@hanga/web/learn/LearnPage.tsx';
import type { School } from '@hanga/web/learn/school.ts';
import { Board } from '../board/Board.tsx';
import type { Kanagawa } from '../rules/index.ts';
import { Aid } from './Aid.tsx';
import { Close } from './Close.tsx';
import { tutorial } from './course.ts';
import { setPieces } from './setPieces.ts';
import { yokaiTutorial } from './yokai/course.ts';

const school: School<Kanagawa> = {
  game: 'kanagawa',
  name: 'Kanagawa',
  courses: [tutorial, yokaiTutorial],
  pieces: setPieces,
  Board,
  summary: () => import('../board/summary.ts').then(part => part.summary),
  Aid,
  Close,
};

export const TutorialPage = (props: LearningParts['Tutorial']) => <LearnPage {...props} school={school} />;
