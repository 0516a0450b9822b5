import { defaultOptions, kanagawa } from '@hanga/kanagawa';
import { serveGame } from '../../source/serveGame.ts';

serveGame(kanagawa, defaultOptions, () => import('./thinkers.ts').then(({ thinkers }) => thinkers));
