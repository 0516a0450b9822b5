import type { LearningParts } from '../games/learning.ts';
import { Rule } from './Rule.tsx';
import { isTopic, ruleFor } from './topics.ts';
import './learn.css';

/** The rule that explains a piece, alone. */
export function TopicRule({ language, topic }: LearningParts['TopicRule']) {
  return isTopic(topic) ? <Rule id={ruleFor(topic)} language={language} query="" isTarget={false} /> : null;
}
