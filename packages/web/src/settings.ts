import { type Language, languages, matchLanguage } from '@hanga/kernel';
import { effect, signal } from '@preact/signals';

/** How the player likes to play; kept in the browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'light' | 'night' | 'system';
  /** How fast moves of others are shown; `instant` also stops animation. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant';
  readonly sound: boolean;
  /** What goes without saying is done by itself: a last card, the end of a turn with nothing left. */
  readonly doObvious: boolean;
  /** A piece under a resting pointer is shown large beside the table. */
  readonly inspectOnRest: boolean;
}

const KEY = 'hanga-settings';

const defaults = (): Settings => ({
  language: matchLanguage(navigator.languages),
  theme: 'system',
  speed: 'normal',
  sound: false,
  doObvious: false,
  inspectOnRest: true,
});

/** The stored settings, with defaults for those that are missing or no longer valid. */
function kept(): Settings {
  const base = defaults();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return base;
    const known = Object.entries(stored).filter(([name, value]) => isSetting(name, value));
    return { ...base, ...Object.fromEntries(known) };
  } catch {
    return base;
  }
}

const choices: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: languages,
  theme: ['light', 'night', 'system'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  sound: [true, false],
  doObvious: [true, false],
  inspectOnRest: [true, false],
};

const isSetting = (name: string, value: unknown): boolean =>
  Object.hasOwn(choices, name) && (choices[name as keyof Settings] as readonly unknown[]).includes(value);

export const settings = signal<Settings>(kept());

export const set = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change };
};

/** Sets the document's language and theme from the settings, and stores the settings, whenever they change. */
export function applySettings(): void {
  effect(() => {
    const { language, theme } = settings.value;
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme === 'light' ? 'day' : theme;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // Storage is blocked or full: the settings last until the page is closed.
    }
  });
}

export const isStill = (): boolean =>
  settings.value.speed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;
