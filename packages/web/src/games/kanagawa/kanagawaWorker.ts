import { kanagawaAdviser, kanagawaBots } from '@hanga/bots';
import { kanagawa } from '@hanga/kanagawa';
import { serveGame } from '../../source/serveGame.ts';

serveGame(kanagawa, kanagawaBots, kanagawaAdviser);
