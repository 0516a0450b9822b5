import { corrections } from './data/corrections.ts';

/**
 * The last rules number with which a ruling changed, and not only a card: where the code has to know, it asks
 * `state.rules`.
 */
const lastRuling = 1;

/** New games are played under these rules. */
export const newestRules = Math.max(lastRuling, ...corrections.map(({ rules }) => rules));
