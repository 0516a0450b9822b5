import { TutorialPage as AnyTutorialPage } from '../../../learn/TutorialPage.tsx';
import type { LearningParts } from '../../learning.ts';
import { Board } from '../Board.tsx';
import { Aid } from './Aid.tsx';
import { tutorial } from './course.ts';
import { yokaiTutorial } from './yokai/course.ts';

/** The first game, or its optional chapter; the end of the first leads to the other. */
export function TutorialPage(props: LearningParts['Tutorial']) {
  const isYokai = props.chapter === 'yokai';
  return (
    <AnyTutorialPage
      key={props.chapter}
      {...props}
      tutorial={isYokai ? yokaiTutorial : tutorial}
      further={isYokai ? undefined : { href: '#/learn/kanagawa/yokai', title: yokaiTutorial.title(props.language) }}
      Board={Board}
      Aid={Aid}
    />
  );
}
