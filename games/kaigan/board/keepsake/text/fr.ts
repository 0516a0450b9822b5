import type { KeepsakeText } from './types.ts';

export const fr: KeepsakeText = { title: 'Les côtes du Japon', map: 'la carte' };
