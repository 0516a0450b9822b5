export { conserve } from './conserve.ts';
export { exchange } from './exchange.ts';
export { playUnderLaws } from './laws.ts';
