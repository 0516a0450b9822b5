import { TopicRule as AnyTopicRule } from '../../../learn/Rule.tsx';
import type { LearningParts } from '../../learning.ts';
import { rulebook } from './rulebook.tsx';

export function TopicRule(props: LearningParts['TopicRule']) {
  return <AnyTopicRule {...props} book={rulebook} />;
}
