import { serveGame } from '@hanga/web/source/serveGame.ts';
import { defaultOptions, dochu } from '../rules/index.ts';

serveGame(dochu, defaultOptions, () => import('../bot/index.ts').then(({ dochuBots }) => ({ bots: dochuBots })));
