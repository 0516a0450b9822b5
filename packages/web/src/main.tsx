import { render } from 'preact';
import { App } from './app.tsx';
import { themeCss } from './art/tokens.ts';
import { games, prepareWorker } from './games/index.ts';
import { followAddress, route } from './router.ts';
import { applySettings } from './settings.ts';
import { openStorage } from './storage/games.ts';
import './style/page.css';

/** Their own file: a page with other letters is a page all the same. */
const fetchFonts = (): void => void import('./style/fonts.css').catch(() => {});

applySettings();
followAddress();
// Whoever comes to the first screen will probably play: what takes time begins before anything is drawn.
if (route.value.page === 'home') {
  openStorage();
  prepareWorker(games.kanagawa);
}
// On the very first visit the letters wait until what is played with has come, and may have been asked for: as long
// again as that took. Later they are there already.
const isFirstVisit = !navigator.serviceWorker?.controller;
const soon = (): void => void setTimeout(fetchFonts, performance.now());
if (isFirstVisit && route.value.page === 'home') void games.kanagawa.front().then(soon, soon);
else fetchFonts();
const theme = new CSSStyleSheet();
theme.replaceSync(themeCss());
document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
render(<App />, document.getElementById('app') as HTMLElement);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js');
}
