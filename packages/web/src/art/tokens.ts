export const ink = {
  washi: '#f4ecd8',
  sumi: '#23211e',
  aiDeep: '#1f3a5f',
  ai: '#3f678c',
  aiPale: '#8fb0c4',
  vermilion: '#c23b2b',
  beni: '#d9838a',
  ochre: '#d6a444',
  moss: '#7d8f4e',
  pine: '#3f5f4a',
  bark: '#7a5b3a',
  snow: '#f8f6ef',
  skin: '#f0d6b8',
  stone: '#a39c8c',
  tile: '#5d6f7c',
  straw: '#cda95c',
  plum: '#6b4a74',
} as const;

export const pageInks = {
  paper: [ink.washi, '#141b2b'],
  'paper-raised': ['#faf5e7', '#1c2539'],
  'paper-sunk': ['#e8dcc0', '#0f1522'],
  line: [ink.sumi, '#e9e2cf'],
  'line-soft': ['#6f675a', '#a9a797'],
  rule: ['#cbbd9d', '#36405a'],
  accent: [ink.vermilion, '#e2664f'],
  ai: [ink.aiDeep, '#8fb0c4'],
  wood: ['#b98f5c', '#7d6040'],
} as const;
export type PageInk = keyof typeof pageInks;

const properties = (theme: 0 | 1): string =>
  Object.entries(pageInks)
    .map(([name, pair]) => `--${name}:${pair[theme]};`)
    .join('');

/** The page swaps paper and line at night; the prints keep literal inks and stay prints. */
export const themeCss = (): string =>
  `:root{color-scheme:light;${properties(0)}}` +
  `:root[data-theme=night]{color-scheme:dark;${properties(1)}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-theme=day]){color-scheme:dark;${properties(1)}}}`;
