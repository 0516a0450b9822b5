import { RulesPage as AnyRulesPage } from '../../../learn/RulesPage.tsx';
import type { LearningParts } from '../../learning.ts';
import { rulebook } from './rulebook.tsx';

export function RulesPage(props: LearningParts['Rules']) {
  return <AnyRulesPage {...props} book={rulebook} />;
}
