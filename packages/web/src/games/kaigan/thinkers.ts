import { kaiganAdviser, kaiganBots } from '@hanga/bots';

export const thinkers = { bots: kaiganBots, adviser: kaiganAdviser };
