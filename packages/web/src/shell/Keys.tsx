import { allShortcuts, nameOf, type Shortcut } from '../table/shortcuts.ts';
import { words } from '../text/index.ts';
import './Keys.css';

/** All keys that do something at this table, with what they do; those that do the same side by side. */
export function Keys() {
  const t = words().keys;
  const rows = new Map<string, string[]>();
  const add = (label: string, key: string): void => void rows.set(label, [...(rows.get(label) ?? []), key]);
  for (const shortcut of allShortcuts()) add(shortcut.label, shownKey(shortcut));
  add(t.arrows, '← → ↑ ↓');
  add(t.choose, 'Enter');
  return (
    <dl class="keys">
      {[...rows].map(([label, keys]) => (
        <div key={label}>
          <dt>
            {keys.map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}

const shownKey = (shortcut: Shortcut): string => (shortcut.key === 'Escape' ? 'Esc' : nameOf(shortcut));
