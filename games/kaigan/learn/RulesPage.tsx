import type { LearningParts } from '@hanga/web/games/learning.ts';
import { RulesPage as AnyRulesPage } from '@hanga/web/learn/RulesPage.tsx';
import { rulebook } from './rulebook.tsx';

export function RulesPage(props: LearningParts['Rules']) {
  return <AnyRulesPage {...props} book={rulebook} />;
}
