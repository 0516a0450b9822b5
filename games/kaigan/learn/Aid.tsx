import type { LearningParts } from '@hanga/web/games/learning.ts';
import { Icons } from './Icons.tsx';
import '@hanga/web/learn/learn.css';

/** All pieces, actions and prices at a glance, for a dialog that has its own title. */
export function Aid({ language }: LearningParts['Aid']) {
  return (
    <div class="learn learn-aid" lang={language}>
      <Icons language={language} />
    </div>
  );
}
