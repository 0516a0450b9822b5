import { kaigan } from '@hanga/kaigan';
import { serveGame } from '../../source/serveGame.ts';

serveGame(kaigan, () => import('./thinkers.ts').then(({ thinkers }) => thinkers));
