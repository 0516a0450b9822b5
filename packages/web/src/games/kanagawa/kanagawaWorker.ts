import { kanagawa } from '@hanga/kanagawa';
import { serveGame } from '../../source/serveGame.ts';

serveGame(kanagawa, () => import('./thinkers.ts').then(({ thinkers }) => thinkers));
