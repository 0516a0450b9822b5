export { conserve } from './conserve.ts';
export { exchange } from './exchange.ts';
export { playUnderLaws, trials } from './laws.ts';
export { act, place, scene } from './scene.ts';
