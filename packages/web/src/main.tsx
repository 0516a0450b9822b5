import './style/fonts.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { themeCss } from './art/tokens.ts';
import { followAddress } from './router.ts';
import { applySettings } from './settings.ts';
import './style/page.css';

applySettings();
followAddress();
const theme = new CSSStyleSheet();
theme.replaceSync(themeCss());
document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
render(<App />, document.getElementById('app') as HTMLElement);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js');
}
