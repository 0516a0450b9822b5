import { kanagawaAdviser, kanagawaBots } from '../bot/index.ts';

export const thinkers = { bots: kanagawaBots, adviser: kanagawaAdviser };
