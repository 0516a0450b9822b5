import type { Language } from '@hanga/kernel';
import { Icons } from './Icons.tsx';
import type { Topic } from './topics.ts';
import './learn.css';

interface AidProps {
  readonly language: Language;
  /** Opens a rule; without it the links lead to the rules page. */
  readonly onRule?: (topic: Topic) => void;
}

/** All icons at a glance, for a dialog that has its own title. */
export function Aid({ language, onRule }: AidProps) {
  return (
    <div class="learn learn-aid" lang={language}>
      <Icons language={language} onRule={onRule} heading="h3" />
    </div>
  );
}
