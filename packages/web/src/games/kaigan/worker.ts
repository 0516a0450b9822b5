import { defaultOptions, kaigan } from '@hanga/kaigan';
import { serveGame } from '../../source/serveGame.ts';

serveGame(kaigan, defaultOptions, () => import('./thinkers.ts').then(({ thinkers }) => thinkers));
