import type { KeepsakeText } from './types.ts';

export const en: KeepsakeText = { title: 'The Coasts of Japan', map: 'the map' };
