import { at, classes } from '../table/box.ts';
import { useDesk } from './desk.ts';

export const tabs = ['grid', 'map'] as const;
export type Tab = (typeof tabs)[number];

interface TabsProps {
  readonly tab: Tab;
  /** Where the decision is. */
  readonly due: Tab | undefined;
  readonly onTab: (tab: Tab) => void;
}

/** On a phone the action board and the map share the middle of the screen. */
export function Tabs({ tab, due, onTab }: TabsProps) {
  const { regions, words } = useDesk();
  return (
    <nav class="tabs" style={at(regions.tabs)} aria-label={words.board}>
      {tabs.map(name => (
        <button
          key={name}
          type="button"
          class={classes('tab', tab === name && 'current', due === name && 'due')}
          aria-current={tab === name ? 'true' : undefined}
          onClick={() => onTab(name)}
        >
          {words.tabs[name]}
          {due === name && <span class="unseen"> ({words.yourMove})</span>}
        </button>
      ))}
    </nav>
  );
}
