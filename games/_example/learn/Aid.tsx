import type { LearningParts } from '@hanga/web/games/learning.ts';
import { text } from '../text/index.ts';
import '@hanga/web/learn/learn.css';

/** The rules in short: all that this game has to teach itself with. */
export function Aid({ language }: LearningParts['Aid']) {
  return (
    <div class="learn learn-aid" lang={language}>
      <ul>
        {text[language].rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
