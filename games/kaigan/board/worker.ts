import { serveGame } from '@hanga/web/source/serveGame.ts';
import { defaultOptions, kaigan } from '../rules/index.ts';

serveGame(kaigan, defaultOptions, () => import('./thinkers.ts').then(({ thinkers }) => thinkers));
