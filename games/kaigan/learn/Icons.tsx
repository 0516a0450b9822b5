import type { Language } from '@hanga/kernel';
import { type IconEntry, IconGroup } from '@hanga/web/learn/IconGroup.tsx';
import { Drawing } from '@hanga/web/learn/Picture.tsx';
import { boxOf, cardSize, draw, tileSize, use } from '../art/index.ts';
import { actionCards, board, kaigan, numbersUnder, preprintedUnder, tileCountsUnder, tracks } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { type EntryId, type GroupId, iconGroups } from './iconGroups.ts';
import { type IconsText, iconsText } from './text/icons/index.ts';
import { tileId } from './tileFigures.ts';
import { ruleFor, type Topic } from './topics.ts';
import './learn.css';

interface IconsProps {
  readonly language: Language;
  /** On the rules page the entries are themselves what an address can name, and lead to their rule. */
  readonly areAnchors?: boolean;
}

/** All pieces, actions and prices, each a link to its rule; then the numbers of the tracks and the count at the end. */
export function Icons({ language, areAnchors = false }: IconsProps) {
  const t = iconsText[language];
  const shared = {
    game: 'kaigan' as const,
    ruleFor: areAnchors ? (topic: string) => ruleFor(topic as Topic) : undefined,
  };
  return (
    <div class="learn-icons">
      <IconGroup {...shared} name="actions" {...t.actions} entries={actions(language)} />
      <IconGroup {...shared} name="printed" {...t.printed} entries={printed(language)} />
      <IconGroup {...shared} name="tiles" title={t.tiles.title} text={t.tiles.text} entries={tiles(language)} />
      {(Object.keys(iconGroups) as GroupId[]).map(group => (
        <IconGroup key={group} {...shared} name={group} {...t.groups[group]} entries={entriesOf(group, language)} />
      ))}
      <IconGroup {...shared} name="numbers" {...t.numbers}>
        <Numbers t={t.numbers} />
      </IconGroup>
      <IconGroup {...shared} name="end" {...t.end}>
        <dl class="learn-end">
          {t.end.rows.map(([what, honor]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{honor}</dd>
            </div>
          ))}
        </dl>
      </IconGroup>
    </div>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function Sign({ name }: { name: string }) {
  const [left, top, width, height] = boxOf(name);
  return <Drawing width={width} height={height} art={use(name, -left, -top)} class="learn-symbol" />;
}

const entriesOf = (group: GroupId, language: Language): IconEntry[] =>
  (Object.entries(iconGroups[group]) as [EntryId, readonly [art: string, topic: Topic]][]).map(
    ([id, [art, topic]]) => ({
      id,
      topic,
      picture: <Sign name={art} />,
      ...iconsText[language].entries[id],
    }),
  );

const actions = (language: Language): IconEntry[] => [
  ...actionCards.map(name => ({
    id: name,
    topic: `card-${name}`,
    picture: <Drawing {...cardSize} art={draw({ card: name, color: 0 })} class="learn-action" />,
    name: text[language].card[name],
    does: capital(text[language].does[name]),
  })),
  {
    id: 'survey',
    topic: 'supply',
    picture: <Sign name="survey" />,
    name: iconsText[language].secondary,
    does: capital(text[language].does.survey),
  },
];

const printed = (language: Language): IconEntry[] =>
  preprintedUnder(kaigan.rules).map(({ row, column, action }) => ({
    id: action,
    topic: `printed-${action}`,
    picture: <Drawing {...cardSize} art={draw({ action })} class="learn-action" />,
    name: capital(text[language].space(board.spaceAt(row - 1, column - 1))),
    does: capital(text[language].does[action]),
  }));

const tiles = (language: Language): IconEntry[] =>
  tracks.map(kind => ({
    id: kind,
    topic: `tile-${kind}`,
    picture: <Drawing {...tileSize} art={draw({ tile: tileId(kind) })} class="learn-tile" />,
    name: text[language].track[kind],
    does: `${iconsText[language].tiles.sizes(Object.entries(tileCountsUnder(kaigan.rules)[kind]))} ${iconsText[language].tiles.gives[kind]}`,
  }));

function Numbers({ t }: { t: IconsText['numbers'] }) {
  const { artistic, government } = numbersUnder(kaigan.rules);
  const spaces = Math.max(artistic.length, government.length);
  return (
    <table class="learn-numbers">
      <thead>
        <tr>
          <th scope="col">{t.space}</th>
          {(['artistic', 'government'] as const).map(track => (
            <th key={track} scope="col">
              {t.track[track]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: spaces }, (_, space) => (
          <tr key={`space-${space + 1}`}>
            <th scope="row">{space}</th>
            <td>{artistic[space] ?? ''}</td>
            <td>{government[space] ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
