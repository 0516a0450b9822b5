import { type DiplomaColor, diplomas, text } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import { DiplomaSlip } from './DiplomaSlip.tsx';
import type { Topic } from './topics.ts';

interface DiplomaListProps {
  readonly language: Language;
  readonly colors: readonly DiplomaColor[];
  /** What makes a link of a diploma. Without it they are what an address can name. */
  readonly link?: (topic: Topic) => { readonly href: string; readonly onClick?: (event: Event) => void };
}

/** Diplomas by colour: the slip, and in words what it asks and gives. */
export function DiplomaList({ language, colors, link }: DiplomaListProps) {
  const t = text[language];
  return (
    <>
      {colors.map(color => (
        <ul key={color} aria-label={t.color[color]}>
          {diplomas.map((diploma, number) => {
            if (diploma.color !== color) return null;
            const topic: Topic = `diploma-${number}`;
            const slip = (
              <>
                <DiplomaSlip number={number} />
                <span>{t.diploma(diploma)}</span>
              </>
            );
            return link ? (
              <li key={topic}>
                <a {...link(topic)}>{slip}</a>
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
