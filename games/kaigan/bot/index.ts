export { type KaiganReason, kaiganAdviser } from './adviser.ts';
export { kaiganBots } from './bots.ts';
export { kaiganReason } from './text/index.ts';
