import type { ComponentChildren, JSX } from 'preact';
import { rulesLink } from './rulebook.ts';
import './icons.css';

/** An icon or a piece: its picture, its name, and what it does where the name alone does not say it. */
export interface IconEntry {
  readonly id: string;
  readonly picture: JSX.Element;
  readonly name: string;
  readonly does?: string | undefined;
  /** The topic that explains it. */
  readonly topic: string;
}

interface IconGroupProps {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly entries?: readonly IconEntry[];
  /** The rule of a topic, on a page where the entries are themselves what an address can name. */
  readonly ruleFor?: ((topic: string) => string) | undefined;
  readonly children?: ComponentChildren;
}

/** A group of icons, each a link to what the rules say of it. */
export function IconGroup({ game, name, title, text, entries = [], ruleFor, children }: IconGroupProps) {
  // Several icons may share one topic: an id may appear once.
  const firstOf = new Map([...entries].reverse().map(({ id, topic }) => [topic, id]));
  return (
    <section class={`learn-icon-group of-${name}`}>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map(({ id, picture, name, does, topic }) => (
            <li key={id} id={ruleFor && firstOf.get(topic) === id ? topic : undefined}>
              <a href={rulesLink(game, ruleFor ? ruleFor(topic) : topic)}>
                {picture}
                <span class="learn-words">
                  <b>{name}</b>
                  {does && <span> {does}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
