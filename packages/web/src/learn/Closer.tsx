import type { GameTypes, Language } from '@hanga/kernel';
import type { School } from './school.ts';

interface CloserProps<T extends GameTypes> {
  readonly Close: School<T>['Close'];
  readonly names: readonly string[];
  readonly view: T['View'];
  readonly language: Language;
}

/** Things that are small on the table, side by side and large. */
export function Closer<T extends GameTypes>({ Close, names, view, language }: CloserProps<T>) {
  if (!Close || names.length === 0) return null;
  return (
    <div class="learn-close">
      {names.map(name => (
        <Close key={name} name={name} view={view} isAlone={names.length === 1} language={language} />
      ))}
    </div>
  );
}
