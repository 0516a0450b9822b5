import type { Language } from '@hanga/kernel';
import { rulesLink } from '@hanga/web/learn/rulebook.ts';
import { type DiplomaColor, everyDiploma } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { DiplomaSlip } from './DiplomaSlip.tsx';
import type { Topic } from './topics.ts';
import './learn.css';

interface DiplomaListProps {
  readonly language: Language;
  readonly colors: readonly DiplomaColor[];
  /** Where the rules are elsewhere, a diploma leads to them; where they are, it is what an address can name. */
  readonly areLinks?: boolean;
}

/** Diplomas by colour: the slip, and in words what it asks and gives. */
export function DiplomaList({ language, colors, areLinks = false }: DiplomaListProps) {
  const t = text[language];
  return (
    <>
      {colors.map(color => (
        <ul key={color} aria-label={t.color[color]}>
          {everyDiploma.map((diploma, number) => {
            if (diploma.color !== color) return null;
            const topic: Topic = `diploma-${number}`;
            const slip = (
              <>
                <DiplomaSlip number={number} />
                <span>{t.diploma(diploma)}</span>
              </>
            );
            return areLinks ? (
              <li key={topic}>
                <a href={rulesLink('kanagawa', topic)}>{slip}</a>
              </li>
            ) : (
              <li key={topic} id={topic} class="learn-entry">
                {slip}
              </li>
            );
          })}
        </ul>
      ))}
    </>
  );
}
