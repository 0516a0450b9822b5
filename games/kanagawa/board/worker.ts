import { serveGame } from '@hanga/web/source/serveGame.ts';
import { defaultOptions, kanagawa } from '../rules/index.ts';

serveGame(kanagawa, defaultOptions, () => import('./thinkers.ts').then(({ thinkers }) => thinkers));
