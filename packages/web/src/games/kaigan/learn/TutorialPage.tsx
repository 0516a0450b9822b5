import { TutorialPage as AnyTutorialPage } from '../../../learn/TutorialPage.tsx';
import type { LearningParts } from '../../learning.ts';
import { Board } from '../Board.tsx';
import { Aid } from './Aid.tsx';
import { tutorial } from './course.ts';

export function TutorialPage(props: LearningParts['Tutorial']) {
  return <AnyTutorialPage {...props} tutorial={tutorial} Board={Board} Aid={Aid} />;
}
