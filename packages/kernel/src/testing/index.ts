export { deepFreeze } from './freeze.ts';
export { BrokenLaw, checkLaws, type Limits, type Trial } from './laws.ts';
export { drawsForShuffle, noChance, type ScriptedChance, scripted } from './script.ts';
export { type Toy, toy } from './toy.ts';
