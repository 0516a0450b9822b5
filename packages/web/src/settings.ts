import { type Language, languages } from '@hanga/kernel';
import { effect, signal } from '@preact/signals';

/** How the player likes to play; kept in the browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'light' | 'night' | 'system';
  /** How fast moves of others are shown; `instant` also stops animation. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant';
  readonly sound: boolean;
  /** A turn ends only when confirmed. */
  readonly confirmEnd: boolean;
}

const KEY = 'hanga-settings';

const browserLanguage = (): Language => {
  const wanted = navigator.languages.map(tag => tag.slice(0, 2));
  return wanted.flatMap(tag => languages.filter(language => language === tag))[0] ?? 'en';
};

const defaults = (): Settings => ({
  language: browserLanguage(),
  theme: 'system',
  speed: 'normal',
  sound: false,
  confirmEnd: true,
});

/** Kept settings, with defaults for whatever is missing or makes no sense any more. */
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
  confirmEnd: [true, false],
};

const isSetting = (name: string, value: unknown): boolean =>
  Object.hasOwn(choices, name) && (choices[name as keyof Settings] as readonly unknown[]).includes(value);

export const settings = signal<Settings>(kept());

export const set = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change };
};

/** Puts the settings where the style sheet and the browser look for them, and keeps them. */
export function applySettings(): void {
  effect(() => {
    const { language, theme } = settings.value;
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme === 'light' ? 'day' : theme;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // A browser that keeps nothing still plays; it only forgets how one likes it.
    }
  });
}

export const isStill = (): boolean =>
  settings.value.speed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;
