import type { Language } from '@hanga/kernel';
import { type IconEntry, IconGroup } from '@hanga/web/learn/IconGroup.tsx';
import { Drawing } from '@hanga/web/learn/Picture.tsx';
import { type Boxed, cardBack, cardSize } from '../art/index.ts';
import { everyColor, everySuit } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { DiplomaList } from './DiplomaList.tsx';
import { Icon } from './Icon.tsx';
import { type EntryId, type GroupId, iconGroups } from './iconGroups.ts';
import { iconsText } from './text/icons/index.ts';
import { ruleFor, type Topic } from './topics.ts';
import './learn.css';

interface IconsProps {
  readonly language: Language;
  /** On the rules page the entries are themselves what an address can name, and lead to their rule. */
  readonly areAnchors?: boolean;
}

/** All icons, pieces and backs, each a link to its rule; and the diplomas, where no rule on the page shows them. */
export function Icons({ language, areAnchors = false }: IconsProps) {
  const t = iconsText[language];
  const shared = {
    game: 'kanagawa' as const,
    ruleFor: areAnchors ? (topic: string) => ruleFor(topic as Topic) : undefined,
  };
  return (
    <div class="learn-icons">
      {(Object.keys(iconGroups) as GroupId[]).map(group => (
        <IconGroup key={group} {...shared} name={group} {...t.groups[group]} entries={entriesOf(group, language)} />
      ))}
      <IconGroup {...shared} name="backs" {...t.backs} entries={backs(language)} />
      {!areAnchors && (
        <IconGroup {...shared} name="diplomas" {...t.diplomas}>
          <DiplomaList language={language} colors={everyColor} areLinks />
        </IconGroup>
      )}
    </div>
  );
}

const entriesOf = (group: GroupId, language: Language): IconEntry[] =>
  (Object.entries(iconGroups[group]) as [EntryId, readonly [art: string, kind: Boxed, topic: Topic]][]).map(
    ([id, [art, kind, topic]]) => ({
      id,
      topic,
      picture: <Icon id={art} kind={kind} />,
      ...iconsText[language].entries[id],
    }),
  );

const backs = (language: Language): IconEntry[] =>
  everySuit.map(suit => ({
    id: suit,
    topic: `back-${suit}`,
    picture: <Drawing {...cardSize} art={cardBack(suit)} class="learn-back" />,
    name: capital(text[language].suit[suit]),
  }));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
