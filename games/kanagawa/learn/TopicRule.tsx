import type { LearningParts } from '@hanga/web/games/learning.ts';
import { TopicRule as AnyTopicRule } from '@hanga/web/learn/Rule.tsx';
import { rulebook } from './rulebook.tsx';

export function TopicRule(props: LearningParts['TopicRule']) {
  return <AnyTopicRule {...props} book={rulebook} />;
}
