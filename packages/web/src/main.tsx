// First: every other sheet may say otherwise.
import './style/base.css';
import './style/controls.css';
import './style/panels.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { themeCss } from './art/tokens.ts';
import { followAddress, isAtTable, route } from './router.ts';
import { applySettings } from './settings.ts';
import { whenIdle } from './shell/whenIdle.ts';
import { openStorage } from './storage/games.ts';

/** A style sheet of its own: without it the page works in the browser's fonts. */
const fetchFonts = (): void => void import('./style/fonts.css').catch(() => {});

applySettings();
followAddress();
// A visitor of the first screen will probably play: the database is opened before anything is drawn.
if (route.value.page === 'home') openStorage();
// On the first visit, fonts wait for twice as long again as the page's code took, so that they do not compete with what
// is to be looked at. On later visits the service worker has them already.
const isFirstVisit = !navigator.serviceWorker?.controller;
if (isFirstVisit) setTimeout(fetchFonts, 2 * performance.now());
else fetchFonts();
const theme = new CSSStyleSheet();
theme.replaceSync(themeCss());
document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
render(<App />, document.getElementById('app') as HTMLElement);

/** Its first act is to fetch everything for when there is no network. */
const keepForOffline = (): void => void navigator.serviceWorker.register('/sw.js');

/** On the first visit that comes when nothing else is to be done, and never before a board that is being fetched. */
const keepWhenIdle = (): void => {
  const isUnderWay = isAtTable()
    ? !document.querySelector('.table-top, main.learn')
    : document.querySelector('[data-leaving]');
  if (isUnderWay) setTimeout(keepWhenIdle, 1000);
  else whenIdle(keepForOffline);
};

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  if (isFirstVisit) setTimeout(keepWhenIdle, 5 * performance.now());
  else keepForOffline();
}
