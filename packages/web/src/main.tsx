import './style/fonts.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { themeCss } from './art/tokens.ts';
import { games, prepareWorker } from './games/index.ts';
import { followAddress, route } from './router.ts';
import { applySettings } from './settings.ts';
import { openStorage } from './storage/games.ts';
import './style/page.css';

applySettings();
followAddress();
// Whoever comes to the first screen will probably play: what takes time begins before anything is drawn.
if (route.value.page === 'home') {
  openStorage();
  prepareWorker(games.kanagawa);
}
const theme = new CSSStyleSheet();
theme.replaceSync(themeCss());
document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
render(<App />, document.getElementById('app') as HTMLElement);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js');
}
