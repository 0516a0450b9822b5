import { kaiganAdviser, kaiganBots } from '@hanga/bots';
import { kaigan } from '@hanga/kaigan';
import { serveGame } from '../../source/serveGame.ts';

serveGame(kaigan, kaiganBots, kaiganAdviser);
