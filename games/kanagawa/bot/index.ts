export { kanagawaAdviser } from './adviser.ts';
export { kanagawaBots } from './bots.ts';
export type { KanagawaReason } from './reasons.ts';
export { kanagawaReason } from './text/index.ts';
