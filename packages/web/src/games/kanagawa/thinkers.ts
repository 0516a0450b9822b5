import { kanagawaAdviser, kanagawaBots } from '@hanga/bots';

export const thinkers = { bots: kanagawaBots, adviser: kanagawaAdviser };
