import { useRef, useState } from 'preact/hooks';
import { at, classes } from './box.ts';
import { useBoardContext } from './context.ts';
import { tableWords } from './text/index.ts';
import './tabs.css';

interface TabsProps<Tab extends string> {
  /** The areas that are in sight together; the first stands for them. */
  readonly groups: readonly (readonly [Tab, ...Tab[]])[];
  readonly tab: Tab;
  /** Where the decision is. */
  readonly due: Tab | undefined;
  /** Where others have changed something, with the livery of whoever did last. */
  readonly changed: ReadonlyMap<Tab, number>;
  readonly onTab: (tab: Tab) => void;
}

/** Where the areas of the table share the middle of the screen. */
export function Tabs<Tab extends string>({ groups, tab, due, changed, onTab }: TabsProps<Tab>) {
  const { regions, words } = useBoardContext();
  return (
    <nav class="tabs" style={regions.tabs && at(regions.tabs)} aria-label={words.board}>
      {groups.map(areas => {
        const [name] = areas;
        const isCurrent = areas.includes(tab);
        const isDue = due !== undefined && areas.includes(due);
        // What is in sight shows its marks itself.
        const color = isCurrent ? undefined : areas.map(area => changed.get(area)).find(by => by !== undefined);
        return (
          <button
            key={name}
            type="button"
            class={classes('tab', isCurrent && 'current', isDue && 'due')}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => onTab(name)}
          >
            {words.tabs?.[areas.join(' ')] ?? words.tabs?.[name]}
            {isDue && <span class="unseen"> ({words.yourMove})</span>}
            {color !== undefined && (
              <span class="news" data-color={color}>
                <span class="unseen"> ({tableWords().news.changed})</span>
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}

interface AskedFor<Tab extends string> {
  readonly first: Tab;
  /** The area to turn to: where the decision lies, or what a lesson speaks of. */
  readonly asked: Tab | undefined;
  /** The decision that asks for it, what the lesson speaks of, and where a picked-up thing goes. */
  readonly by: readonly [decision: unknown, inSight: unknown, picked?: unknown];
}

/**
 * A new decision opens the area where it lies, a lesson the one it speaks of; until the next one the player's own choice
 * of area stands.
 */
export function useTab<Tab extends string>({ first, asked, by }: AskedFor<Tab>): [Tab, (tab: Tab) => void] {
  const chosen = useRef<{ readonly tab: Tab; readonly by: AskedFor<Tab>['by'] }>();
  const last = useRef(first);
  const [, redraw] = useState<object>();
  const isRenewed = chosen.current?.by.some((was, index) => was !== by[index]);
  if (asked !== undefined && isRenewed) chosen.current = undefined;
  const tab = chosen.current?.tab ?? asked ?? last.current;
  last.current = tab;
  const choose = (next: Tab): void => {
    chosen.current = { tab: next, by };
    redraw({});
  };
  return [tab, choose];
}
