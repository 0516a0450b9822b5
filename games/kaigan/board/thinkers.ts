import { kaiganAdviser, kaiganBots } from '../bot/index.ts';

export const thinkers = { bots: kaiganBots, adviser: kaiganAdviser };
