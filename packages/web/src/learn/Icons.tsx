import { diplomaColors, suits, text } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import type { ComponentChildren } from 'preact';
import { type Boxed, cardBack, cardSize } from '../art/index.ts';
import { DiplomaList } from './DiplomaList.tsx';
import { type EntryId, type GroupId, iconGroups } from './icons.types.ts';
import { Drawing, Icon } from './Picture.tsx';
import { iconsText } from './text.ts';
import { ruleFor, rulesLink, type Topic } from './topics.ts';

interface IconsProps {
  readonly language: Language;
  /** Called instead of following the link, where the rules open in another way. */
  readonly onRule?: ((topic: Topic) => void) | undefined;
  /** On the rules page the entries are themselves what an address can name, and lead to their rule. */
  readonly areAnchors?: boolean;
  /** The level of the groups' headings. */
  readonly heading: 'h2' | 'h3';
}

/** All icons, pieces and backs, each a link to its rule; and the diplomas, where no rule on the page shows them. */
export function Icons({ language, onRule, areAnchors = false, heading: Heading }: IconsProps) {
  const t = iconsText[language];
  const game = text[language];
  const link = (topic: Topic) => ({
    href: rulesLink(areAnchors ? ruleFor(topic) : topic),
    ...(areAnchors && { id: topic }),
    ...(onRule && {
      onClick: (event: Event) => {
        event.preventDefault();
        onRule(topic);
      },
    }),
  });
  const named = new Set<Topic>();
  return (
    <div class="learn-icons">
      {(Object.keys(iconGroups) as GroupId[]).map(group => (
        <section key={group} class={`learn-icon-group of-${group}`}>
          <Heading>{t.groups[group].title}</Heading>
          {t.groups[group].text && <p>{t.groups[group].text}</p>}
          <ul>
            {entriesOf(group).map(([id, [art, kind, topic]]) => {
              // Three seals share one topic: an id may appear once.
              const { id: anchor, ...rest } = { id: undefined, ...link(topic) };
              const isFirst = !named.has(topic);
              named.add(topic);
              return (
                <li key={id} id={isFirst ? anchor : undefined}>
                  <a {...rest}>
                    <Icon id={art} kind={kind} />
                    <Words {...t.entries[id]} />
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <section class="learn-icon-group of-backs">
        <Heading>{t.backs.title}</Heading>
        <p>{t.backs.text}</p>
        <ul>
          {suits.map(suit => (
            <li key={suit}>
              <a {...link(`back-${suit}`)}>
                <Drawing {...cardSize} markup={cardBack(suit)} class="learn-back" />
                <Words name={capital(game.suit[suit])} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      {!areAnchors && (
        <section class="learn-icon-group of-diplomas">
          <Heading>{t.diplomas.title}</Heading>
          <p>{t.diplomas.text}</p>
          <DiplomaList language={language} colors={diplomaColors} link={link} />
        </section>
      )}
    </div>
  );
}

const entriesOf = (group: GroupId) =>
  Object.entries(iconGroups[group]) as [EntryId, readonly [art: string, kind: Boxed, topic: Topic]][];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function Words(props: { name: ComponentChildren; does?: string }) {
  return (
    <span class="learn-words">
      <b>{props.name}</b>
      {props.does && <span> {props.does}</span>}
    </span>
  );
}
