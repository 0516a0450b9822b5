// First: every other sheet may say otherwise.
import './style/base.css';
import './style/controls.css';
import './style/panels.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { themeCss } from './art/tokens.ts';
import { followAddress, route } from './router.ts';
import { applySettings } from './settings.ts';
import { openStorage } from './storage/games.ts';

/** A style sheet of its own: without it the page works in the browser's fonts. */
const fetchFonts = (): void => void import('./style/fonts.css').catch(() => {});

applySettings();
followAddress();
// A visitor of the first screen will probably play: the database is opened before anything is drawn.
if (route.value.page === 'home') openStorage();
// On the first visit, fonts wait for twice as long again as the page's code took, so that they do not compete with a
// game's. On later visits the service worker has them already.
const isFirstVisit = !navigator.serviceWorker?.controller;
if (isFirstVisit && route.value.page === 'home') setTimeout(fetchFonts, 2 * performance.now());
else fetchFonts();
const theme = new CSSStyleSheet();
theme.replaceSync(themeCss());
document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
render(<App />, document.getElementById('app') as HTMLElement);

/** Its first act is to fetch everything for when there is no network. On the first visit, a first game comes before that. */
const keepForOffline = (): void => void navigator.serviceWorker.register('/sw.js');

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  if (isFirstVisit) setTimeout(keepForOffline, 5 * performance.now());
  else keepForOffline();
}
